import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

// The page is served by `spellspeed serve`; in development Vite hands `/api` on to it.
export default defineConfig(({ mode }) => ({
  plugins: [svelte()],
  resolve: mode === 'test' ? { conditions: ['browser'] } : {},
  build: {
    outDir: process.env.SPELLSPEED_PAGE ?? 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0, // nothing in the page is written as data: the server forbids it
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: { proxy: { '/api': { target: 'http://127.0.0.1:8000', ws: true, changeOrigin: false } } },
  test: {
    environment: 'happy-dom',
    include: ['tests/**/*.test.ts'],
    setupFiles: ['tests/setup.ts'],
    testTimeout: 20_000, // a whole table is drawn in a second or two where the machine is busy
  },
}));

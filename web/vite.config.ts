import { svelte } from '@sveltejs/vite-plugin-svelte';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/** The names of all built files, for the worker that keeps them. */
const listFiles: Plugin = {
  name: 'list-files',
  generateBundle: {
    order: 'post',
    handler(_, bundle) {
      const files = Object.keys(bundle).filter((name) => name.startsWith('assets/'));
      this.emitFile({ type: 'asset', fileName: 'files.json', source: JSON.stringify(files.map((name) => `/${name}`)) });
    },
  },
};

// The page is served by `spellspeed serve`; in development Vite hands `/api` on to it.
export default defineConfig(({ mode }) => ({
  plugins: [svelte(), listFiles],
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

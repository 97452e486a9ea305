import { mount } from 'svelte';
import App from './App.svelte';
import './styles/tokens.css';
import './styles/card.css';
import './styles/base.css';
import './styles/table.css';
import './styles/rails.css';
import './styles/bar.css';
import './styles/options.css';
import './styles/pages.css';
import './styles/phone.css';
import './styles/low.css';
import './styles/motion.css';

const target = document.getElementById('page');
if (target) {
  // In development, and where a page is measured without a server.
  const shown = import.meta.env.DEV || import.meta.env.VITE_FIXTURES === '1';
  const Fixtures = shown ? (await import('./fixtures/Fixtures.svelte')).default : null;
  mount(App, { target, props: { Fixtures } });
}
// In development nothing is kept: what is changed is to be seen.
const register = (): void => void navigator.serviceWorker?.register('/worker.js').catch(() => {});
if (import.meta.env.PROD) {
  if (document.readyState === 'complete') register();
  else addEventListener('load', register); // what is kept for later does not delay what is seen first
}

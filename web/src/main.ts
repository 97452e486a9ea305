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

const target = document.getElementById('page');
if (target) {
  const Fixtures = import.meta.env.DEV ? (await import('./fixtures/Fixtures.svelte')).default : null;
  mount(App, { target, props: { Fixtures } });
}

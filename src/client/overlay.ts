// Development only: shows what is wrong with the page's file over the page as it last was good.
import type { LiveUpdate } from './live.ts';
import { normaliseRoute } from './pages.ts';

const style = `
  :host { position: fixed; inset: auto 0 0; z-index: 2147483647; }
  section { max-height: 60vh; overflow: auto; padding: 1.25rem; background: #1d1416; color: #fff;
    border-top: 6px solid #e5484d; font: 1rem/1.5 system-ui, sans-serif; }
  h2 { margin: 0 0 0.25rem; font-size: 1.125rem; }
  p { margin: 0 0 1rem; color: #e8c9cb; }
  pre { margin: 0; font: 0.875rem/1.5 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere; }
`;

function makeOverlay(): { readonly host: HTMLElement; readonly text: HTMLElement } {
  const host = document.createElement('vitrine-overlay');
  const shadow = host.attachShadow({ mode: 'open' });
  const sheet = document.createElement('style');
  sheet.textContent = style;
  const box = document.createElement('section');
  box.setAttribute('role', 'alert');
  const title = document.createElement('h2');
  title.textContent = 'Esta página tem um erro';
  const hint = document.createElement('p');
  hint.textContent =
    'Corrija o arquivo e salve: este aviso some sozinho. Abaixo dele está a última versão boa.';
  const text = document.createElement('pre');
  box.append(title, hint, text);
  shadow.append(sheet, box);
  return { host, text };
}

const { host, text } = makeOverlay();

function show(reports: LiveUpdate['reports']): void {
  const report = reports[normaliseRoute(location.pathname)];
  if (report === undefined) return host.remove();
  text.textContent = report;
  document.body.append(host);
}

let last: LiveUpdate['reports'] = {};

function update(reports: LiveUpdate['reports']): void {
  // A page that has never been good has no application yet that could show its mended version.
  const isMended = document.documentElement.dataset['app'] === '' && host.isConnected;
  last = reports;
  show(reports);
  if (isMended && !host.isConnected) location.reload();
}

update((await (await fetch('/_reports.json')).json()) as LiveUpdate['reports']);
import.meta.hot?.on('vitrine:update', ({ reports }: LiveUpdate) => update(reports));
addEventListener('popstate', () => show(last));
document.addEventListener('click', () => setTimeout(show, 0, last));

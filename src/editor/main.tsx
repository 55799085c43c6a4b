// oxlint-disable-next-line import/no-unassigned-import -- It has to be done before other modules make schemas.
import '../core/without-eval.ts';
import { createRoot } from 'react-dom/client';
import { App } from './shell/app.tsx';
import { DevStore } from './store/dev-store.ts';
import { keepWindow } from './ui/keep-window.ts';

const token = document.querySelector<HTMLMetaElement>('meta[name="editor-token"]')?.content ?? '';
const root = document.getElementById('root');
if (root === null) throw new Error('The document has no #root.');
keepWindow();
createRoot(root).render(<App store={new DevStore({ token })} />);

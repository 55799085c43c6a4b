import { createRoot } from 'react-dom/client';
console.log('x', createRoot);
new Worker(new URL('./work/worker.ts', import.meta.url), { type: 'module' });

/** What shows a gallery's pictures over the page; documents with a gallery say where it is. */
export function loadViewer(): Promise<typeof import('../blocks/gallery/viewer.ts')> {
  return import(/* @vite-ignore */ document.documentElement.dataset['viewer'] ?? '');
}

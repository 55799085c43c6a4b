import type { DevPagesOptions } from '../vite/dev-pages.ts';

/**
 * The modules that the development server loads as it runs, but for the views: they come with it, so that a start need not
 * read and transform each of their sources.
 */
export const prepared: NonNullable<DevPagesOptions['prepared']> = {
  '/src/commands/disk-store.ts': () => import('../commands/disk-store.ts'),
  '/src/commands/program.ts': () => import('../commands/program.ts'),
  '/src/content/catalogue/catalogue.ts': () => import('../content/catalogue/catalogue.ts'),
  '/src/content/catalogue/example-page.ts': () => import('../content/catalogue/example-page.ts'),
  '/src/content/known/check-site.ts': () => import('../content/known/check-site.ts'),
  '/src/content/known/list-site.ts': () => import('../content/known/list-site.ts'),
  '/src/content/known/shelf.ts': () => import('../content/known/shelf.ts'),
  '/src/content/pictures/variants.ts': () => import('../content/pictures/variants.ts'),
  '/src/content/pictures/widths.ts': () => import('../content/pictures/widths.ts'),
  '/src/content/present/report.ts': () => import('../content/present/report.ts'),
  '/src/editor/store/order.ts': () => import('../editor/store/order.ts'),
  '/src/publish/site-files.ts': () => import('../publish/site-files.ts'),
  '/src/render/redirect.ts': () => import('../render/redirect.ts'),
};

declare module 'virtual:pages' {
  import type { PageData } from '../../fields/page-data.ts';
  /** Every page of the built site. */
  const pages: readonly PageData[];
  export default pages;
}

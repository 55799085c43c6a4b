/** Only a new document can show the page: it is of another build or version, or what came back is no page. */
export class FullLoadNeeded extends Error {}

/** What of a build's name every page of it has: the application's. Behind a hyphen stands the page's own content. */
export function applicationOf(name = ''): string {
  return name.split('-', 1)[0] ?? '';
}

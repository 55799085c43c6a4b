import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Refusal } from '../commands/refusal.ts';
import { listDocuments } from '../serve/documents.ts';

/** Where visitors of a site tap. */
export interface Paths {
  /** A page with photographs that can be enlarged. */
  readonly gallery: string;
  /** Where on that page they stand. */
  readonly anchor: string;
  readonly from: string;
  /** The page that the home page leads to most often. */
  readonly to: string;
}

/** A section with an id, and a photograph in it that can be enlarged. */
const anchoredGallery = /<section id="([^"]+)"(?:(?!<section)[^])* data-replay=/;

/** Finds in a built site what visitors may tap. A site that has nothing of the kind is refused. */
export function findPaths(dist: string): Paths {
  const texts = listDocuments(dist)
    .filter(({ route }) => route !== '/404')
    .map(({ route, file }) => ({ route, text: readFileSync(join(dist, file), 'utf8') }));
  const home = texts.find(({ route }) => route === '/')?.text ?? '';
  const [gallery] = texts.flatMap(({ route, text }) => {
    const id = anchoredGallery.exec(text)?.[1];
    return id === undefined ? [] : [{ gallery: route, anchor: `#${id}` }];
  });
  const [to] = texts
    .map(({ route }) => ({ route, links: home.split(` href="${route}"`).length - 1 }))
    .filter(({ route, links }) => route !== '/' && links > 0)
    .toSorted((one, other) => other.links - one.links);
  if (gallery !== undefined && to !== undefined) return { ...gallery, from: '/', to: to.route };
  throw new Refusal(
    'This needs a site with a gallery that has an id, and with a link from its home page to another.',
    2,
  );
}

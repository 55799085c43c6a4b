import { lookup } from 'mrmime';

/** Endings of what a site is made of, and of what people put beside it. */
const endings =
  'avif css csv gif html ico ics jpeg jpg js json m4a map mjs mp3 mp4 ogg pdf png svg txt vtt wav webm webmanifest webp woff woff2 xml zip';

/** What mrmime does not know, and the name that sitemaps go by. */
const own: Readonly<Record<string, string>> = { ico: 'image/x-icon', xml: 'application/xml' };

const isText = /^text\/|[/+](?:json|xml)$/;

function typeOf(ending: string): string {
  const type = own[ending] ?? lookup(ending);
  if (type === undefined) throw new Error(`Nobody knows the type of .${ending} files.`);
  return isText.test(type) ? `${type}; charset=utf-8` : type;
}

/** The Content-Type of each file name's ending, without its dot, that any host of ours is told. */
export const contentTypes: ReadonlyMap<string, string> = new Map(
  endings.split(' ').map((ending) => [ending, typeOf(ending)]),
);

/** What the rest is: something to be kept, and never shown. */
export const unknownType = 'application/octet-stream';

/** The Content-Type of a file by its name's ending. */
export function contentType(file: string): string {
  const [, ending = ''] = /\.([^./\\]+)$/.exec(file) ?? [];
  return contentTypes.get(ending.toLowerCase()) ?? unknownType;
}

import { isRecord } from '../../fields/is-record.ts';
import { list } from '../problems/wording.ts';
import { valueAt } from '../source/place.ts';
import { locate, type Source } from '../source/source.ts';
import type { Path } from '../problems/problem.ts';

function listTexts(
  data: unknown,
  path: Path = [],
): readonly { readonly path: Path; readonly text: string }[] {
  if (typeof data === 'string') return [{ path, text: data }];
  if (typeof data !== 'object' || data === null) return [];
  const entries = Array.isArray(data) ? [...data.entries()] : Object.entries(data);
  return entries.flatMap(([name, value]) => listTexts(value, [...path, name]));
}

/** Whether a text says a name, and not as a part of other words. */
function says(text: string, name: string): boolean {
  const around = text.split(name);
  return around.some(
    (before, at) =>
      at < around.length - 1 &&
      !/[\p{L}\p{N}]$/u.test(before) &&
      !/^[\p{L}\p{N}]/u.test(around[at + 1] ?? ''),
  );
}

/** What texts of any page may repeat of site.yaml, as a sentence tells the old one. */
const repeated: readonly (readonly [Path, string])[] = [
  [['name'], 'o nome antigo'],
  [['address', 'city'], 'a cidade antiga'],
];

function textIn(site: unknown, path: Path): string {
  const text = valueAt(site, path);
  return typeof text === 'string' ? text.trim() : '';
}

/** Where texts still say the name or the city that site.yaml no longer gives the business. */
export function findOldWords(before: unknown, sources: readonly Source[]): readonly string[] {
  return repeated.flatMap(([path, called]) => findOld(before, sources, [path, called]));
}

function findOld(
  before: unknown,
  sources: readonly Source[],
  [path, called]: readonly [Path, string],
): readonly string[] {
  const site = sources.find(({ kind }) => kind === 'site')?.data;
  const [old, fresh] = [textIn(before, path), textIn(site, path)];
  // Who adds a word to a name finds the old one in the new.
  if (old === '' || fresh === '' || old === fresh || says(fresh, old)) return [];
  const places = sources.flatMap((source) =>
    listTexts(source.data)
      .filter(({ text }) => says(text, old))
      .map(({ path }) => `${source.file}:${locate(source, path).line}`),
  );
  if (places.length === 0) return [];
  return [`${called}, "${old}", continua em ${list(places, 20)}`];
}

function linksOf(data: unknown): readonly unknown[] | undefined {
  const links = valueAt(data, ['header', 'links']);
  return Array.isArray(links) ? links : undefined;
}

const targetOf = (link: unknown) => (isRecord(link) ? (link['to'] ?? link['href']) : undefined);

/** New links of the site's header, with the pages whose own links leave them out. */
export function findUnseenLinks(before: unknown, sources: readonly Source[]): readonly string[] {
  const known = (linksOf(before) ?? []).map(targetOf);
  const site = sources.find(({ kind }) => kind === 'site');
  const fresh = (linksOf(site?.data) ?? []).filter((link) => !known.includes(targetOf(link)));
  return fresh.flatMap((link) => {
    const without = sources.filter(({ kind, data }) => {
      const own = kind === 'page' ? linksOf(data) : undefined;
      return own !== undefined && !own.some((one) => targetOf(one) === targetOf(link));
    });
    if (without.length === 0) return [];
    const files = list(
      without.map(({ file }) => file),
      12,
    );
    return [
      `o link novo do cabeçalho, "${String(valueAt(link, ['label']))}", não aparece em ${files}: ${without.length === 1 ? 'esta página tem' : 'estas páginas têm'} os seus em header › links`,
    ];
  });
}

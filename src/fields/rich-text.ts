import { z } from 'zod';
import { withBehaviour, type Complaint, type FieldContext, type Use } from './behaviour.ts';
import { checkDownload, downloadAddress } from './download.ts';
import { isDocument } from './document-name.ts';
import { withoutCampaign } from './tracking.ts';
import { checkLink, isDropped, link, ownLink, readUse, resolveLink, webAddress } from './link.ts';
import { findMarks, findTurned, type Mark } from './marks.ts';
import { repairAddress, repairLink, toSlug } from './repair.ts';
import { readMarkup, telAddress, type Passage, type TypedLink, type Words } from './markup.ts';
import type { LinkTarget, RichText } from './resolved.ts';
import { stating } from './statement.ts';
import { visible } from './visible.ts';
import { asked } from './control.ts';

const schema = () => z.string().regex(visible).brand<'rich-text'>();

/** The links that an editor has written into a text, in their order. */
function typedLinks(parts: readonly Words<TypedLink>[]): readonly string[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return [];
    if ('bold' in part) return typedLinks(part.bold);
    return part.link.kind === 'typed' ? [part.link.to] : [];
  });
}

/** The words of addresses that become links by themselves. */
function webWords(parts: readonly Words<TypedLink>[]): readonly string[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return [];
    if ('bold' in part) return webWords(part.bold);
    return part.link.kind === 'web' ? part.words.filter((word) => typeof word === 'string') : [];
  });
}

/** Where the links lead that an editor has written into a long text, in their order. */
export function linksOf(text: string): readonly string[] {
  if (!text.includes('](')) return [];
  return readMarkup(text).flatMap((passage) => {
    const lines = 'items' in passage ? passage.items : [passage.paragraph];
    return lines.flatMap(typedLinks);
  });
}

const isInside = (to: string) => link.safeParse(to).success;
const mailPattern = /^(?:mailto:)?([\w.+-]+@[\w-]+(?:\.[\w-]+)+)$/;

/** An address as browsers take it, where only its beginning was left out. */
const withBeginning = (to: string) => (to.startsWith('www.') ? `https://${to}` : to);

/** Where an address outside the site leads; nothing for what is no address. */
function targetOutside(to: string): LinkTarget | undefined {
  const address = webAddress.safeParse(withBeginning(to));
  if (address.success) return { kind: 'link', href: address.data };
  const mail = mailPattern.exec(to)?.[1];
  if (mail !== undefined) return { kind: 'mail', href: `mailto:${mail}` };
  const href = telAddress(to.replace(/^tel:/, ''));
  return href === undefined ? undefined : { kind: 'tel', href };
}

/** Where a target in another form was most likely meant to lead. */
function meantBy(to: string, context: FieldContext): string | undefined {
  const bareHost = /^[\w-]+(?:\.[\w-]+)*\.(?:com|org|net|br)(?:[/?#]\S*)?$/i.test(to)
    ? `https://${to}`
    : undefined;
  const meant = [repairLink(to), repairAddress(to), bareHost].find((one) => one !== undefined && one !== to);
  const bare = meant?.replace(/^"(.*)"$/, '$1');
  if (bare === undefined) return undefined;
  const leads = isInside(bare) ? checkLink(bare, context).length === 0 : targetOutside(bare) !== undefined;
  return leads ? bare : undefined;
}

/** The site's own page that a whole address is. What stands behind a question mark and is not only counted may be meant. */
function ownPage(typed: string, { url }: FieldContext): string | undefined {
  const bare = withoutCampaign(typed);
  return bare.includes('?') ? undefined : ownLink(withBeginning(bare), url);
}

function checkTyped(to: string, context: FieldContext): readonly Complaint[] {
  const phrase = `](${to})`;
  if (isInside(to))
    return checkLink(to, context).map((complaint) => Object.assign(complaint, { phrase: to }));
  if (isDocument.test(to))
    return checkDownload(to, context).map((complaint) => Object.assign(complaint, { phrase: to }));
  const own = ownPage(to, context);
  if (own !== undefined && checkLink(own, context).length === 0)
    return [{ kind: 'own-address', to: own, typed: to, phrase }];
  if (targetOutside(to) !== undefined) return [];
  return [{ kind: 'broken-link', to, meant: meantBy(to, context), phrase }];
}

/** Addresses of the site's own pages as other sites write them, which nobody checks and which open a further tab. */
function findOwn(text: string, context: FieldContext): readonly Mark[] {
  if (!/www\.|:\/\//.test(text)) return [];
  const found = readMarkup(text)
    .flatMap((passage) => ('items' in passage ? passage.items : [passage.paragraph]))
    .flatMap(webWords);
  return [...new Set(found)].flatMap((typed) => {
    const own = ownPage(typed, context);
    if (own === undefined || own === '/' || checkLink(own, context).length > 0) return [];
    return [{ kind: 'own-address', typed, better: `[veja aqui](${own})`, nth: 0 }];
  });
}

/** `clique aqui (horários)` and `clique aqui /horarios`: words that were to lead to a page and are no link. */
function findUnlinked(text: string, context: FieldContext): readonly Mark[] {
  const pattern =
    /(?<!\[)((?:clique|toque|veja|confira|acesse|saiba)(?: mais)? aqui|saiba mais)[:,]? {0,3}(?:\(([^()\n]{2,40})\)|(\/[a-z][a-z0-9/-]{0,80}))/giu;
  return [...text.matchAll(pattern)].flatMap(({ index, 0: typed, 1: words = '', 2: name, 3: path }) => {
    const to = path ?? `/${toSlug(name ?? '')}`;
    if (!isInside(to) || to === '/' || checkLink(to, context).length > 0) return [];
    const nth = text.slice(0, index).split(typed).length - 1;
    return [{ kind: 'unlinked', typed, better: `[${words}](${to})`, nth }];
  });
}

/** `(os preços)[precos]`: a link with its signs exchanged, whose target is the name of a page or of a section. */
function findNamed(text: string, context: FieldContext): readonly Mark[] {
  const pattern =
    /(?<![\]\p{L}])([([])([^()[\]\n]{1,300})[)\]][^\S\n]{0,3}\[([^()[\]\n]{2,80})\](?!\s{0,3}\()/gu;
  return [...text.matchAll(pattern)].flatMap(({ index, 0: typed, 2: words = '', 3: name = '' }) => {
    const slug = toSlug(name.replace(/\.(?:yaml|yml|html)$/i, ''));
    const leads = (to: string) => isInside(to) && checkLink(to, context).length === 0;
    // Nobody calls a page by a number, which a footnote has.
    const to = /^[a-z]/.test(slug) ? [`/${slug}`, `#${slug}`].find(leads) : undefined;
    if (to === undefined || !/\p{L}/u.test(words) || /^[/#]/.test(name.trim())) return [];
    const nth = text.slice(0, index).split(typed).length - 1;
    return [{ kind: 'missigned-link', typed, better: `[${words.trim()}](${to})`, nth }];
  });
}

/** A line as it stands behind a colon where it begins with a sign that means something else there. */
function between(text: string): string {
  return /["\\]/.test(text) ? `'${text.replaceAll("'", "''")}'` : `"${text}"`;
}

/** A mark at the start of a line that is to begin with stars: then all of the line is written anew, between quotes. */
function asLine(text: string, mark: Mark): Mark {
  const line = text.trim();
  const { typed, better, whole } = mark;
  // What is the whole text already has nothing behind it.
  if (whole !== undefined) return mark;
  if (better?.startsWith('*') !== true || !line.startsWith(typed) || line.includes('\n')) return mark;
  return { ...mark, typed: line, better: between(better + line.slice(typed.length)) };
}

function check(text: string, context: FieldContext): readonly Complaint[] {
  const marks = findMarks(text);
  const isTold = marks.some(({ kind }) => kind === 'missigned-link');
  const found = [
    ...marks,
    ...findOwn(text, context),
    ...findUnlinked(text, context),
    ...(isTold ? [] : findNamed(text, context).slice(0, 1)),
  ];
  const told = found.map((mark): Complaint => {
    const { typed: phrase, nth } = mark;
    return { kind: 'visible-mark', mark: asLine(text, mark), isShaped: true, phrase, nth };
  });
  const turned = findTurned(text).map(
    ({ typed, better, to, nth }) => ({ kind: 'turned-link', typed, better, to, phrase: typed, nth }) as const,
  );
  const links = linksOf(text).filter((to) => !turned.some((one) => one.to === to));
  return [...links.flatMap((to) => checkTyped(to, context)), ...turned, ...told];
}

function targetOf(typed: TypedLink, context: FieldContext): LinkTarget | undefined {
  if (typed.kind === 'web') return { kind: 'link', href: typed.href };
  if (typed.kind !== 'typed') return { kind: typed.kind, href: typed.href };
  if (context.downloads.has(typed.to)) return { kind: 'file', href: downloadAddress(typed.to) };
  if (!isInside(typed.to)) return targetOutside(typed.to);
  if (isDropped(typed.to, context)) return undefined;
  const href = resolveLink(typed.to, context);
  return { kind: href.startsWith('#') ? 'anchor' : 'route', href };
}

function resolveWords(
  parts: readonly Words<TypedLink>[],
  context: FieldContext,
): readonly Words<LinkTarget>[] {
  return parts.flatMap((part): readonly Words<LinkTarget>[] => {
    if (typeof part === 'string') return [part];
    if ('bold' in part) return [{ bold: resolveWords(part.bold, context) }];
    const target = targetOf(part.link, context);
    const words = resolveWords(part.words, context);
    return target === undefined ? words : [{ words, link: target }];
  });
}

function resolve(text: string, context: FieldContext): RichText {
  const passages = readMarkup(text).map((passage): Passage<LinkTarget> =>
    'items' in passage
      ? { items: passage.items.map((item) => resolveWords(item, context)) }
      : { paragraph: resolveWords(passage.paragraph, context) },
  );
  const [first, second] = passages;
  const words = first !== undefined && second === undefined && 'paragraph' in first ? first.paragraph : [];
  const [only, more] = words;
  return typeof only === 'string' && more === undefined && !only.includes('\n') ? only : passages;
}

function usesOf(text: string, { route }: FieldContext): readonly Use[] {
  return linksOf(text)
    .filter(isInside)
    .map((to) => readUse(to, route));
}

const behaviour = { check, resolve, uses: usesOf };

/**
 * Text of any length, shaped as `markup.ts` reads it; resolved to `RichText`. Its links are checked as those of buttons
 * are, and what would be seen as it was typed is told.
 */
export const richText = asked('long', withBehaviour(stating('prose', schema()), behaviour));

/** The same from somebody else: the business's own figures need not agree with it. */
export const quotation = asked('long', withBehaviour(schema(), behaviour));

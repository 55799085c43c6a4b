import { z } from 'zod';
import { withBehaviour, type Complaint, type FieldContext, type Use } from './behaviour.ts';
import { checkDownload, downloadAddress, isDocument } from './download.ts';
import { checkLink, isDropped, link, readUse, resolveLink, webAddress } from './link.ts';
import { findMarks } from './marks.ts';
import { readMarkup, telAddress, type Passage, type TypedLink, type Words } from './markup.ts';
import type { LinkTarget, RichText } from './resolved.ts';
import { stating } from './statement.ts';
import { visible } from './visible.ts';

const schema = () => z.string().regex(visible).brand<'rich-text'>();

/** The links that an editor has written into a text, in their order. */
function typedLinks(parts: readonly Words<TypedLink>[]): readonly string[] {
  return parts.flatMap((part) => {
    if (typeof part === 'string') return [];
    if ('bold' in part) return typedLinks(part.bold);
    return part.link.kind === 'typed' ? [part.link.to] : [];
  });
}

function linksOf(text: string): readonly string[] {
  return readMarkup(text).flatMap((passage) => {
    const lines = 'items' in passage ? passage.items : [passage.paragraph];
    return lines.flatMap(typedLinks);
  });
}

const isInside = (to: string) => link.safeParse(to).success;
const mailPattern = /^(?:mailto:)?([\w.+-]+@[\w-]+(?:\.[\w-]+)+)$/;

/** Where an address outside the site leads; nothing for what is no address. */
function targetOutside(to: string): LinkTarget | undefined {
  const address = webAddress.safeParse(to.startsWith('www.') ? `https://${to}` : to);
  if (address.success) return { kind: 'link', href: address.data };
  const mail = mailPattern.exec(to)?.[1];
  if (mail !== undefined) return { kind: 'mail', href: `mailto:${mail}` };
  const href = telAddress(to.replace(/^tel:/, ''));
  return href === undefined ? undefined : { kind: 'tel', href };
}

function checkTyped(to: string, context: FieldContext): readonly Complaint[] {
  const phrase = `](${to})`;
  if (isInside(to))
    return checkLink(to, context).map((complaint) => Object.assign(complaint, { phrase: to }));
  if (isDocument.test(to))
    return checkDownload(to, context).map((complaint) => Object.assign(complaint, { phrase: to }));
  return targetOutside(to) === undefined ? [{ kind: 'broken-link', to, phrase }] : [];
}

function check(text: string, context: FieldContext): readonly Complaint[] {
  const marks = findMarks(text).map((mark): Complaint => ({
    kind: 'visible-mark',
    mark,
    isShaped: true,
    phrase: mark.typed,
  }));
  return [...linksOf(text).flatMap((to) => checkTyped(to, context)), ...marks];
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
export const richText = withBehaviour(stating('prose', schema()), behaviour);

/** The same from somebody else: the business's own figures need not agree with it. */
export const quotation = withBehaviour(schema(), behaviour);

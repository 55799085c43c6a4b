import { fold } from '../../fields/fold.ts';
import { isRecord } from '../../fields/is-record.ts';
import { meantBy } from '../problems/nearest.ts';
import { isAccepted } from './fields.ts';
import { fieldsIn, namesIn, outlineOf } from './outline.ts';
import { blocks, type RegisteredBlock } from './registry.ts';
import { writeItem } from './write-item.ts';

/** The section that is for what a name asks, by the words that people have for it: `faq`, `Dúvidas`, `como chegar`. */
export function findBlock(key: string): RegisteredBlock | undefined {
  const meant = [key, key.replaceAll(/\s+/g, '')].flatMap(meantBy);
  const type = meant.find((name) => blocks.has(name));
  const called = fold(key.trim());
  return blocks.get(type ?? '') ?? [...blocks.values()].find(({ label }) => fold(label) === called);
}

/**
 * What stands under a section's name as that section, with `…` for what is missing: one text, where the block needs no
 * other field, or fields that it has.
 */
export function writeAsSection(
  { type, schema }: RegisteredBlock,
  value: unknown,
): readonly string[] | undefined {
  const outline = outlineOf(schema);
  if (isRecord(value)) {
    const isKnown = Object.keys(value).every((name) => namesIn(outline).includes(name));
    return isKnown ? writeItem(outline, { type, ...value }) : undefined;
  }
  const [only, ...more] = fieldsIn(outline).filter(({ name, isNeeded }) => isNeeded && name !== 'type');
  if (typeof value !== 'string' || only?.outline.kind !== 'text' || more.length > 0) return undefined;
  const isAnswer = /^(?:sim|true|yes)?$/i.test(value.trim());
  return writeItem(outline, { type, ...(isAnswer ? {} : { [only.name]: value }) });
}

/** A text that stands among sections as one: the kind that goes before a page's first. */
export function writeAsPreface(text: string): readonly string[] | undefined {
  const preface = [...blocks.values()].find(({ isPreface }) => isPreface === true);
  return preface && writeAsSection(preface, text);
}

/** Words that only a field for any text accepts. */
const anyWords = 'Palavras de um texto';

/** A text that stands between two sections as one: that of the video whose address it is, or one of mere text. */
export function writeAsProse(text: string): readonly string[] | undefined {
  const needs = [...blocks.values()].map(({ type, schema }) => {
    const outline = outlineOf(schema);
    return {
      type,
      outline,
      needed: fieldsIn(outline).filter(({ name, isNeeded }) => isNeeded && name !== 'type'),
    };
  });
  for (const { type, outline, needed } of needs) {
    const field = needed.find(
      ({ outline: { kind, schema } }) =>
        kind === 'text' && isAccepted(schema, text) && !isAccepted(schema, anyWords),
    );
    if (field !== undefined) return writeItem(outline, { type, [field.name]: text });
  }
  const prose = needs.find(
    ({ needed: [only, ...more] }) =>
      more.length === 0 && only?.outline.kind === 'text' && only.outline.control === 'long',
  );
  const [name] = prose?.needed ?? [];
  return prose && name && writeItem(prose.outline, { type: prose.type, [name.name]: text });
}

import { defaultWords } from '../../defaults/words.ts';
import { isRecord } from '../../fields/is-record.ts';
import { wordFor } from '../problems/field-words.ts';
import { describeClaims, describeRedirects } from './declared.ts';
import { findMoved, matchEntries, type Identity } from './match.ts';
import { showValue, showChange } from './values.ts';
import { nounFor } from '../schema/item-noun.ts';
import { countLost, countNew, withArticle, wordOfFile, wordOfItem } from './words.ts';

type Data = Readonly<Record<string, unknown>>;

/** Whose fields are compared, as a sentence says it: ` de "Banho Completo"`, ` da seção faq`; a page's own have no owner. */
interface Owner {
  readonly phrase: string;
  /** The type of the section around, which knows what its items are called. */
  readonly type?: string | undefined;
  /** Fields around these ones, outermost first, such as `cabeçalho`. */
  readonly inside?: readonly string[];
  /** What they are fields of, where that is an entry of a list. */
  readonly noun?: string | undefined;
}

/** Fields that name an item, the surest first. */
const naming = [
  'name',
  'title',
  'question',
  'petName',
  'label',
  'days',
  'author',
  'text',
  'value',
  'from',
] as const;

function nameField(item: unknown): string | undefined {
  return isRecord(item) ? naming.find((field) => typeof item[field] === 'string') : undefined;
}

/** What an item is called on the page. */
export function nameOf(item: unknown): string | undefined {
  if (typeof item === 'string') return item;
  if (!isRecord(item)) return undefined;
  const field = nameField(item);
  if (field !== undefined) return String(item[field]);
  return Array.isArray(item['days']) ? item['days'].join(', ') : undefined;
}

/** Where an item moved to: `subiu da posição 8 para a 4`. Places count from 1; others that came or went may have kept its own. */
export function describeMove(before: number, after: number): string {
  if (before === after) return `trocou de lugar com o que está ao lado, e segue na posição ${after + 1}`;
  return `${after < before ? 'subiu' : 'desceu'} da posição ${before + 1} para a ${after + 1}`;
}

function nameAll(items: readonly unknown[]): string {
  const names = items.map(nameOf).filter((name) => name !== undefined);
  return names.length === 0 ? '' : `: ${names.map((name) => `"${name}"`).join(', ')}`;
}

const itemIdentities: readonly Identity[] = [
  (item) => (isRecord(item) && typeof item['id'] === 'string' ? item['id'] : undefined),
  (item) => nameOf(item),
];

function compareItem(before: unknown, after: unknown, noun: string, owner: Owner): readonly string[] {
  if (typeof before === 'string' && typeof after === 'string') {
    return before === after ? [] : [`${noun}${owner.phrase}: ${showChange(before, after)}`];
  }
  if (!isRecord(before) || !isRecord(after)) return [];
  const field = nameField(after) ?? '';
  const [oldName, newName] = [before[field], after[field]];
  const isRenamed = typeof oldName === 'string' && typeof newName === 'string' && oldName !== newName;
  const renamed = isRenamed ? [`${withArticle(noun)} "${oldName}" passa a ser "${newName}"`] : [];
  const { [field]: _old, ...restBefore } = before;
  const { [field]: _new, ...restAfter } = after;
  const name = nameOf(after);
  const phrase = name === undefined ? owner.phrase : ` de "${name}"`;
  return [
    ...renamed,
    ...compareRecords(isRenamed ? restBefore : before, isRenamed ? restAfter : after, {
      phrase,
      type: owner.type,
      noun,
    }),
  ];
}

function compareLists(
  list: string,
  before: readonly unknown[],
  after: readonly unknown[],
  owner: Owner,
): readonly string[] {
  const noun = nounFor(list, owner.type);
  const pairs = matchEntries(before, after, { identities: itemIdentities, kindOf: (item) => typeof item });
  const kept = {
    before: new Set(pairs.map((pair) => pair.before)),
    after: new Set(pairs.map((pair) => pair.after)),
  };
  const added = after.filter((_, place) => !kept.after.has(place));
  const lost = before.filter((_, place) => !kept.before.has(place));
  // A block's own items need no word on where they are; buttons and the like may be anywhere.
  const where = list === 'items' ? '' : owner.phrase;
  return [
    ...findMoved(pairs).map((pair) => {
      const name = nameOf(after[pair.after]);
      return `${withArticle(noun)}${name === undefined ? '' : ` "${name}"`} ${describeMove(pair.before, pair.after)}${where}`;
    }),
    ...pairs.flatMap((pair) => compareItem(before[pair.before], after[pair.after], noun, owner)),
    ...(added.length === 0 ? [] : [`${countNew(added.length, noun)}${where}${nameAll(added)}`]),
    ...(lost.length === 0 ? [] : [`${countLost(lost.length, noun)}${where}${nameAll(lost)}`]),
  ];
}

function labelOf(field: string, { phrase, noun, inside = [] }: Owner): string {
  const isOfFile = phrase === '' && noun === undefined && inside.length === 0;
  return isOfFile ? wordOfFile(field) : wordOfItem(field, noun);
}

/** Where fields stand that are told by a sentence of their own. */
function placeOf({ inside = [], phrase }: Owner): string {
  return `${inside.length === 0 ? '' : ` em ${inside.join(' › ')}`}${phrase}`;
}

/** Messages go by the names that editors gave them. */
function compareMessages(before: Data, after: Data, owner: Owner): readonly string[] {
  const keys = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return keys.flatMap((key) => {
    const [left, right] = [before[key], after[key]];
    if (left === right) return [];
    if (key === 'default') return compareField(key, left, right, owner);
    const name = `mensagem "${key}"`;
    if (left === undefined) return [`nova ${name}${placeOf(owner)}: ${showValue(String(right))}`];
    if (right === undefined) return [`a ${name}${placeOf(owner)} é apagada`];
    return [`${name}${placeOf(owner)}: ${showChange(String(left), String(right))}`];
  });
}

/** Words of the interface go by what they say where nobody has changed them. */
function compareWords(before: Data, after: Data): readonly string[] {
  return Object.entries(defaultWords).flatMap(([name, usual]) => {
    const [left, right] = [before[name], after[name]].map((said) => String(said ?? usual));
    return left === right || left === undefined || right === undefined
      ? []
      : [`palavra do site: ${showChange(left, right)}`];
  });
}

function compareField(field: string, before: unknown, after: unknown, owner: Owner): readonly string[] {
  const inside = [...(owner.inside ?? []), labelOf(field, owner)];
  const label = `${inside.join(' › ')}${owner.phrase}`;
  if (Array.isArray(before) || Array.isArray(after)) {
    const [left, right] = [before, after].map((value) => (Array.isArray(value) ? value : []));
    if (field === 'claims') return describeClaims(left ?? [], right ?? []);
    if (field === 'redirects') return describeRedirects(left ?? [], right ?? []);
    return compareLists(field, left ?? [], right ?? [], { ...owner, phrase: placeOf(owner) });
  }
  if (isRecord(before) || isRecord(after)) {
    const [left, right] = [isRecord(before) ? before : {}, isRecord(after) ? after : {}];
    if (field === 'messages') return compareMessages(left, right, owner);
    if (field === 'words') return compareWords(left, right);
    return compareRecords(left, right, { ...owner, inside });
  }
  if (before === undefined) return [`${label}: (nada) → ${showValue(String(after))}`];
  if (after === undefined) return [`${label}: ${showValue(String(before))} → (nada)`];
  return before === after ? [] : [`${label}: ${showChange(String(before), String(after))}`];
}

/** What to look at where a picture is another one, and what is said of it has not changed. */
function sayOldWords(field: string, before: Data, after: Data): string {
  const [alt, words] = [`${field}Alt`, after[`${field}Alt`]];
  const isOther = [before, after].every((fields) => typeof fields[field] === 'string');
  return isOther && typeof words === 'string' && words !== '' && before[alt] === words
    ? ` (confira a ${wordFor(alt)}, que ainda é a mesma)`
    : '';
}

/** What differs between two versions of the same fields, each as part of a sentence. */
export function compareRecords(before: Data, after: Data, owner: Owner): readonly string[] {
  const fields = [...new Set([...Object.keys(after), ...Object.keys(before)])];
  return fields.flatMap((field) =>
    compareField(field, before[field], after[field], owner).map(
      (change) => change + sayOldWords(field, before, after),
    ),
  );
}

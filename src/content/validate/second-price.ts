import { fold } from '../../fields/fold.ts';
import { isRecord } from '../../fields/is-record.ts';
import { finding, type Finding } from '../problems/finding.ts';
import type { Path } from '../problems/problem.ts';
import { behaviourFor, isAccepted } from '../schema/fields.ts';
import { fieldsIn, namesIn, outlineAt, outlineOf, type Outline } from '../schema/outline.ts';
import { writeItem } from '../schema/write-item.ts';
import type { Checked } from '../source/place-problem.ts';
import { valueAt } from '../source/place.ts';
import { findByValue } from './by-value.ts';
import { rowsOfItem } from './item-rows.ts';
import { noteIn, writeInText } from './write-in-text.ts';

const priceWord = /^(?:price|pre[çc]o|valor)(?:[ _-]*(?:d[oae]s?|para|pra|p\/)(?= ))?[ _-]*/i;
const size = /^(?:pp|p|m|gg?|xg|pequen[oa]s?|medi[oa]s?|grandes?|gigantes?|mini)$/;

/** A price of another day for the same, which is no second one. */
const otherDay =
  /^(?:before|old|former|antig[oa]|anterior|velh[oa]|antes|de|por|agora|normal|chei[oa]|original|promo[a-z]*|com desconto|nov[oa]|atual|final|total)\b/;

/** How it is paid: the same thing, at another price. */
const payment = /\b(?:vista|prazo|pix|dinheiro|cartao|credito|debito|boleto|parcelad[oa])\b/;

/** What a name says besides that it is a price, `…` where it only counts; nothing where it speaks of no second one. */
function wordsOf(name: string): string | undefined {
  if (size.test(fold(name))) return name;
  const rest = priceWord.test(name) ? name.replace(priceWord, '').trim() : '';
  if (/^\d+$/.test(rest)) return '…';
  return /\p{L}/u.test(rest) && !otherDay.test(fold(rest)) ? rest : undefined;
}

/** A second price under a name of its own. */
interface Second {
  readonly key: string;
  readonly words: string;
  readonly price: string;
}

function listSeconds(checked: Checked, path: Path, keys: readonly string[]): readonly Second[] {
  const around = valueAt(checked.source.data, [...checked.base, ...path]);
  const group = outlineAt(outlineOf(checked.schema), path);
  const schema = fieldsIn(group).find(({ name }) => name === 'price')?.outline.schema;
  if (schema === undefined || !isRecord(around) || around['price'] === undefined) return [];
  return keys.flatMap((key) => {
    const [words, value] = [wordsOf(key), around[key]];
    if (words === undefined || typeof value !== 'string') return [];
    const price = behaviourFor(schema)?.repair?.(value) ?? value;
    const isOther = findByValue(checked, path, key) !== undefined;
    return isOther || !isAccepted(schema, price) ? [] : [{ key, words, price }];
  });
}

/** Items like the one that has the first price, each with its own words and price. */
function writeItems(item: Outline, given: Readonly<Record<string, unknown>>, seconds: readonly Second[]) {
  const name = fieldsIn(item).find(({ isNeeded }) => isNeeded)?.name;
  if (name === undefined) return undefined;
  const isSized = namesIn(item).includes('size') && given['size'] === undefined;
  const items = seconds.map(({ words, price }) => {
    const own = isSized ? { size: words } : { [name]: `${String(given[name] ?? '')} ${words}`.trim() };
    return writeItem(item, { ...given, ...own, price });
  });
  return items.every((lines) => lines !== undefined) ? items.flat() : undefined;
}

/** `price grande: R$ 25` beside a price: an item of its own, or words of a text where there is one price alone. */
export function findSecondPrice(
  checked: Checked,
  path: Path,
  keys: readonly string[],
): Finding<'secondPrice'> | undefined {
  const { source, base, schema } = checked;
  const seconds = listSeconds(checked, path, keys);
  const group = valueAt(source.data, [...base, ...path]);
  const outline = outlineAt(outlineOf(schema), path);
  if (seconds.length === 0 || !isRecord(group) || outline === undefined) return undefined;
  const fields = seconds.map(({ key }) => key);
  const given = Object.fromEntries(Object.entries(group).filter(([name]) => !keys.includes(name)));
  const isOther = typeof path.at(-1) === 'number' && !seconds.some(({ words }) => payment.test(fold(words)));
  const lines = isOther ? writeItems(outline, given, seconds) : undefined;
  if (lines !== undefined) {
    const { last, column } = rowsOfItem(checked, path);
    const indented = lines.map((line) => ' '.repeat(column) + line);
    const into = { field: String(path.at(-2)), first: last + 1, last, lines: indented };
    return finding('secondPrice', { fields, into, isItem: true });
  }
  const say = (before: string) =>
    seconds
      .map(({ words, price }) => `${before}${words}: ${price}`)
      .join('; ')
      .replace(/^\p{L}/u, (letter) => letter.toUpperCase());
  const name = group[fieldsIn(outline).find(({ isNeeded }) => isNeeded)?.name ?? ''];
  // Below all items a price is told with the name of its own.
  const isItem = typeof path.at(-1) === 'number' && typeof name === 'string';
  const into =
    writeInText(checked, path, say(''), noteIn) ??
    writeInText(checked, [], say(isItem ? `${name}, ` : ''), noteIn);
  return into && finding('secondPrice', { fields, into, isItem: false });
}

import { capital } from '../../fields/capital.ts';
import { fold } from '../../fields/fold.ts';
import { isRecord } from '../../fields/is-record.ts';
import { dayForm, repairDate } from '../../fields/repair-date.ts';
import { finding, type Finding } from '../problems/finding.ts';
import { meantBy } from '../problems/nearest.ts';
import type { Path } from '../problems/problem.ts';
import { behaviourFor, isAccepted } from '../schema/fields.ts';
import { fieldsIn, namesIn, outlineAt, outlineOf, walkOutline, type Field } from '../schema/outline.ts';
import { blocks } from '../schema/registry.ts';
import type { Checked } from '../source/place-problem.ts';
import { valueAt } from '../source/place.ts';
import { dashBefore } from './other-fields.ts';
import { longTextIn, writeInText } from './write-in-text.ts';

/** What is said beside a price, rather than the price itself. */
type What = Exclude<Finding<'besidePrice'>['parameters']['what'], 'amount'>;

const names: Readonly<Record<What, RegExp>> = {
  struck:
    /^(?:de|antes|era|originalprice|(?:o ?)?(?:preco|valor)[ _-]?(?:de ?|d)?(?:de|antes|antig[oa]|anterior|velho|original|normal|cheio|riscado)|(?:old|former|before)[ _-]?price|price[ _-]?before|riscado)$/,
  discount: /^(?:discount|descontos?|off)$/,
  day: /^(?:validuntil|validade|valid[oa](?: ?ate)?|ate|prazo|promocao ate)$/,
};

/** The fields in which a section of another type says it. */
const fields: Readonly<Record<What, string>> = {
  struck: 'originalPrice',
  discount: 'discount',
  day: 'validUntil',
};

/** Sections that have a field of a name, as people know them. */
export function listHomes(name: string) {
  return [...blocks.values()]
    .filter(({ schema }) => [...walkOutline(outlineOf(schema))].some((field) => field.name === name))
    .map(({ type, label }) => ({ type, label }));
}

/** What is said beside a price, in the words that go before and behind it, and in those of a sentence. */
interface Said {
  readonly before?: string;
  readonly behind: string;
  readonly alone: string;
}

function say(what: What, value: string, price: Field): Said | undefined {
  if (what === 'discount') {
    const typed = value.trim();
    const words = /^\d{1,2} ?%?$/.test(typed) ? `${typed.replace(/ ?%$/, '')}% de desconto` : typed;
    return { behind: `com ${words}`, alone: capital(words) };
  }
  if (what === 'day') {
    const day = repairDate(value) ?? (dayForm.test(value.trim()) ? value.trim() : undefined);
    return day === undefined ? undefined : { behind: `até ${day}`, alone: `Preço válido até ${day}` };
  }
  const { schema } = price.outline;
  const amount = behaviourFor(schema)?.repair?.(value.trim().replace(/^(?:de|era|antes):? /i, '')) ?? value;
  if (!isAccepted(schema, amount)) return undefined;
  return { before: `De ${amount} por`, behind: `(antes ${amount})`, alone: `Antes, ${amount}` };
}

/** Whether a price is told beside a field, be it under another word. */
function hasPrice(group: Readonly<Record<string, unknown>>): boolean {
  return Object.keys(group).some(
    (name) => name === 'price' || /^(?:por|agora|preco|valor)$/.test(fold(name)),
  );
}

/** `originalPrice: R$ 110`, `discount: 10%` or `validade: 30/11/2026` beside a price that has no such field: words around it. */
export function findToldOfPrice(checked: Checked, path: Path, key: string): Finding | undefined {
  const { source, base, schema } = checked;
  const group = valueAt(source.data, [...base, ...path]);
  const outline = outlineAt(outlineOf(schema), path);
  const what = (Object.keys(names) as What[]).find(
    (one) => names[one].test(fold(key)) || (one !== 'day' && meantBy(key).includes(fields[one])),
  );
  const price = fieldsIn(outline).find(({ name }) => name === 'price');
  const value = isRecord(group) ? group[key] : undefined;
  if (what === undefined || price === undefined || !isRecord(group) || typeof value !== 'string')
    return undefined;
  if (namesIn(outline).includes(fields[what])) return undefined;
  const isOfSection = what === 'day' && namesIn(outlineOf(schema)).includes(fields[what]);
  const said = say(what, value, price);
  if (isOfSection || said === undefined) return undefined;
  const isFree = (name: string) => group[name] === undefined && namesIn(outline).includes(name);
  const dash = dashBefore(checked, [...path, key]);
  const homes = what === 'day' ? [] : listHomes(fields[what]);
  const tell = (line: string) =>
    finding('besidePrice', {
      field: key,
      what,
      homes,
      line: dash + line,
      hides: what === 'day' && isFree('showUntil') ? `${dash}showUntil: ${said.behind.slice(4)}` : undefined,
    });
  if (hasPrice(group)) {
    if (said.before !== undefined && isFree('pricePrefix')) return tell(`pricePrefix: ${said.before}`);
    if (isFree('priceSuffix')) return tell(`priceSuffix: ${said.behind}`);
  }
  const into = writeInText(checked, path, said.alone, longTextIn);
  return into && finding('besidePrice', { field: key, what, homes, into });
}

import {
  blocks,
  capital,
  duplicateItem,
  duplicateSection,
  insertSection,
  moveItem,
  moveSection,
  outlineOf,
  putField,
  readData,
  readItem,
  removeField,
  removeItem,
  removeSection,
  saysYes,
  separateId,
  setValue,
  valueAt,
  type Edit,
} from '../../core/core.ts';
import type { EditWish } from '../shell/state.ts';
import { tellShown, tellUnclear } from '../form/tell-shown.ts';
import { clearAt } from '../form/wishes.ts';
import { daysOf, describeSection, sectionsOf } from './describe-section.ts';
import { keepMessages, ownMessages, withMessages, withPageMessage } from './own-messages.ts';
import type { Days } from './days-tool.tsx';

/** What is said of something that was moved: whoever touched a handle by chance has not seen it go. */
const sayMoved = (name: string, from: number, to: number): string =>
  `${name} ${to < from ? 'subiu' : 'desceu'} para a posição ${to + 1}.`;

/** Moves a section of the page, which is called by a name. */
export function wishMove(name: string, from: number, to: number): EditWish {
  return {
    label: `mover ${name}`,
    edit: (text) => moveSection(text, from, to),
    path: ['sections', to],
    section: to,
    said: sayMoved(`A seção ${name}`, from, to),
  };
}

/** Copies a section; the copy stands below and is edited next. */
export function wishCopy(name: string, index: number): EditWish {
  return {
    label: `copiar ${name}`,
    edit: (text) => duplicateSection(text, index),
    path: ['sections', index + 1],
    section: index + 1,
    said: `A seção ${name} foi copiada; a cópia está logo abaixo.`,
  };
}

const onlySection =
  'Esta é a única seção da página, que fica com pelo menos uma: acrescente outra antes de apagá-la.';

/** Deletes one of so many sections. */
export function wishRemoval(name: string, index: number, count: number): EditWish {
  return {
    label: `apagar ${name}`,
    edit: (text) => (count === 1 ? { ok: false, reason: onlySection } : removeSection(text, index)),
    path: ['sections', index],
    section: Math.min(index, count - 2),
    said: `A seção ${name} foi apagada.`,
  };
}

/** Hides what is shown, and shows what is hidden. `path` leads to a section or an item; what stands for a shared one is on other pages too. */
export function wishHiding(data: unknown, path: readonly (string | number)[], name?: string): EditWish {
  const field = [...path, 'hidden'];
  const isSection = path.length === 0 || (path[0] === 'sections' && path.length === 2);
  const noun = isSection ? 'a seção' : 'o item';
  // A name may be of many, as `Serviços`: what is said of it agrees with the noun before it.
  const said = `${capital(noun)}${name === undefined ? '' : ` ${name}`}`;
  const isHidden = valueAt(data, field) !== undefined;
  const isShared = blocks.get(String(valueAt(data, [...path, 'type'])))?.replacedBy !== undefined;
  const edit = (text: string): Edit =>
    isHidden
      ? removeField(text, field)
      : putField(text, { path: field, value: 'sim', order: ['type', 'id', 'hidden'] });
  // Another page, of which this one is a copy, may show the same.
  const place = path[0] === 'sections' ? ' nesta página' : ' no site';
  const whole = isHidden ? '' : place;
  const where = isShared ? ' nesta página; nas outras, nada mudou' : whole;
  return {
    label: `${isHidden ? 'mostrar' : 'esconder'} ${name ?? noun}`,
    edit,
    path,
    said: `${said} ${isHidden ? 'aparece de novo' : 'não aparece mais'}${where}.`,
  };
}

interface MarkWish {
  /** Where the field is, what it is called, and the order of fields there. */
  readonly path: readonly (string | number)[];
  readonly label: string;
  readonly order: readonly string[];
  /** What has the mark. */
  readonly name: string;
}

/** Marks an item with a field of yes and no, and takes the mark away. */
export function wishMark(data: unknown, { path, label, order, name }: MarkWish): EditWish {
  const isMarked = saysYes(valueAt(data, path));
  return {
    label: isMarked ? `tirar “${label}” de ${name}` : `marcar ${name} como “${label}”`,
    edit: (text) => (isMarked ? removeField(text, path) : putField(text, { path, value: 'sim', order })),
    path: path.slice(0, -1),
    said: `O item ${name} ${isMarked ? 'não aparece mais' : 'aparece'} como “${label}”.`,
  };
}

interface DayWish {
  /** Where the section or the item is in the file that is edited, and its name. */
  readonly path: readonly (string | number)[];
  readonly called: string;
  readonly name: keyof Days;
  readonly day: string;
  readonly today: string;
  /** The file of the shared section, where it is that which has days. */
  readonly file?: string | undefined;
  /** The order of fields there. */
  readonly order?: readonly string[];
}

const sectionOrder: readonly string[] = ['type', 'id', 'hidden', 'showFrom', 'showUntil'];

/** Shows a section or an item from a day on or until one; what was hidden is then shown on those days. */
export function wishDay(
  shown: unknown,
  { path: place, called, name, day, today, ...rest }: DayWish,
): EditWish {
  const { file, order = sectionOrder } = rest;
  const path = file === undefined ? place : [];
  const wanted: Record<keyof Days, string> = { ...daysOf(shown) };
  wanted[name] = day;
  const days = { from: wanted.showFrom || undefined, until: wanted.showUntil || undefined };
  return {
    label: `mudar os dias de ${called}`,
    file,
    mark: `days ${place.join(' ')} ${name}`,
    path: place,
    said: tellShown({ isHidden: false, ...days }, today) ?? tellUnclear(days) ?? 'Aparece sempre.',
    edit(text) {
      const field = [...path, name];
      const isThere = valueAt(readData(text), field) !== undefined;
      if (day === '') return isThere ? removeField(text, field) : { ok: true, text };
      const dated = putField(text, { path: field, value: day, order });
      const isHidden = valueAt(readData(text), [...path, 'hidden']) !== undefined;
      return dated.ok && isHidden ? removeField(dated.text, [...path, 'hidden']) : dated;
    },
  };
}

/** Marks what an example says as such, until somebody has written it anew. */
function asExample(fields: string): string {
  const block = blocks.get(String(valueAt(readData(fields), ['type'])));
  const outline = block && outlineOf(block.schema);
  // What stands for another section has no words of its own.
  if (outline?.kind !== 'group' || !outline.fields.has('placeholder')) return fields;
  const marked = putField(fields, {
    path: ['placeholder'],
    value: 'sim',
    order: ['type', 'id', 'placeholder'],
  });
  return marked.ok ? marked.text : fields;
}

/** The fields of an example that is written as in a page: `- type: …`. */
export function fieldsOf(example: string): string {
  return example.replace(/^- /, '').replaceAll(/^ {2}/gm, '');
}

/** A section that stands for a shared one, for one that the page does not show yet where there is any. */
function forUnshown(fields: string, page: string, shared: readonly string[]): string {
  const data = readData(fields);
  const name = blocks.get(String(valueAt(data, ['type'])))?.replacedBy;
  const used = name === undefined ? [] : sectionsOf(readData(page)).map((one) => valueAt(one, [name]));
  const free = shared.find((one) => !used.includes(one));
  if (name === undefined || free === undefined || !used.includes(valueAt(data, [name]))) return fields;
  const edit = setValue(fields, [name], free);
  return edit.ok ? edit.text : fields;
}

/** An example without its days, which are nobody's: it would go by itself on one that was never chosen. */
function withoutDays(fields: string): string {
  // What stands behind a last day says nothing without it.
  const isNoteOfDay = /^validUntil:/m.test(fields);
  const names = ['showFrom', 'showUntil', 'validUntil', ...(isNoteOfDay ? ['note'] : [])];
  return fields.replaceAll(new RegExp(`^(?:${names.join('|')}):.*\n?`, 'gm'), '');
}

interface InsertInto {
  /** The names of the shared sections. */
  readonly shared?: readonly string[];
  /** The text of the site's data, which have its messages. */
  readonly site?: string | undefined;
}

/** Adds a section from an example, written as in a page, at a place, or at the top where its block belongs there. */
export function wishInsertion(
  index: number,
  example: string,
  { shared = [], site = '' }: InsertInto = {},
): EditWish {
  const fields = asExample(withoutDays(fieldsOf(example)));
  const data = readData(fields);
  const name = describeSection(data).label;
  // What is to be read before all else stands above all else.
  const block = blocks.get(String(valueAt(data, ['type'])));
  const place = block?.isPreface === true ? 0 : index;
  const next =
    block?.replacedBy === undefined
      ? 'Troque os textos de exemplo pelos seus.'
      : 'Escolha no formulário qual delas; o texto é o mesmo em todas as páginas em que ela está.';
  return {
    label: `acrescentar ${name}`,
    edit: (text) => insertSection(text, place, withPageMessage(forUnshown(fields, text, shared), text, site)),
    path: ['sections', place],
    section: place,
    said: `Seção acrescentada: ${name}. ${next}`,
  };
}

interface Transfer {
  readonly from: string;
  readonly index: number;
  readonly to: string;
  /** Whether the section stays where it was as well. */
  readonly isCopied: boolean;
}

/** The texts of pages once a section has gone from one to the end of another, and its place there; nothing where it cannot go. */
export function transfer(
  texts: Readonly<Record<string, string>>,
  { from, index, to, isCopied }: Transfer,
): { readonly texts: Readonly<Record<string, string>>; readonly place: number } | undefined {
  const [old, goal] = [texts[from] ?? '', texts[to] ?? ''];
  const lines = readItem(old, ['sections'], index);
  const left = removeSection(old, index);
  const count = sectionsOf(readData(goal)).length;
  const put =
    lines === undefined
      ? undefined
      : insertSection(withMessages(goal, ownMessages(old, index)), count, lines);
  if (!left.ok || put?.ok !== true) return undefined;
  // Another section there may have the same id.
  const own = separateId(put.text, count);
  if (!own.ok) return undefined;
  const kept = keepMessages(own.text, count, old, texts['site.yaml'] ?? '');
  return { texts: { ...(!isCopied && { [from]: left.text }), [to]: kept }, place: count };
}

/** Changes of a list inside a section or a file. */
export const listWishes = {
  move: (
    list: readonly (string | number)[],
    { name, from, to }: { readonly name: string; readonly from: number; readonly to: number },
  ): EditWish => ({
    label: `mover ${name}`,
    edit: (text) => moveItem(text, list, from, to),
    path: [...list, to],
    said: sayMoved(`O item ${name}`, from, to),
  }),
  copy: (list: readonly (string | number)[], index: number): EditWish => ({
    label: 'copiar um item',
    edit: (text) => duplicateItem(text, list, index),
    path: [...list, index + 1],
    said: 'Item copiado. A cópia está aberta, abaixo dele.',
  }),
  remove(data: unknown, list: readonly (string | number)[], index: number, name?: string): EditWish {
    const items = valueAt(data, list);
    const isLast = Array.isArray(items) && items.length === 1;
    return {
      label: 'apagar um item',
      edit: (text) => (isLast ? clearAt(text, list) : removeItem(text, list, index)),
      path: list,
      said: name === undefined ? 'Item apagado.' : `Apagado: ${name}.`,
    };
  },
} as const;

import {
  insertData,
  isRecord,
  putField,
  readData,
  removeField,
  valueAt,
  type Edit,
  type Written,
} from '../../core/core.ts';

export type FieldPath = readonly (string | number)[];

/** How many steps of a path lead to something that is there. */
function reach(data: unknown, path: FieldPath): number {
  let depth = path.length;
  while (depth > 0 && valueAt(data, path.slice(0, depth)) === undefined) depth -= 1;
  return depth;
}

/** A value with the groups round it that are not there yet. */
function wrap(names: FieldPath, value: Written): Written {
  return names.reduceRight<Written>((inner, name) => ({ [name]: inner }), value);
}

/** Writes a value at a path, and the groups that it needs. */
export function putAt(text: string, path: FieldPath, value: Written, order: readonly string[] = []): Edit {
  const depth = reach(readData(text), path);
  if (depth >= path.length - 1) return putField(text, { path, value, order });
  return putField(text, { path: path.slice(0, depth + 1), value: wrap(path.slice(depth + 1), value) });
}

/** Takes a value away, and the groups that hold nothing else. Items of lists stay. */
export function clearAt(text: string, path: FieldPath): Edit {
  const data = readData(text);
  let shown = path;
  for (;;) {
    const around = valueAt(data, shown.slice(0, -1));
    const isAlone = isRecord(around) && Object.keys(around).length === 1;
    if (!isAlone || shown.length < 2 || typeof shown.at(-2) === 'number') return removeField(text, shown);
    shown = shown.slice(0, -1);
  }
}

/** Adds an item to the end of a list, and the list where it is not there yet. */
export function addItem(text: string, list: FieldPath, item: Written): Edit {
  const items = valueAt(readData(text), list);
  return Array.isArray(items) ? insertData(text, list, items.length, item) : putAt(text, list, [item]);
}

interface TargetChange {
  readonly text: string;
  readonly path: FieldPath;
  /** The field that says where the button leads now. */
  readonly from: string | undefined;
  readonly to: string;
  readonly value: string;
  readonly order: readonly string[];
}

/** The drawings that say where a button leads, and of another target nothing true. */
const signs: Readonly<Record<string, readonly string[]>> = {
  chat: ['whatsapp'],
  tel: ['phone'],
  maps: ['map-pin', 'navigation'],
  mail: ['mail'],
};

/** Gives a button another target, in the place of the one it has; the drawing that says the former one goes with it. */
export function changeTarget({ text, path, from, to, value, order }: TargetChange): Edit {
  if (from === to) return { ok: true, text };
  const put = putAt(text, [...path, to], value, order);
  if (!put.ok || from === undefined) return put;
  const icon = valueAt(readData(text), [...path, 'icon']);
  const isSign = typeof icon === 'string' && signs[from]?.includes(icon) === true;
  const left = isSign ? removeField(put.text, [...path, 'icon']) : put;
  return left.ok ? removeField(left.text, [...path, from]) : left;
}

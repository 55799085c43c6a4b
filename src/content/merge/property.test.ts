import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isRecord } from '../../fields/is-record.ts';
import { amount } from '../../testing/amount.ts';
import { places } from '../../testing/specified.ts';
import { duplicateItem } from '../edit/duplicate.ts';
import { insertData } from '../edit/insert.ts';
import { moveItem } from '../edit/move.ts';
import type { Edit } from '../edit/outcome.ts';
import { isSame, readData } from '../edit/parse.ts';
import { putField } from '../edit/put-field.ts';
import { removeField } from '../edit/remove-field.ts';
import { removeItem } from '../edit/remove.ts';
import { setValue } from '../edit/set-value.ts';
import type { Written } from '../edit/write-fields.ts';
import type { Path } from '../problems/problem.ts';
import { valueAt } from '../source/place.ts';
import { choose } from './choose.ts';
import { commentsOf, newComments } from './comments.ts';
import type { Conflict, Merged } from './conflict.ts';
import { merge } from './merge.ts';

const word = fc.constantFrom(
  'Perto',
  'Longe',
  'Sempre aberto',
  'R$ 35',
  'até 18h',
  'Por quê?',
  '"certo"',
  'a: b',
);
const note = fc.constantFrom('', '', '# um', '# ── dois ──');

/** Fields as lines at the margin. */
const fields = fc
  .uniqueArray(fc.tuple(fc.constantFrom('title', 'text', 'note', 'tone'), word, note), {
    maxLength: 3,
    selector: ([name]) => name,
  })
  .map((entries) =>
    entries.flatMap(([name, value, above]) => [
      ...(above === '' ? [] : [above]),
      `${name}: ${JSON.stringify(value)}`,
    ]),
  );
const items = fc
  .array(fc.tuple(word, word, note), { maxLength: 3 })
  .map((rows) =>
    rows.flatMap(([question, answer, beside]) => [
      `  - question: '${question}' ${beside}`.trimEnd(),
      `    answer: ${JSON.stringify(answer)}`,
    ]),
  );
const texts = fc.array(word, { maxLength: 3 }).map((rows) => rows.map((row) => `  - ${JSON.stringify(row)}`));

const under = (name: string, lines: readonly string[]) => (lines.length === 0 ? [] : [`${name}:`, ...lines]);

const section = fc
  .record({
    type: fc.constantFrom('faq', 'cta', 'cards'),
    above: note,
    fields,
    items,
    texts,
    isLow: fc.boolean(),
  })
  .map(({ type, above, fields, items, texts, isLow }) => {
    const inner = [fields, under('items', items), under('features', texts)].flat();
    return [
      above === '' ? [] : above,
      `- type: ${type}`,
      inner.map((line) => `  ${line}`),
      isLow ? '' : [],
    ].flat();
  });

const smallPages = fc
  .record({
    top: fields,
    sections: fc.array(section, { minLength: 1, maxLength: 4 }),
    isWindows: fc.boolean(),
  })
  .map(({ top, sections, isWindows }) => {
    const lines = [
      ...top,
      'menu:',
      '  hours: 8h',
      '  place: { city: Erechim, state: RS }',
      'sections:',
      ...sections.flat(),
      '',
    ];
    return lines.join(isWindows ? '\r\n' : '\n');
  });

const realPages = fc.constantFrom(
  ...readdirSync(places.pages)
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => readFileSync(join(places.pages, name), 'utf8')),
);

const verbs = [
  'move',
  'insert',
  'remove',
  'duplicate',
  'set',
  'set',
  'extend',
  'add',
  'drop',
  'comment',
] as const;
const command = fc.record({ verb: fc.constantFrom(...verbs), at: fc.nat(500), to: fc.nat(20) });
const session = fc.array(command, { minLength: 30, maxLength: 30 });

type Command = typeof command extends fc.Arbitrary<infer T> ? T : never;

function pathsOf(data: unknown, isWanted: (value: unknown) => boolean, path: Path = []): readonly Path[] {
  const inner =
    typeof data === 'object' && data !== null
      ? Object.entries(data).flatMap(([key, value]) =>
          pathsOf(value, isWanted, [...path, Array.isArray(data) ? Number(key) : key]),
        )
      : [];
  return isWanted(data) ? [path, ...inner] : inner;
}

/** A thing of the same shape with new texts. */
function reword(value: unknown, mark: string): Written {
  if (Array.isArray(value)) return value.map((one, index) => reword(one, `${mark}.${index}`));
  if (!isRecord(value)) return mark;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => [
      name,
      name === 'type' ? String(one) : reword(one, `${mark}.${name}`),
    ]),
  );
}

function addComment(text: string, at: number, mark: string): Edit {
  const lines = text.split('\n');
  const dashes = [...lines.keys()].filter((line) => /^ *(- )?[a-z]+:/i.test(lines[line] ?? ''));
  const line = dashes[at % dashes.length] ?? 0;
  const indent = /^ */.exec(lines[line] ?? '')?.[0] ?? '';
  const end = text.includes('\r\n') ? '\r' : '';
  const written = lines.toSpliced(line, 0, `${indent}# ${mark}${end}`).join('\n');
  const isSound = isSame(readData(written), readData(text));
  return isSound ? { ok: true, text: written } : { ok: false, reason: '' };
}

function obey(text: string, { verb, at, to }: Command, mark: string): Edit {
  const data = readData(text);
  const pick = (isWanted: (value: unknown) => boolean) => {
    const paths = pathsOf(data, isWanted);
    return paths[at % Math.max(1, paths.length)] ?? [];
  };
  if (verb === 'comment') return addComment(text, at, mark);
  if (verb === 'set' || verb === 'extend') {
    const path = pick((value) => typeof value === 'string');
    return setValue(text, path, verb === 'set' ? mark : `${String(valueAt(data, path))} ${mark}`);
  }
  if (verb === 'add')
    return putField(text, { path: [...pick(isRecord), ['intro', 'badge'][to % 2] ?? ''], value: mark });
  if (verb === 'drop') {
    const group = pick((value) => isRecord(value) && Object.keys(value).length > 1);
    const names = Object.keys(Object(valueAt(data, group))).filter(
      (name) => name !== 'sections' && name !== 'type',
    );
    return removeField(text, [...group, names[to % Math.max(1, names.length)] ?? '']);
  }
  const list = pick((value) => Array.isArray(value) && value.length > 0);
  const entries = valueAt(data, list) as readonly unknown[];
  const [from, place] = [to % entries.length, at % entries.length];
  if (verb === 'move') return moveItem(text, list, from, place);
  if (verb === 'remove') return removeItem(text, list, from);
  if (verb === 'duplicate') return duplicateItem(text, list, from);
  return insertData(text, list, place, reword(entries[from], mark));
}

let made = 0;

/** A text after one person's work, whose every new text has a mark of its own. */
function work(text: string, commands: readonly Command[], who: string): string {
  return commands.reduce((now, one, index) => {
    const edit = obey(now, one, `${who}${index}x`);
    made += edit.ok ? 1 : 0;
    return edit.ok ? edit.text : now;
  }, text);
}

/** The marks of somebody's texts that stand in some data. */
function marksIn(data: unknown, who: string): readonly string[] {
  const found = JSON.stringify(data)?.match(new RegExp(`(?<![a-z0-9])${who}\\d+x`, 'g')) ?? [];
  return [...new Set(found)];
}

function missing(marks: readonly string[], data: unknown): readonly string[] {
  const text = JSON.stringify(data);
  return marks.filter((mark) => !text.includes(mark));
}

function count(data: unknown, value: unknown): number {
  return Array.isArray(data) ? data.filter((one) => isSame(one, value)).length : 0;
}

/** Whether a choice for ours has made its place what it is in ours. */
function isChosen(before: Merged, then: Merged, conflict: Conflict): boolean {
  const { path, kind, ours, theirs, after = -1 } = conflict;
  const [old, now] = [readData(before.text), readData(then.text)];
  if (kind === 'both-moved') {
    const [list, from] = [path.slice(0, -1), Number(path.at(-1))];
    return isSame(valueAt(old, path), valueAt(now, [...list, after < from ? after + 1 : after]));
  }
  const around = path.slice(0, -1);
  const group = valueAt(old, around);
  // With the last item or field goes what is around it.
  if (ours === undefined && Object.keys(Object(group)).length === 1)
    return isChosen(before, then, { ...conflict, path: around, theirs: group });
  if (typeof path.at(-1) === 'string' || (ours !== undefined && theirs !== undefined))
    return isSame(valueAt(now, path), ours);
  const by = (value: unknown) => count(valueAt(now, around), value) - count(group, value);
  return ours === undefined ? by(theirs) === -1 : by(ours) === 1;
}

function textsOf(data: unknown): readonly string[] {
  return pathsOf(data, (value) => typeof value === 'string').map((path) => String(valueAt(data, path)));
}

/** What stands once in the base and still in both versions, as texts and as comments. */
function keptByBoth(
  texts: readonly string[],
  ours: readonly string[],
  theirs: readonly string[],
): readonly string[] {
  const isOnce = (one: string) => texts.indexOf(one) === texts.lastIndexOf(one);
  return texts.filter((one) => isOnce(one) && ours.includes(one) && theirs.includes(one));
}

/** Chooses ours everywhere, from either end. */
function chooseAll(merged: Merged, isFromBelow: boolean): Merged {
  let now = merged;
  while (now.conflicts.length > 0) {
    const conflict = now.conflicts.at(isFromBelow ? -1 : 0);
    if (conflict === undefined) break;
    const choice = choose(now, conflict, 'ours');
    if (!choice.ok) throw new Error(`${choice.reason}: ${JSON.stringify(conflict)}`);
    expect([isChosen(now, choice, conflict), conflict, now.text, choice.text][0]).toBe(true);
    now = choice;
  }
  return now;
}

function proveMerge(
  base: string,
  mine: readonly Command[],
  yours: readonly Command[],
  isFromBelow: boolean,
): void {
  const [ours, theirs] = [work(base, mine, 'our'), work(base, yours, 'their')];
  const result = merge({ base, ours, theirs });
  if (!result.ok) throw new Error(result.reason);
  const { text, conflicts, lost } = result;
  const data = readData(text);
  expect(missing(marksIn(readData(theirs), 'their'), data)).toEqual([]);
  expect(missing(marksIn(readData(ours), 'our'), [data, conflicts.map((one) => one.ours)])).toEqual([]);
  expect(newComments(theirs, base, text)).toEqual([]);
  expect(newComments(ours, base, text)).toEqual(lost);
  const values = [base, ours, theirs].map((one) => textsOf(readData(one))) as [string[], string[], string[]];
  const shown = textsOf([data, conflicts.map((one) => [one.ours, one.theirs])]);
  expect(keptByBoth(...values).filter((one) => !shown.includes(one))).toEqual([]);
  const comments = [base, ours, theirs].map((one) =>
    commentsOf(one).map(({ text }) => text),
  ) as typeof values;
  expect(keptByBoth(...comments).filter((one) => !text.includes(one))).toEqual([]);
  const chosen = chooseAll(result, isFromBelow);
  expect(missing(marksIn(readData(ours), 'our'), readData(chosen.text))).toEqual([]);
}

/** What one person alone did is the result, as it was written. */
function proveAlone(base: string, commands: readonly Command[]): void {
  const ours = work(base, commands, 'our');
  const noted = `# deles${base.includes('\r\n') ? '\r\n' : '\n'}${base}`;
  expect(merge({ base, ours: base, theirs: ours })).toEqual({
    ok: true,
    text: ours,
    conflicts: [],
    lost: [],
  });
  expect(merge({ base, ours, theirs: base })).toEqual({ ok: true, text: ours, conflicts: [], lost: [] });
  expect(merge({ base, ours, theirs: ours })).toEqual({ ok: true, text: ours, conflicts: [], lost: [] });
  const merged = merge({ base, ours, theirs: noted });
  if (!merged.ok) throw new Error(merged.reason);
  expect(merged.conflicts).toEqual([]);
  expect(readData(merged.text)).toEqual(readData(ours));
  expect(commentsOf(merged.text).map((one) => one.text)).toContain('# deles');
}

const runs = { small: amount(6, 400), real: amount(1, 40) };

describe.each([
  ['small pages', smallPages, runs.small],
  ['the specified site', realPages, runs.real],
] as const)('two people at %s', (_, pages, numRuns) => {
  it('lose nothing that either wrote and nobody shows', { timeout: 600_000 }, () => {
    const property = fc.property(pages, session, session, fc.boolean(), proveMerge);
    expect(fc.defaultReportMessage(fc.check(property, { numRuns, seed: 19 }))).toBeUndefined();
  });

  it('get what one of them did alone', { timeout: 600_000 }, () => {
    const property = fc.property(pages, session, proveAlone);
    expect(fc.defaultReportMessage(fc.check(property, { numRuns, seed: 19 }))).toBeUndefined();
  });
});

it('these people did most of what they tried', () => {
  expect(made).toBeGreaterThan(0.85 * 3 * 30 * (runs.small + runs.real));
});

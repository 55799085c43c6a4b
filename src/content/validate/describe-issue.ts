import { choose, finding, type Finding } from '../problems/finding.ts';
import { safeParse, type z } from 'zod';
import { colorNamed } from '../../fields/color-names.ts';
import { alternativesOf } from '../../fields/alternatives.ts';
import { isRecord } from '../../fields/is-record.ts';
import { dayForm, isRealDate } from '../../fields/repair-date.ts';
import { readFilePath } from '../../fields/file-path.ts';
import { visible } from '../../fields/visible.ts';
import { asSeen, findHidden } from '../problems/characters.ts';
import type { Meaning } from '../problems/kinds/kind.ts';
import { findAlike } from '../problems/nearest.ts';
import type { Path } from '../problems/problem.ts';
import { behaviourFor, isAccepted } from '../schema/fields.ts';
import { openField } from '../schema/write-item.ts';
import { isNeededAt, namesIn, outlineAt, outlineOf } from '../schema/outline.ts';
import type { Checked } from '../source/place-problem.ts';
import { valueAt } from '../source/place.ts';
import { locate } from '../source/source.ts';
import { findNumber } from './by-value.ts';
import { findAgo, findEnd, findHiddenDays, findLostYear, findSpan } from './meant-day.ts';
import { describeEmpty, describeSize, describeType, type Spot } from './describe-shape.ts';
import { besideOf, findDivided, findOther, findOwnLink, findPriceWords, idsOf } from './other-fields.ts';
import { findWithoutEnding } from './picture-without-ending.ts';
import { findDays, findDaysInRow, findEachDay } from './several-days.ts';
import { findSeveral, findSeveralNamed } from './several-values.ts';
import { findCall } from './other-number.ts';
import { findPriceAside } from './price-aside.ts';
import { findStarredPrice } from './starred-price.ts';
import { findTooEarly } from './too-early.ts';
import { findTone } from './tone.ts';
import { findRestInNote } from './rest-in-note.ts';
import { findLabel } from './label-of-yes.ts';

type Issue = z.core.$ZodIssue;

function nameOf(path: Path): string {
  return String(path.findLast((name) => typeof name === 'string') ?? '');
}

/** Whether a message is the schema author's own rather than zod's English default. */
function ownMessage(issue: Issue): string {
  return /^(Invalid|Too|Unrecognized|Expected)/.test(issue.message) ? '' : issue.message;
}

/** Whether an issue is about two fields that exclude each other; it is shown at the name of the second. */
export function isCombination(issue: Issue): boolean {
  return alternativesOf(issue)?.given !== undefined;
}

function repairOf(checked: Checked, path: Path, value: unknown): string | undefined {
  const schema = outlineAt(outlineOf(checked.schema), path)?.schema;
  if (schema === undefined || typeof value !== 'string' || value.length > 200) return undefined;
  const seen = asSeen(value);
  const isHidden = findHidden(value).length > 0;
  // A special space may have slipped between two letters, or stand for a plain one.
  const sound = [seen, ...(isHidden ? [seen.replaceAll(' ', '')] : [])].find((word) =>
    isAccepted(schema, word),
  );
  const repaired =
    behaviourFor(schema)?.repair?.(sound ?? seen, idsOf(checked), besideOf(checked, path)) ?? sound;
  return repaired === value ? undefined : repaired;
}

/** What a value may stand for, where it has more than one meaning and the field takes each. */
function findEither({ schema }: Checked, path: Path, value: unknown): Finding | undefined {
  const field = outlineAt(outlineOf(schema), path)?.schema;
  if (field === undefined || typeof value !== 'string') return undefined;
  const meant = behaviourFor(field)?.either?.(asSeen(value)) ?? [];
  return meant.length > 1 && meant.every((one) => isAccepted(field, one))
    ? finding('eitherPrice', { field: nameOf(path), typed: value, meant })
    : undefined;
}

/** What the words of a choice mean: of those that are like what was typed, or of all. */
function meaningsFor(checked: Checked, path: Path, typed: string): readonly Meaning[] | undefined {
  const outline = outlineAt(outlineOf(checked.schema), path);
  if (outline?.kind !== 'choice' || outline.isYesNo) return undefined;
  const alike = findAlike(typed, outline.words).slice(0, 8);
  return alike.length === 0 ? outline.words : alike;
}

/** All tones that a section may have, those first that are like what was typed. */
function tonesFor(checked: Checked, path: Path, typed: string): readonly Meaning[] {
  const outline = outlineAt(outlineOf(checked.schema), path);
  const words = outline?.kind === 'choice' ? outline.words : [];
  return [...new Set([...findAlike(typed, words), ...words])];
}

/** The first of some fields as it is to be written, where that takes several lines. */
function writeFirst({ schema }: Checked, { path }: Issue, [first = '']: readonly string[]) {
  const outline = outlineAt(outlineOf(schema), [...(path as Path), first]);
  const lines = openField(first, outline);
  return lines.length > 1 ? lines : undefined;
}

/** What stands before a value on its line: its field or its dash, or nothing of an item in brackets. */
function leadOf({ source, base }: Checked, path: Path, field: string): string {
  if (typeof path.at(-1) !== 'number') return `${field}: `;
  const { line, column } = locate(source, [...base, ...path]);
  const before = source.text.split('\n')[line - 1]?.slice(0, column - 1) ?? '';
  return /^[ -]*- +$/.test(before) ? '- ' : '';
}

function describeValue(checked: Checked, issue: Issue, { field, value, isNeeded, isItem }: Spot): Finding {
  if (value === '') return describeEmpty(checked, issue.path as Path, { field, isNeeded, isItem });
  if (typeof value === 'string' && !visible.test(value))
    return finding('blankValue', { field, isNeeded, isSpaces: value.trim() === '' });
  const said = ownMessage(issue);
  const alternatives = alternativesOf(issue);
  if (alternatives !== undefined) {
    const { fields, given, drop } = alternatives;
    if (given === undefined)
      return finding('incomplete', { fields, said, lines: writeFirst(checked, issue, fields) });
    const around = valueAt(checked.source.data, [...checked.base, ...(issue.path as Path).slice(0, -1)]);
    const gone = (drop ?? [given[1]]).filter((name) => valueAt(around, [name]) !== undefined);
    return finding('wrongCombination', { first: given[0], second: given[1], said, drop: gone });
  }
  const path = issue.path as Path;
  if (typeof value === 'object')
    return finding('incomplete', { fields: namesIn(outlineAt(outlineOf(checked.schema), path)), said });
  const own = findOwnLink(checked, path, value);
  const other =
    own === undefined
      ? (findSeveralNamed(checked, path, value) ??
        findCall(checked, path, value) ??
        findOther(checked, path, value))
      : undefined;
  if (other !== undefined) return other;
  const repaired = own ?? repairOf(checked, path, value) ?? findAgo(checked, path, value);
  const early = findTooEarly(checked, path, repaired);
  if (early !== undefined) return early;
  const line = `${leadOf(checked, path, field)}${repaired}`;
  const onDisk = typeof value === 'string' && repaired !== undefined ? readFilePath(value) : undefined;
  if (onDisk !== undefined && repaired === onDisk.name)
    return finding('filePath', { ...onDisk, typed: String(value), meant: onDisk.name, line });
  const tone = findTone(checked, path, value, repaired);
  if (tone !== undefined) return tone;
  if (issue.code === 'invalid_value') {
    if (typeof value !== 'string') return finding('wantsText', { field });
    const told =
      findNumber(checked, path, value) ??
      findHiddenDays(checked, path, value) ??
      findLabel(checked, path, value) ??
      findDays(checked, path, value);
    if (told !== undefined) return told;
    if (repaired !== undefined)
      return finding('repairableChoice', { field, typed: value, meant: repaired, line });
    const known = issue.values.map(String);
    const isColor = field === 'tone' && (colorNamed(value) !== undefined || /^#[\da-f]{3,8}$/i.test(value));
    return finding('unknownValue', {
      field,
      said,
      meanings: isColor ? tonesFor(checked, path, value) : meaningsFor(checked, path, value),
      isColor: isColor || undefined,
      ...choose(value, known),
    });
  }
  if (repaired !== undefined)
    return finding('repairableForm', { field, typed: String(value), meant: repaired, line });
  const either = findEither(checked, path, value);
  if (either !== undefined) return either;
  const several =
    findSeveral(checked, path, value) ??
    findEachDay(checked, path, value) ??
    findDaysInRow(checked, path, value) ??
    findEnd(checked, path, value);
  if (several !== undefined) return several;
  const divided =
    findStarredPrice(checked, path, value) ??
    findPriceAside(checked, path, value) ??
    findDivided(checked, path, value) ??
    findRestInNote(checked, path, value) ??
    findSpan(checked, path, value) ??
    findLostYear(checked, path, value);
  if (divided !== undefined) return divided;
  const words = findPriceWords(checked, path, value) ?? findWithoutEnding(checked, path, value);
  if (words !== undefined) return words;
  const isDay = issue.code === 'custom' && dayForm.test(String(value));
  return isDay && !isRealDate(String(value))
    ? finding('noSuchDay', { field, typed: String(value) })
    : finding('invalidForm', { field, value: String(value), said });
}

/** Whether a word for nothing stands where a value is empty. */
function saysNothing({ source, base }: Checked, path: Path): boolean {
  const { start, end } = locate(source, [...base, ...path]);
  return /^(~|null)$/i.test(source.text.slice(start, end));
}

/** Whether something would be wrong without an empty field: it describes the picture beside it, or nothing else is given that must be. */
function isMissed({ source, base, schema }: Checked, path: Path, value: unknown): boolean {
  if (typeof value !== 'string' || visible.test(value)) return false;
  const [around, name] = [path.slice(0, -1), path.at(-1)];
  const beside = valueAt(source.data, [...base, ...around]);
  if (String(name).endsWith('Alt') && valueAt(beside, [String(name).slice(0, -3)]) !== undefined) return true;
  if (Array.isArray(beside)) return beside.length === 1;
  const group = outlineAt(outlineOf(schema), around);
  if (group === undefined || !isRecord(beside)) return false;
  const rest = Object.fromEntries(Object.entries(beside).filter(([key]) => key !== name));
  return (safeParse(group.schema, rest).error?.issues ?? []).some((issue) =>
    alternativesOf(issue)?.fields.includes(String(name)),
  );
}

/** The line of a section that has nothing but its type: what is left of one whose other lines were taken away. */
function bareLine({ source, base }: Checked): string | undefined {
  const fields = valueAt(source.data, base);
  const isBare = isRecord(fields) && Object.keys(fields).join() === 'type';
  return isBare ? `- type: ${String(fields['type'])}` : undefined;
}

/** What is wrong with a value, by what its schema says of it. */
export function describeIssue(checked: Checked, issue: Issue, value: unknown): Finding {
  const path = issue.path as Path;
  const field = nameOf([...checked.base, ...path]);
  const isNeeded = isNeededAt(outlineOf(checked.schema), path) || isMissed(checked, path, value);
  const isList = outlineAt(outlineOf(checked.schema), path)?.kind === 'list';
  if (value === '' && !isList && saysNothing(checked, path)) return finding('nothing', { field, isNeeded });
  if (value === undefined && issue.code !== 'custom') {
    const outline = outlineAt(outlineOf(checked.schema), path);
    const lines = openField(field, outline);
    const said = outline?.description ?? '';
    return finding('missingField', {
      field,
      said,
      lines,
      bare: path.length === 1 ? bareLine(checked) : undefined,
    });
  }
  const list = valueAt(checked.source.data, [...checked.base, ...path.slice(0, -2)]);
  const spot = { field, value, isNeeded, isItem: Array.isArray(list) && list.length > 1 };
  if (issue.code === 'invalid_type') return describeType(checked, issue, spot);
  if (issue.code === 'too_small' || issue.code === 'too_big') return describeSize(checked, issue, spot);
  return describeValue(checked, issue, spot);
}

import { isRecord } from '../../fields/is-record.ts';
import { finding, type Finding } from '../problems/finding.ts';
import { findNearest } from '../problems/nearest.ts';
import type { Path } from '../problems/problem.ts';
import { namesIn, outlineAt, outlineOf } from '../schema/outline.ts';
import { blocks } from '../schema/registry.ts';
import { readLines, withHeading } from '../source/lines.ts';
import { placeProblem, type Checked } from '../source/place-problem.ts';
import { valueAt } from '../source/place.ts';
import { locate } from '../source/source.ts';
import { guessTypes } from '../source/syntax/lost-type.ts';
import type { PastedSection } from './cut-section.ts';
import { writeHead } from './lost-head.ts';
import { lineBehind } from './section-lines.ts';

type Said = Readonly<Record<string, unknown>>;

const isPart = (value: unknown) => isRecord(value) || (Array.isArray(value) && value.some(isRecord));

/** Whether all that is wrong with a section of a type, if these are its fields, is what it lacks. */
function lacksOnly(type: string, said: Said): boolean {
  const issues = blocks.get(type)?.schema.safeParse({ ...said, type }).error?.issues ?? [];
  return issues.every(({ path }) => path.length === 1 && said[String(path[0])] === undefined);
}

/** Whether a list is one of the section's own, under a name that is not quite its own. */
function isOwnMisnamed({ source, base, schema }: Checked, key: string): boolean {
  const outline = outlineOf(schema);
  const nearest = findNearest(key, namesIn(outline));
  const items: unknown = valueAt(source.data, [...base, key]);
  const known = nearest === undefined ? [] : namesIn(outlineAt(outline, [nearest, 0]));
  const fits = (item: unknown) => isRecord(item) && Object.keys(item).every((name) => known.includes(name));
  return Array.isArray(items) && items.every(fits);
}

/** The fields at the end of a section from the first that stands behind a gap and that it may not know. */
function findTail(checked: Checked, data: Said): Said | undefined {
  const { source, base, schema } = checked;
  const keys = Object.keys(data);
  const known = namesIn(outlineOf(schema));
  const lines = readLines(source.text);
  const isBehindGap = (key: string) =>
    lines[locate(source, [...base, key], 'key').line - 2]?.kind !== 'content';
  const first = keys.findIndex((key) => !known.includes(key));
  const start = keys.findLastIndex((key, at) => at > 0 && at <= first && isBehindGap(key));
  const tail = start < 1 ? [] : keys.slice(start);
  const foreign = tail.filter((key) => !known.includes(key));
  const isForeign =
    foreign.some((key) => isPart(data[key]) && !isOwnMisnamed(checked, key)) || foreign.length > 2;
  return isForeign ? Object.fromEntries(tail.map((key) => [key, data[key]])) : undefined;
}

/** What is said of such fields: where several types would take them, they are those that the line may name. */
function describe({ source, base }: Checked, number: number, said: Said, types: readonly string[]): Finding {
  const [key = ''] = Object.keys(said);
  const [type = '', ...others] = types;
  const first = locate(source, [...base, key], 'key').line;
  const margin = Math.max(0, locate(source, [...base, 'type'], 'key').column - 3);
  const title = typeof said['title'] === 'string' ? said['title'] : undefined;
  if (others.length > 0) return finding('lostType', { title, types, line: first, margin, key });
  const lines = readLines(source.text);
  const behind = withHeading(lines, lineBehind(source, number) - 1);
  const last = lines.findLastIndex(({ kind }, at) => at < behind && kind !== 'blank') + 1;
  const label = blocks.get(type)?.label ?? type;
  const head = writeHead(type, Object.keys(said), margin);
  return finding('leftSection', { type, label, first, last, lines: head });
}

/** What is left of a section that lost its first lines, and hangs below the one above it. */
export function findLeftSection(checked: Checked): readonly PastedSection[] {
  const { source, base } = checked;
  const data = valueAt(source.data, base);
  const number = base[1];
  if (base[0] !== 'sections' || typeof number !== 'number' || base.length !== 2 || !isRecord(data)) return [];
  const said = findTail(checked, data);
  const types = said === undefined ? [] : guessTypes(said);
  const [type = ''] = types;
  if (said === undefined || types.length === 0 || type === data['type'] || !lacksOnly(type, said)) return [];
  const [key = ''] = Object.keys(said);
  const mistake = describe(checked, number, said, types);
  return [
    {
      problem: placeProblem(source, [...base, key], mistake, 'key'),
      covers: (path: Path) => path.length === 0 || Object.hasOwn(said, String(path[0])),
    },
  ];
}

import { safeParse } from 'zod';
import { finding, type Finding } from '../problems/finding.ts';
import type { Leaving } from '../problems/kinds/kind.ts';
import type { Path } from '../problems/problem.ts';
import { isAccepted } from '../schema/fields.ts';
import { outlineAt, outlineOf } from '../schema/outline.ts';
import type { Checked } from '../source/place-problem.ts';
import { valueAt } from '../source/place.ts';
import { readSource } from '../source/read-source.ts';
import { locate } from '../source/source.ts';
import { describeIssue } from './describe-issue.ts';
import { dashBefore } from './other-fields.ts';

/** The file with a field under another name. */
function rename({ source, base, ...checked }: Checked, path: Path, name: string): Checked | undefined {
  const { start, end } = locate(source, [...base, ...path], 'key');
  const text = source.text.slice(0, start) + name + source.text.slice(end);
  const { source: renamed } = readSource(source, new TextEncoder().encode(text));
  return renamed.data === undefined ? undefined : { ...checked, base, source: renamed };
}

/** What the cure of a mistake writes in place of the one line that it is about, and in which field. */
function linesOf({ kind, parameters }: Finding, dash: string): readonly string[] | undefined {
  if (kind === 'otherField') return [parameters.line];
  if (kind === 'repairableForm' || kind === 'repairableChoice') return [dash + parameters.line];
  if (kind === 'lostYear') return [`${dash}${parameters.field}: ${parameters.day}`];
  if (kind === 'twoDays') return parameters.lines;
  return kind === 'dividedValue' && parameters.old === undefined ? parameters.lines : undefined;
}

/** What goes with the field that a mistake is about. */
const besidesOf = ({ kind, parameters }: Finding) => (kind === 'otherField' ? parameters.besides : undefined);

/** What leaves the site by a field that was meant for a last day: who typed its name for a price's does not know. */
export function findLeaving({ base }: Checked, path: Path, field: string | undefined): Leaving | undefined {
  if (field !== 'showUntil' || /^(?:show|mostr|exib)/i.test(String(path.at(-1)))) return undefined;
  if (path.length > 2) return 'item';
  return path.length === 1 && base.length > 0 ? 'section' : undefined;
}

/** A field under another name whose value is to be written otherwise, too, or goes elsewhere: both at once. */
export function explainRenamed(
  checked: Checked,
  path: Path,
  nearest: string | undefined,
): Finding | undefined {
  if (nearest === undefined) return undefined;
  const key = String(path.at(-1));
  const value = valueAt(checked.source.data, [...checked.base, ...path]);
  const right = [...path.slice(0, -1), nearest];
  const schema = outlineAt(outlineOf(checked.schema), right)?.schema;
  if (typeof value !== 'string' || schema === undefined || isAccepted(schema, value)) return undefined;
  const renamed = rename(checked, path, nearest);
  const data = renamed && valueAt(renamed.source.data, renamed.base);
  const issue = safeParse(checked.schema, data).error?.issues.find(
    (one) => one.path.join('/') === right.join('/') && one.code !== 'unrecognized_keys',
  );
  if (renamed === undefined || issue === undefined) return undefined;
  const told = describeIssue(renamed, issue, value);
  const lines = linesOf(told, dashBefore(checked, path));
  const [line = '', ...more] = lines ?? [];
  const better = /^[- ]*(\w+):/.exec(line)?.[1];
  if (lines === undefined || better === undefined) return undefined;
  return more.length === 0
    ? finding('otherField', {
        field: key,
        better,
        line,
        besides: besidesOf(told),
        leaves: findLeaving(checked, path, better),
      })
    : finding('misnamedValue', { typed: key, field: nearest, lines });
}

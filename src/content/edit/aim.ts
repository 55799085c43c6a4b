import type { Contract } from '../../fields/contract.ts';
import { valueAt } from '../source/place.ts';
import type { Path } from '../problems/problem.ts';
import { changeAt } from './data.ts';
import { lineBreakOf } from './lines.ts';
import { nodeAt } from './layout.ts';
import { reasons, refuse, type Edit } from './outcome.ts';
import { confirm, parse, type Parsed } from './parse.ts';
import { setValue } from './set-value.ts';

/** A page and a section that is to stand on it, both as text; or why it cannot. */
type Aimed =
  | { readonly ok: true; readonly page: string; readonly fields: string }
  | { readonly ok: false; readonly reason: string };

type Target = Extract<Contract, { rule: 'target' }>;

interface Goal {
  readonly index: number;
  readonly type: string;
  readonly id: string | undefined;
}

/** Sections that a page surely shows, told by what they say themselves. */
function listGoals(data: unknown): readonly Goal[] {
  const sections = valueAt(data, ['sections']);
  return (Array.isArray(sections) ? sections : []).flatMap((section, index): readonly Goal[] => {
    const [type, id] = [valueAt(section, ['type']), valueAt(section, ['id'])];
    const isSure = ['hidden', 'showFrom', 'showUntil'].every(
      (name) => valueAt(section, [name]) === undefined,
    );
    if (typeof type !== 'string' || !isSure) return [];
    return [{ index, type, id: typeof id === 'string' && id !== '' ? id : undefined }];
  });
}

/** The section to point at: one of the usual type if there is one, then one that has an id, the lowest first. */
function chooseGoal(goals: readonly Goal[], usual: string | undefined): Goal | undefined {
  const rank = ({ type, id }: Goal) => (type === usual ? 2 : 0) + (id === undefined ? 0 : 1);
  return goals.toReversed().toSorted((one, other) => rank(other) - rank(one))[0];
}

function freeName(type: string, goals: readonly Goal[]): string {
  const taken = new Set(goals.map(({ id }) => id));
  let name = type;
  for (let number = 2; taken.has(name); number += 1) name = `${type}-${number}`;
  return name;
}

/** Writes an `id` below a section's type. */
function addId(parsed: Parsed, index: number, id: string): Edit {
  const { text } = parsed;
  const path: Path = ['sections', index];
  const type = nodeAt(parsed, [...path, 'type']);
  // The node comes from the reader, which gives each one its place.
  const [start = 0, , end = 0] = (type as { range?: readonly number[] } | undefined)?.range ?? [];
  const line = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const column = line.search(/type\s*:/);
  if (column === -1) return refuse(reasons.mismatch);
  const written = `${' '.repeat(column)}id: ${id}${lineBreakOf(text)}`;
  const wanted = changeAt(parsed.data, path, (section) => {
    const [first, ...others] = Object.entries(section as object);
    return Object.fromEntries([...(first ? [first] : []), ['id', id], ...others]);
  });
  return confirm([text.slice(0, end) + written + text.slice(end)], wanted);
}

function aimAt(page: string, fields: string, { field, usual }: Target): Aimed {
  const [parsed, section] = [parse(page), parse(fields)];
  if (!parsed.ok) return parsed;
  if (!section.ok) return section;
  const goals = listGoals(parsed.data);
  const aim = valueAt(section.data, [field]);
  if (aim === undefined || goals.some(({ id }) => `#${id}` === aim)) return { ok: true, page, fields };
  const goal = chooseGoal(goals, usual);
  if (goal === undefined) return { ok: true, page, fields };
  const id = goal.id ?? freeName(goal.type, goals);
  const named = goal.id === undefined ? addId(parsed, goal.index, id) : { ok: true as const, text: page };
  const aimed = setValue(fields, [field], `#${id}`);
  if (!named.ok) return named;
  return aimed.ok ? { ok: true, page: named.text, fields: aimed.text } : aimed;
}

/**
 * Makes each field of a new section that names another section, by the block's contracts, name one that is there.
 * A section of the page that has no `id` gets one for it.
 */
export function aim(page: string, fields: string, contracts: readonly Contract[]): Aimed {
  let aimed: Aimed = { ok: true, page, fields };
  for (const contract of contracts) {
    if (aimed.ok && contract.rule === 'target') aimed = aimAt(aimed.page, aimed.fields, contract);
  }
  return aimed;
}

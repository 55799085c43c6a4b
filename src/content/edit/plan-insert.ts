import { findNearest } from '../problems/nearest.ts';
import { outlineOfSection } from '../schema/files.ts';
import { fieldsIn } from '../schema/outline.ts';
import { blocks } from '../schema/registry.ts';
import { aim } from './aim.ts';
import { readExample } from './example.ts';
import { findPlace } from './find-place.ts';
import { explainSections } from './find-section.ts';
import { insertSection } from './insert.ts';
import { parse } from './parse.ts';

/** A new section asked for in an editor's words. */
interface InsertWish {
  readonly type: string;
  /** The text of the block's examples; missing when there is no such block. */
  readonly example: string | undefined;
  readonly said: readonly string[];
}

/** The page with a new section, or why not, and whether other words would help. */
type InsertPlan =
  | {
      readonly ok: true;
      readonly text: string;
      readonly index: number;
      /** It says of itself that it is provisional. */
      readonly isMarked: boolean;
    }
  | { readonly ok: false; readonly reason: string; readonly isUsage: boolean };

function explainType(type: string): string {
  const known = [...blocks.keys()];
  const nearest = findNearest(type, known);
  const cure = nearest === undefined ? `Os tipos são: ${known.join(', ')}.` : `Você quis dizer "${nearest}"?`;
  return `Tipo de seção desconhecido: "${type}". ${cure}`;
}

/** Whether sections of a type have words of their own, which are an example's until somebody writes others. */
function hasOwnWords(type: string): boolean {
  return fieldsIn(outlineOfSection(type)).some(({ name }) => name === 'placeholder');
}

/**
 * Inserts a block's first example, marked as provisional, where an editor said; if they said nothing, at the end, or at the top where the
 * block belongs there. A section that it points at is one of the page's.
 */
export function planInsert(text: string, { type, example, said }: InsertWish): InsertPlan {
  const fields = example === undefined ? undefined : readExample(example);
  if (fields === undefined) return { ok: false, reason: explainType(type), isUsage: true };
  const parsed = parse(text);
  if (!parsed.ok) return { ...parsed, isUsage: false };
  const contracts = blocks.get(type)?.contracts ?? [];
  const usual = contracts.some(({ rule }) => rule === 'first') ? 'first' : 'last';
  const place = findPlace(parsed.data, said.length === 0 ? [usual] : said);
  if (!place.ok) return { ok: false, reason: explainSections(place.reason, parsed.data), isUsage: true };
  const isMarked = hasOwnWords(type);
  const written =
    isMarked && !/^placeholder:/m.test(fields)
      ? fields.replace(/^type: .*\n/m, '$&placeholder: sim\n')
      : fields;
  const aimed = aim(text, written, contracts);
  if (!aimed.ok) return { ...aimed, isUsage: false };
  const edit = insertSection(aimed.page, place.index, aimed.fields);
  return edit.ok ? { ok: true, text: edit.text, index: place.index, isMarked } : { ...edit, isUsage: false };
}

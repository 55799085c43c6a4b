import type { Outline, Written } from '../../core/core.ts';
import { isActionGroup } from './action-group.ts';
import type { Knowledge } from './desk.ts';
import type { FieldPath } from './wishes.ts';

interface Place {
  /** The way to the list. */
  readonly path: FieldPath;
  readonly site: Knowledge;
}

/** What is not yet written: the checker asks for it, so that nothing of an example is published as a fact. */
const empty = '';

function bareItem(outline: Outline, place: Place): Written {
  if (outline.kind === 'choice') return outline.words[0]?.word ?? empty;
  if (outline.kind !== 'group') return empty;
  const needed = [...outline.fields.values()].filter(({ isNeeded }) => isNeeded);
  const entries = needed.map(({ name, outline: inner }): [string, Written] => [
    name,
    inner.kind === 'list' ? [bareItem(inner.item, place)] : bareItem(inner, place),
  ]);
  const isButton = isActionGroup(outline) && needed.some(({ name }) => name === 'label');
  return Object.fromEntries(isButton ? [...entries, targetOf(place)] : entries);
}

/** Where a new button leads: a link to a page that is still to be chosen, any other to the chat. */
function targetOf({ path, site }: Place): [string, string] {
  return path.at(-1) === 'links' ? ['to', empty] : ['chat', site.messages[0]?.key ?? 'contato'];
}

/** A new item of a list: the fields that it cannot do without, to be filled in. */
export function newItem(outline: Outline, place: Place): Written {
  return bareItem(outline, place);
}

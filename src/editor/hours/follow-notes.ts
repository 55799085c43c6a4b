import { readData, valueAt } from '../../core/core.ts';
import { changeAlong, textOf, type Session, type Texts } from '../session/session.ts';
import { reduce, type Action, type State } from '../shell/state.ts';
import { noteAnew } from './declare-hours.ts';
import { hoursIn, listNewHours, scopeOf } from './find-hours.ts';

const site = 'site.yaml';

/** The site's notes of hours, where the editor has made one of them for a place that the last step has written otherwise. */
function followNotes(session: Session): Texts {
  const first = session.past.find(({ after, spot }) => site in after && spot.file !== site);
  const step = session.past.at(-1);
  const [now, earlier] = [textOf(session, site), first?.before[site]];
  if (step === undefined || now === null || typeof earlier !== 'string' || now === earlier) return {};
  const { file, path } = step.spot;
  const data = readData(textOf(session, file) ?? '');
  const typed = valueAt(data, path);
  const scope = scopeOf({ file, path }, data);
  if (typeof typed !== 'string' || !/\d|fechad/i.test(typed) || scope === undefined) return {};
  const before = hoursIn(file, readData(step.before[file] ?? ''));
  const noted = listNewHours(before, hoursIn(file, data), path, typed).reduce((text, hours) => {
    const edit = noteAnew(text, earlier, hours, scope);
    return edit.ok ? edit.text : text;
  }, now);
  return noted === now ? {} : { [site]: noted };
}

/** What becomes of the editor when something is done: hours that are written by hand go before what the editor has noted of them. */
export function reduceWithNotes(state: State, action: Action): State {
  const next = reduce(state, action);
  if (action.kind !== 'edit' || next.session === state.session) return next;
  const noted = followNotes(next.session);
  return Object.keys(noted).length === 0 ? next : { ...next, session: changeAlong(next.session, noted) };
}

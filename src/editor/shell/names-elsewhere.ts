import {
  changeNames,
  describeConflict,
  findSameName,
  findSameText,
  lastName,
  namedAt,
  valueAt,
  type NamePlace,
  type SameName,
} from '../../core/core.ts';
import type { Elsewhere } from '../form/desk.ts';
import type { FieldPath } from '../form/wishes.ts';
import { followPath, followSteps } from '../session/follow-path.ts';
import type { Session } from '../session/session.ts';
import { dataBefore, savedTexts, statesFrom } from './former-values.ts';
import { nameFile } from './name-file.ts';
import type { Look } from './hours-elsewhere.ts';
import { toAction } from './page-actions.tsx';
import type { Action } from './state.ts';
import { tellFollowed } from './tell-followed.ts';

/** So many of the last steps of a file are looked at for a name: who has followed it may put it right once more. */
const mostSteps = 4;

/** What a text said when the file was opened, each time it was saved and, of a name, before each of the last steps, the last first; nothing while its place was not there. */
function formersOf(
  { past, base }: Session,
  file: string,
  { data, path, isName }: { readonly data: unknown; readonly path: FieldPath; readonly isName: boolean },
): readonly { readonly said: string; readonly last: ReturnType<typeof lastName> }[] {
  const [first = [], ...steps] = past.flatMap(({ before }) => before[file] ?? []);
  const saved = savedTexts(past, file).slice(-mostSteps);
  const last = isName ? steps.slice(-mostSteps) : [];
  const texts = new Set([base[file]?.text ?? '', first, saved, last].flat());
  const found = [...texts].toReversed().flatMap((text) => {
    const before = dataBefore(text);
    const states = statesFrom(past, file, text);
    // What came in the place of something that went has never been called as that.
    const place =
      states.length === 0
        ? followPath(data, before, path)
        : followSteps([data, ...states.toReversed()], path);
    // What only an example was called is nobody's former name.
    const isExample = valueAt(before, [...(place ?? []).slice(0, 2), 'placeholder']) !== undefined;
    const said = place && !isExample && valueAt(before, place);
    return typeof said === 'string' ? [{ said, last: lastName(before, place ?? []) }] : [];
  });
  return found.filter(({ said }, index) => found.findIndex((one) => one.said === said) === index);
}

/** Whether a page has come in this session: what it says is of itself alone. */
const isNew = ({ past, base }: Session, file: string) =>
  !(file in base) || past.some(({ before }) => before[file] === null);

/** A place that says a name, with the words around it. */
function describeNamed(
  { file, path, said, typed }: Pick<NamePlace, 'file' | 'path' | 'said' | 'typed'>,
  data: unknown,
): string {
  const text = said.replaceAll(/\s+/g, ' ').trim();
  const start = Math.max(0, Math.min(text.indexOf(typed) - 40, text.length - 80));
  const part = `${start > 0 ? '…' : ''}${text.slice(start, start + 80)}${start + 80 < text.length ? '…' : ''}`;
  const where = [nameFile(file, data).label, describeConflict({ path }, data)];
  return `${where.filter((one) => one !== '').join(', ')}: “${part}”`;
}

/** A name as it was found: whole, or its last word alone. */
function nameFound({ before, places }: SameName): string {
  const isWhole = ({ typed }: NamePlace) => typed.split(' ').length > 1 || before.split(' ').length === 1;
  const short = places.find((place) => !isWhole(place));
  if (short === undefined) return `"${before}"`;
  return places.some(isWhole) ? `"${before}", ou só "${short.typed}",` : `"${short.typed}"`;
}

/** Where else texts still call something by the name that a field has given it until it was changed, with a button where they can be written. */
export function findNamesElsewhere(
  session: Session,
  { files, texts, file, section, path }: Omit<Look, 'before'>,
  dispatch: (action: Action) => void,
): readonly Elsewhere[] {
  const data = files[file];
  const now = valueAt(data, path);
  const named = namedAt(file, data, path);
  if (typeof now !== 'string') return [];
  const asked = isNew(session, file) ? { [file]: data } : files;
  const found = formersOf(session, file, { data, path, isName: named !== undefined })
    .filter(({ said }) => said !== now)
    .map(({ said, last }) => {
      const change = { files: asked, file, path, before: said, now };
      return named === undefined ? findSameText(change) : findSameName({ ...change, named, last });
    })
    .find((one) => one !== undefined);
  if (found === undefined) return [];
  const follow = (places: readonly NamePlace[]) => () => {
    const names = places.map(({ text = '', ...place }) =>
      describeNamed({ file: place.file, path: place.path, said: text, typed: now }, files[place.file]),
    );
    const label = `mudar ${found.before} nos outros lugares`;
    const told = tellFollowed(`"${now}" está agora também em`, names);
    dispatch(toAction(changeNames(texts, places), { label, file, section, ...told }));
  };
  const nameOf = (place: NamePlace) => describeNamed(place, files[place.file]);
  const called = nameFound(found);
  const certain = found.places.filter(({ text }) => text !== undefined);
  const open = found.places.filter(({ text }) => text === undefined);
  const offers: readonly Elsewhere[] = [
    {
      told: `${called} ainda está em:`,
      places: certain.map((place) => ({ name: nameOf(place), onFollow: follow([place]) })),
      onFollow: follow(certain),
    },
    {
      told: `${called} ainda está em frases que talvez mudem mais do que o nome. Confira:`,
      places: open.map((place) => ({ name: nameOf(place) })),
    },
  ];
  return offers.filter(({ places }) => places.length > 0);
}

import { describeConflict, insertData, isRecord, valueAt, type Edit } from '../../core/core.ts';
import type { Elsewhere } from '../form/desk.ts';
import type { FieldPath } from '../form/wishes.ts';
import { hoursIn } from '../hours/find-hours.ts';
import type { Path } from '../store/store.ts';
import type { Look } from './hours-elsewhere.ts';
import { nameFile } from './name-file.ts';
import { toAction } from './page-actions.tsx';
import type { Action } from './state.ts';
import { tellFollowed } from './tell-followed.ts';

interface HoursList {
  readonly file: Path;
  readonly path: FieldPath;
}

/** The lists of hours in sections, whose rows go after a day; those of the foot stay, and tell of no single day. */
function listsIn(files: Look['files']): readonly HoursList[] {
  return Object.entries(files).flatMap(([file, data]) => {
    const isSection = (path: FieldPath) => path[0] === 'sections' || file.startsWith('_shared/');
    const lists = hoursIn(file, data).flatMap(({ kind, path }) =>
      kind === 'row' && isSection(path) ? [path.slice(0, -1)] : [],
    );
    const isFirst = (path: FieldPath, at: number) =>
      lists.findIndex((other) => other.join('\n') === path.join('\n')) === at;
    return lists.filter(isFirst).map((path) => ({ file, path }));
  });
}

/** A day unlike others as a row of a list of hours, which goes once it is over. */
function rowFor(day: Readonly<Record<string, unknown>>) {
  const [days = '', date = '', opens = '', closes = ''] = ['days', 'date', 'opens', 'closes'].map((name) =>
    String(day[name] ?? ''),
  );
  const time = opens === '' || closes === '' ? 'Fechado' : `${opens} às ${closes}`;
  return {
    days: days.includes(date.slice(0, 5)) ? days : `${days} (${date.slice(0, 5)})`,
    time,
    showUntil: date,
  };
}

/** The lists of hours that do not tell of a day unlike others which was added to the site's hours. */
export function findDaysElsewhere(look: Look, dispatch: (action: Action) => void): readonly Elsewhere[] {
  const { files, texts, file, section, path } = look;
  const [first, list, index, name] = path;
  if (file !== 'site.yaml' || first !== 'hours' || list !== 'exceptions' || name !== 'date') return [];
  const day = valueAt(files[file], ['hours', 'exceptions', Number(index)]);
  if (!isRecord(day) || !/^\d\d\/\d\d\/\d{4}$/.test(String(day['date'])) || String(day['days'] ?? '') === '')
    return [];
  const row = rowFor(day);
  const isTold = (one: unknown) =>
    valueAt(one, ['showUntil']) === row.showUntil ||
    String(valueAt(one, ['days']) ?? '').includes(row.showUntil.slice(0, 5)) ||
    valueAt(one, ['days']) === day['days'];
  const lacking = listsIn(files).filter(({ file: one, path: at }) => {
    const rows = valueAt(files[one], at);
    return Array.isArray(rows) && !rows.some(isTold);
  });
  if (lacking.length === 0) return [];
  const nameOf = ({ file: one, path: at }: HoursList) => {
    const data = files[one];
    const place = describeConflict({ path: at, ours: '', theirs: '' }, data);
    return `${nameFile(one, data).label}: ${place}`;
  };
  const follow = (some: readonly HoursList[]) => () => {
    const changed: Record<Path, string> = {};
    let refused: Extract<Edit, { readonly ok: false }> | undefined;
    for (const { file: one, path: at } of some) {
      const rows = valueAt(files[one], at);
      const edit = insertData(
        changed[one] ?? texts[one] ?? '',
        at,
        Array.isArray(rows) ? rows.length : 0,
        row,
      );
      if (edit.ok) changed[one] = edit.text;
      else refused = edit;
    }
    const done = refused ?? ({ ok: true, texts: changed, links: 0 } as const);
    const told = tellFollowed(`${row.days} está agora também em`, some.map(nameOf));
    dispatch(toAction(done, { label: 'pôr um dia nas listas de horário', file, section, ...told }));
  };
  return [
    {
      told: 'Nesse dia o site diz sozinho se está aberto. As listas de horário ainda não falam dele:',
      verb: 'Pôr',
      places: lacking.map((one) => ({ name: nameOf(one), onFollow: follow([one]) })),
      onFollow: follow(lacking),
    },
  ];
}

import { listed } from '../ui/listed.ts';
import {
  datesOf,
  declarePartClosed,
  isoOf,
  putField,
  readData,
  removeField,
  valueAt,
  type Edit,
  type Told,
} from '../../core/core.ts';
import type { Offer } from '../form/desk.ts';
import { addItem } from '../form/wishes.ts';
import { listWishes } from '../outline/operations.ts';
import { dataOf, pathOf } from './knowledge.ts';

type Texts = Readonly<Record<string, string>>;
type UnknownDays = Extract<Told, { readonly kind: 'daysNotInHours' }>;

/** The days unlike others that the text of `site.yaml` has. */
function knownDays(site: string | undefined): readonly unknown[] {
  const days = valueAt(readData(site ?? ''), ['hours', 'exceptions']);
  return Array.isArray(days) ? days : [];
}

/** Those of some days whose dates the text of `site.yaml` has not. */
function lackingIn(site: string | undefined, days: UnknownDays['parameters']['days']) {
  const dates = new Set(knownDays(site).map((day) => valueAt(day, ['date'])));
  return days.filter(({ date }) => !dates.has(date));
}

/** Writes days unlike others into the site's hours, where all of them that is to be known has been said. */
function offerDays({ days: told }: UnknownDays['parameters'], texts: Texts): readonly Offer[] {
  // It may have been told before they were written.
  const days = lackingIn(texts['site.yaml'], told);
  if (days.length === 0 || days.some((day) => Object.values(day).includes('…'))) return [];
  const whole = datesOf(days);
  const short = whole.map((date) => date.slice(0, 5));
  const dates = short.length > 4 ? `${short[0]} a ${short.at(-1)}` : listed.format(short);
  const isClosed = days.every((day) => !('opens' in day));
  return [
    {
      label: isClosed ? `Marcar ${dates} como fechado` : `Pôr ${dates} no horário do site`,
      wish: {
        file: 'site.yaml',
        label: `pôr ${dates} no horário do site`,
        said: `O horário do site sabe agora de ${listed.format(whole)}.`,
        edit: (site) =>
          lackingIn(site, days).reduce<Edit>(
            (done, day) => (done.ok ? addItem(done.text, ['hours', 'exceptions'], day) : done),
            { ok: true, text: site },
          ),
      },
    },
  ];
}

/** Notes that only a part of the business is closed on such days, where a text says that it is closed. */
function offerPart({ parameters: { days, routes }, path = [] }: UnknownDays): readonly Offer[] {
  const last = datesOf(days)
    .toSorted((one, other) => isoOf(one).localeCompare(isoOf(other)))
    .at(-1);
  if (last === undefined || path.at(-1) === 'days' || days.some((day) => 'opens' in day)) return [];
  return [
    {
      label: 'Só uma parte fecha',
      wish: {
        file: 'site.yaml',
        label: 'anotar que só uma parte fecha',
        said: 'Anotado em Dados do site.',
        edit: (site) => declarePartClosed(site, routes, last),
      },
    },
  ];
}

/** Deletes one of several rows of hours about one day: it may be left of one that is open again. */
function offerRowGone({ path = [], file, parameters }: UnknownDays, texts: Texts): readonly Offer[] {
  const [list, index, field] = [path.slice(0, -2), path.at(-2), path.at(-1)];
  if (field !== 'days' || typeof index !== 'number' || datesOf(parameters.days).length > 1) return [];
  const name = pathOf({ file });
  const data = dataOf(name, texts[name] ?? '');
  // Without its last row a section may have nothing left to say.
  const rows = valueAt(data, list);
  if (!Array.isArray(rows) || rows.length < 2) return [];
  const wish = listWishes.remove(data, list, index, String(valueAt(data, path)));
  return [{ label: 'Apagar esta linha', wish }];
}

/** What can be done about days that the site's hours lack: they take them, or the row that tells them goes. */
export function offersForDays(problem: UnknownDays, texts: Texts): readonly Offer[] {
  return [...offerDays(problem.parameters, texts), ...offerPart(problem), ...offerRowGone(problem, texts)];
}

/** Gives a day of the site's hours the hours that are told of it elsewhere. */
export function offerDay(
  { date, said, opens, closes }: Extract<Told, { readonly kind: 'otherOnDay' }>['parameters'],
  texts: Texts,
): Offer {
  const at = knownDays(texts['site.yaml']).findIndex((day) => valueAt(day, ['date']) === date);
  const path = ['hours', 'exceptions', at];
  const write = (text: string, name: string, value: string | undefined) =>
    value === undefined
      ? removeField(text, [...path, name])
      : putField(text, { path: [...path, name], value });
  return {
    label: `"${said}" é o certo`,
    wish: {
      file: 'site.yaml',
      label: `mudar o horário de ${date}`,
      said: `O horário do site em ${date} é agora ${said}.`,
      edit: (site) => {
        const first = write(site, 'opens', opens);
        return first.ok ? write(first.text, 'closes', closes) : first;
      },
    },
  };
}

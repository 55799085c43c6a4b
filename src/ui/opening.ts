import type { Words } from '../defaults/words.ts';
import type { Schedule } from '../fields/schedule.ts';

// Inlined in pages that say whether the business is open. It must stay free of imports but those of types.

const timeZone = 'America/Sao_Paulo';
const minute = 60_000;
const day = 1440 * minute;
/** As far ahead as the next opening is looked for: longer than any holiday of a business that opens again. */
const horizon = 60;

/** The words of the sentence. */
type OpeningWords = Pick<Words, 'openNow' | 'closedNow' | 'onDuty' | 'opens' | 'closes'>;

/** What an element carries in `data-opening`. */
export type OpeningData = Schedule & { readonly words: OpeningWords };

/** A moment as clocks in São Paulo show it, in milliseconds as if it were UTC: no summer time, no zone of the visitor. */
export function readClock(now: Date): number {
  return Date.parse(`${now.toLocaleString('sv', { timeZone }).replace(' ', 'T')}Z`);
}

/** Whether it is open at a moment of `readClock`, and when that changes, if within the next weeks. */
export function findChange(
  { week, exceptions }: Schedule,
  now: number,
): { readonly isOpen: boolean; readonly at: number | undefined } {
  const last = now + horizon * day;
  let end = now;
  let next = last;
  for (let midnight = now - (now % day) - day; midnight < last; midnight += day) {
    const date = new Date(midnight);
    for (const [opens, closes] of exceptions[date.toISOString().slice(0, 10)] ??
      week[date.getUTCDay()] ??
      []) {
      const [from, to] = [midnight + opens * minute, midnight + closes * minute];
      if (from > end) next = Math.min(next, from);
      else end = Math.max(end, to);
    }
  }
  const isOpen = end > now;
  const at = isOpen ? end : next;
  return { isOpen, at: at < last ? at : undefined };
}

function sayTime(date: Date): string {
  const hours = date.getUTCHours();
  const minutes = date.getUTCMinutes();
  return `${hours < 2 ? 'à' : 'às'} ${hours}${minutes ? `:${String(minutes).padStart(2, '0')}` : 'h'}`;
}

/** Days after today, tomorrow among them; within a week by its name, and by its date beyond. */
function sayDay(date: Date, days: number): string {
  if (days < 2) return days ? 'amanhã ' : '';
  if (days > 6) return `em ${date.toISOString().slice(5, 10).split('-').reverse().join('/')} `;
  const name = date.toLocaleDateString('pt-BR', { weekday: 'long', timeZone: 'UTC' }).split('-')[0];
  return `${date.getUTCDay() % 6 ? 'na' : 'no'} ${name} `;
}

/** A sentence such as `Aberto agora · fecha às 18:30`, for a moment of `readClock`. */
export function sayOpening({ words, ...schedule }: OpeningData, now: number): string {
  const { isOpen, at } = findChange(schedule, now);
  if (!isOpen && schedule.hasDuty) return words.onDuty;
  const state = isOpen ? words.openNow : words.closedNow;
  if (at === undefined) return state;
  const date = new Date(at);
  // What closes in the small hours belongs to tonight.
  const days = isOpen && at - now < day ? 0 : Math.floor(at / day) - Math.floor(now / day);
  return `${state} · ${isOpen ? words.closes : words.opens} ${sayDay(date, days)}${sayTime(date)}`;
}

const told = new WeakMap<Element, string>();

function show(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-opening]')) {
    // Written by the page's own view.
    const data = JSON.parse(element.dataset['opening'] ?? '') as OpeningData;
    const said = sayOpening(data, readClock(new Date()));
    // Where a browser has translated it, the sentence stands in an element until another is due.
    if (element.textContent === said || (element.firstElementChild && told.get(element) === said)) continue;
    told.set(element, said);
    element.textContent = said;
  }
}

/** How long a sentence may stand after what it says has changed. */
const pause = 20_000;

/** Writes into every element that asks for it whether the business is open now, and keeps it true. */
export function startOpening(): void {
  // A tab that lay in the background, or comes back from the cache, has slept through its timers.
  for (const event of ['pageshow', 'visibilitychange']) addEventListener(event, show, true);
  // What came later asks for its sentence, and loads a copy of this where nobody takes the event.
  addEventListener('vitrine:opening', (event) => {
    event.preventDefault();
    show();
  });
  setInterval(show, pause);
  show();
}

import { isoOf } from '../../../fields/repair-date.ts';
import { formatDay } from '../../../fields/text.ts';
import { finding } from '../../problems/finding.ts';
import type { DayWay } from '../../problems/kinds/days.ts';
import type { Problem } from '../../problems/problem.ts';
import { placePhrase } from '../../source/place-phrase.ts';
import { placeProblem } from '../../source/place-problem.ts';
import { movedDays } from '../../source/move-days.ts';
import { locate } from '../../source/source.ts';
import type { CheckedSection, PageInWork } from '../pages.ts';
import { dayIn } from './day-fields.ts';
import { datedIn } from './dated-in.ts';
import { fieldEnd, headEnds, isBefore, isSame, sayDay, spokenEnds, type End } from './last-days.ts';

/** The ways out where a page's own last day is another than one of its offers: first that to the day on the fewest lines, which is new. */
function waysBetween(page: End, offer: End): readonly DayWay[] {
  const way = (...[from, to]: readonly [string, string]) => ({
    from,
    to,
    edits: movedDays(page.source.text, from, to),
  });
  const [ofOffer, ofPage] = [sayDay(offer), sayDay(page)];
  const [onward, back] = [way(ofOffer, ofPage), way(ofPage, ofOffer)];
  return back.edits.length > onward.edits.length ? [back, onward] : [onward, back];
}

/** What is shown until a day, and has itself a text that says another to come. */
function findShown(here: End, { day, path }: End, today: string) {
  const isAround = here.said !== undefined && [...here.path.slice(0, -1), 'showUntil'].join() === path.join();
  const last = here.day.length < 10 ? day.slice(0, 4) + here.day : here.day;
  if (!isAround || last < today) return undefined;
  const isItem = typeof path.at(-2) === 'number' && path.at(-3) !== 'sections';
  return { what: isItem ? ('item' as const) : ('section' as const), last: formatDay(last) };
}

function tellDifferent(here: End, there: End, today: string): Problem {
  const isPage = here.path.length === 1 && here.path[0] === 'validUntil';
  // Nothing comes to an end on a day that has been.
  const ways = isPage ? waysBetween(here, there).filter(({ to }) => isoOf(to) >= today) : undefined;
  const mistake = finding('differentEnds', {
    here: sayDay(here),
    there: sayDay(there),
    ways,
    shown: findShown(here, there, today),
  });
  return {
    ...placeProblem(here.source, here.path, mistake),
    range: placePhrase(here.source, here.path, here.phrase),
    other: { file: there.source.file, range: locate(there.source, there.path) },
  };
}

/** The item of a section around a text that has a last day to come, with that. */
function findItemEnd(section: CheckedSection, { path }: End, today: string): End | undefined {
  const { source, base } = section;
  const around = datedIn(section).findLast(
    ({ what, path: item }) => what === 'item' && item.every((name, at) => path[base.length + at] === name),
  );
  const day = around && dayIn(around.data, 'showUntil');
  if (around === undefined || day === undefined || day < today || around.data['hidden'] === true)
    return undefined;
  return { day, source, path: [...base, ...around.path, 'showUntil'] };
}

/** Last days in the texts of items that are not those of the items. */
function checkItems(section: CheckedSection, spoken: readonly End[], today: string): readonly Problem[] {
  const held = spoken.flatMap((said) => {
    const end = findItemEnd(section, said, today);
    return end === undefined ? [] : [{ said, end }];
  });
  // Of several days, one may be that until which something is to be asked for.
  const isSaid = (end: End) =>
    held.some((one) => one.end.path.join() === end.path.join() && isSame(one.said, end));
  return held.flatMap(({ said, end }) =>
    isSame(said, end) || (said.from === undefined && isSaid(end)) ? [] : [tellDifferent(said, end, today)],
  );
}

/** Whether two days are said in one text, or both in texts of the section itself, as its title and what stands below it. */
function isBeside({ base }: CheckedSection, one: End, other: End): boolean {
  const isOwn = ({ path }: End) => path.length === base.length + 1;
  return (isOwn(one) && isOwn(other)) || one.path.join() === other.path.join();
}

/** Last days of a section and in the words in it that are not the same, nor that of its page. */
function checkSection(
  section: CheckedSection,
  {
    spoken,
    ofPage,
    hasCurrent,
    today,
  }: {
    readonly spoken: readonly End[];
    readonly ofPage: End | undefined;
    readonly hasCurrent: boolean;
    readonly today: string;
  },
): readonly (readonly [End, End])[] {
  const [valid, until] = [fieldEnd(section, 'validUntil'), fieldEnd(section, 'showUntil')];
  const [own] = [...valid, ...until];
  // Where the words have the page's day, one before it on which the section goes is the odd one.
  const isOdd =
    ofPage !== undefined &&
    valid.length === 0 &&
    until.some((end) => isBefore(end, ofPage)) &&
    spoken.some((said) => said.from === undefined && isSame(said, ofPage));
  const end = isOdd ? ofPage : (own ?? ofPage);
  if (end === undefined) return [];
  // Beside offers that go on, others have ended, which is told of them.
  const isLeft = hasCurrent && valid.some(({ day }) => day < today);
  const page = ofPage === undefined || valid.length === 0 || isLeft ? [] : [ofPage];
  const others = [...(valid.length > 0 || isOdd ? until : []), ...page, ...spoken];
  // A notice may well tell of a day before the last on which it stands.
  const isEarlier = (other: End) =>
    section.block.isPreface === true &&
    valid.length === 0 &&
    other.phrase !== undefined &&
    isBefore(other, end);
  // Of several days, one may be that until which something is to be asked for.
  const isBesideEnd = (other: End) =>
    other.phrase !== undefined &&
    other.from === undefined &&
    spoken.some((one) => isBeside(section, one, other) && isSame(one, end));
  return others
    .filter((other) => !isEarlier(other) && !isBesideEnd(other) && !isSame(other, end))
    .map((other) => [other, end]);
}

/** Last days of one offer that are not the same: of its page, its section or item and the words in it. */
export function checkEnds(page: PageInWork, today: string): readonly Problem[] {
  // One that is over is told as that.
  const last = page.data?.validUntil;
  const ofPage: End | undefined =
    last === undefined || last < today ? undefined : { day: last, source: page.source, path: ['validUntil'] };
  const valid = page.sections.flatMap((section) => fieldEnd(section, 'validUntil'));
  const offer = ofPage ?? valid[0];
  const head =
    offer === undefined || offer.day < today
      ? []
      : headEnds(page)
          .filter((other) => !isSame(other, offer))
          .map((other) => tellDifferent(other, offer, today));
  const hasCurrent = valid.some(({ day }) => day >= today);
  const told = new Set<string>();
  const inSections = page.sections.flatMap((section) => {
    // Most sections have no last day, and their texts need not be read.
    const hasEnd = ofPage !== undefined || section.data['validUntil'] !== undefined;
    const all = hasEnd || datedIn(section).length > 0 ? spokenEnds(section, today) : [];
    const spoken = all.filter((said) => findItemEnd(section, said, today) === undefined);
    const different = checkSection(section, { spoken, ofPage, hasCurrent, today }).filter(([here, there]) => {
      // Each telling of the page's own day is about the whole file.
      const isAgain = here === ofPage && told.has(there.day);
      if (here === ofPage) told.add(there.day);
      return !isAgain;
    });
    return [
      ...different.map(([here, there]) => tellDifferent(here, there, today)),
      ...checkItems(section, all, today),
    ];
  });
  return [...head, ...inSections];
}

import {
  describeConflict,
  findNameBeside,
  findSameCount,
  findSamePhone,
  findTwins,
  isRecord,
  matchItems,
  readData,
  valueAt,
} from '../../core/core.ts';
import type { FieldPath } from '../form/wishes.ts';
import { cameAs } from '../session/came-as.ts';
import type { Session, Texts } from '../session/session.ts';
import { apartKey } from './approved.ts';
import { findDutyLeft } from './duty-left.ts';
import { findWeekLeft } from './week-left.ts';
import { listFiguresLeft } from './figures-left.ts';
import { listFormers } from './former-values.ts';
import { dataOf } from './knowledge.ts';
import { listLinksLeft } from './links-left.ts';
import { nameFile } from './name-file.ts';
import { listNamesLeft, type NameLeft } from './names-left.ts';
import { listGone } from './note-gone.ts';
import type { Place } from './state.ts';

interface Saved {
  /** What was saved last. */
  readonly files: Texts;
  /** The whole site as it was before, and as it is. */
  readonly base: Session['base'];
  readonly texts: Texts;
  /** What was done since the editor was opened. */
  readonly past: Session['past'];
  /** What was told before; what is told now is put there. */
  readonly known: Set<string>;
  /** What was said to be right as it is. */
  readonly approved?: readonly string[];
  /** The day on which it is saved, as ISO. */
  readonly today: string;
}

/** The texts that say something else than before in the same place; nothing of items that came, went or were moved. */
function* changedTexts(before: unknown, now: unknown, path: FieldPath = []): Generator<FieldPath> {
  if (typeof before === 'string' && typeof now === 'string') {
    if (before !== now) yield path;
  } else if (Array.isArray(before) && Array.isArray(now)) {
    if (before.length !== now.length) {
      const kept = matchItems(before, now).filter((pair) => pair.before === pair.after);
      for (const { after: at } of kept) yield* changedTexts(before[at], now[at], [...path, at]);
      return;
    }
    const [old, fresh] = [before, now].map((items) => items.map((item) => JSON.stringify(item)));
    const isMoved =
      old?.some((item, index) => fresh?.includes(item) === true && fresh[index] !== item) === true;
    if (isMoved) return;
    for (const [index, item] of before.entries()) yield* changedTexts(item, now[index], [...path, index]);
  } else if (isRecord(before) && isRecord(now)) {
    for (const [name, value] of Object.entries(before))
      yield* changedTexts(value, now[name], [...path, name]);
  }
}

interface Left {
  readonly before: string;
  readonly now: string;
  /** The first place that says what was said before, and how many more do. */
  readonly place: Place & { readonly path: FieldPath };
  /** How many more places say it. */
  readonly more: number;
}

/** So many changes are followed through the site at most: who changed more has changed them all at once. */
const mostFollowed = 50;

/** The data of the files in whose text something stands, and of one that was changed. */
function filesWith(texts: Texts, said: string, file: string): Readonly<Record<string, unknown>> {
  const found = Object.entries(texts).filter(
    ([name, text]) => name === file || text?.includes(said) === true,
  );
  return Object.fromEntries(found.map(([name, text]) => [name, dataOf(name, text)]));
}

/** The prices of the same things, the site's numbers, and then the counts and names that files still tell as they were before some of them was changed. */
function* listLeft({ files, base, texts, past, approved = [] }: Saved): Generator<Left> {
  let followed = 0;
  for (const [file, text] of Object.entries(files)) {
    const first = cameAs({ past }, file);
    const old = base[file]?.text ?? first ?? null;
    if (text === null || old === null || followed > mostFollowed) continue;
    const [saved, data] = [readData(old), dataOf(file, text)];
    for (const path of changedTexts(saved, data)) {
      followed += 1;
      if (approved.includes(apartKey(file, path, data))) continue;
      // What is written into a new page is of its own subject.
      const around = first === undefined ? texts : { [file]: text };
      for (const before of [saved, ...listFormers(past, { file, path, data })])
        yield* listLeftOf({ file, path, before, data }, around);
    }
  }
}

interface Changed {
  readonly file: string;
  readonly path: FieldPath;
  readonly before: unknown;
  readonly data: unknown;
}

/** Those of one text that was another before. */
function* listLeftOf({ file, path, before, data }: Changed, texts: Texts): Generator<Left> {
  const said = String(valueAt(before, path));
  // A number ends alike in any way of writing it.
  const phone = file === 'site.yaml' && path.length === 1 ? said.slice(-4) : undefined;
  const change = { files: filesWith(texts, phone ?? said, file), file, path, before };
  const twins = findTwins(change) ?? (phone === undefined ? undefined : findSamePhone(change));
  const [twin, ...others] = twins?.places ?? [];
  if (twins !== undefined && twin !== undefined)
    yield {
      before: twins.before,
      now: twins.now,
      place: { file: twin.file, path: twin.path },
      more: others.length,
    };
  const count = findNameBeside(data, path, said) ?? findSameCount(data, path, said);
  const [place, ...more] = count?.places ?? [];
  if (count !== undefined && place !== undefined)
    yield { before: count.before, now: count.now, place: { file, path: place.path }, more: more.length };
}

/** A value between quotes where another is. */
const quotedAs = (other: string, value: string) =>
  other.startsWith('"') && !value.startsWith('"') ? `"${value}"` : value;

/** What is left where, and what is said of it. */
function* listSayings(saved: Saved): Generator<{ readonly place: Left['place']; readonly says: string }> {
  for (const { before, now, place, more } of listLeft(saved)) {
    const says = `ainda diz ${before}, e você mudou para ${quotedAs(before, now)} em outro lugar.${countMore(more)}`;
    yield { place, says };
  }
  const links = listLinksLeft(saved);
  for (const { label, part, place, route } of links) {
    const more = countMore(links.filter((one) => one.route === route && one.part === part).length - 1);
    yield {
      place,
      says: `o link "${label}" ainda está aqui, e você o tirou do ${part} em Dados do site.${more}`,
    };
  }
  const duty = findDutyLeft(saved);
  const [place] = duty?.places ?? [];
  if (duty !== undefined && place !== undefined) {
    const done = duty.isAlways ? 'há plantão 24h' : 'não há mais plantão 24h';
    const more = countMore(duty.places.length - 1);
    yield { place, says: `ainda diz "${duty.typed}", e pelo horário em Dados do site ${done}.${more}` };
  }
  const [week, ...weeks] = findWeekLeft(saved);
  if (week !== undefined) {
    const says = `ainda diz "${week.typed}", que era o horário do site até agora: confira se mudou também.${countMore(weeks.length)}`;
    yield { place: week, says };
  }
  for (const [first, ...others] of listGone(saved))
    if (first !== undefined) yield { place: first.place, says: `${first.says}${countMore(others.length)}` };
  for (const name of listNamesLeft(saved)) {
    const [place] = name.places;
    if (place !== undefined) yield { place, says: sayName(name) };
  }
  for (const { typed, name, from, places } of listFiguresLeft(saved)) {
    const [place] = places;
    const gone = from === undefined ? 'você escondeu' : `só aparece a partir de ${from}`;
    const says = `ainda diz "${typed}", de "${name}", que ${gone}.${countMore(places.length - 1)}`;
    if (place !== undefined) yield { place, says };
  }
}

/** How many more places are to be looked at. */
function countMore(more: number): string {
  if (more === 0) return '';
  return more === 1 ? ' Há mais um lugar assim.' : ` Há mais ${more} lugares assim.`;
}

/** What is said of the first place that has a former name, and how many more have it. */
function sayName({ before, typed, now, isHidden, places }: NameLeft): string {
  const isAll = typed.toLowerCase() === before.toLowerCase();
  const done = isHidden ? 'escondeu' : 'apagou';
  const gone = `${done} ${isAll ? 'isso' : `"${before}"`}`;
  const change = `mudou ${isAll ? '' : `"${before}" `}para "${now}"`;
  const says = /^https?:/.test(typed) ? `leva a ${typed}` : `diz "${typed}"`;
  return `ainda ${says}, e você ${now === undefined ? gone : change} em outro lugar.${countMore(places.length - 1)}`;
}

/**
 * Says where the site still tells a price, a telephone number or a count which what was saved has changed: `12 horas`, now
 * `8 horas`; where a page's own menu still has a link that the site's has lost; where texts still say that somebody is there at any
 * hour, which the hours do not any more; where they tell of one thing the hours that the site had until now; where texts still have the name of what was called otherwise, hidden or taken away; or where
 * they say a figure of what is hidden or put off.
 */
export function tellLeft(saved: Saved): { readonly text: string; readonly place: Place } | undefined {
  for (const { place, says } of listSayings(saved)) {
    const { file, path } = place;
    const data = dataOf(file, saved.texts[file] ?? null);
    const name = describeConflict({ path, ours: '', theirs: '' }, data);
    const where = `${nameFile(file, data).label}${name === '' ? '' : `, ${name}`}`;
    const said = `Falta conferir – ${where}: ${says}`;
    if (saved.known.has(said)) continue;
    saved.known.add(said);
    return { text: said, place };
  }
  return undefined;
}

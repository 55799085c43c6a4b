import { page as pageSchema } from '../../../fields/page.ts';
import { site as siteSchema } from '../../../fields/site.ts';
import type { Survey } from '../checks/links.ts';
import { listStatements } from '../../schema/fields.ts';
import type { CheckedSection, PageInWork } from '../pages.ts';
import type { Checked } from '../../source/place-problem.ts';
import type { Path, Range, SourceKind } from '../../problems/problem.ts';
import { compareInFile, valueAt } from '../../source/place.ts';
import { placePhrase } from '../../source/place-phrase.ts';
import { locate, type Source } from '../../source/source.ts';
import { readDays, readHalf } from '../../../fields/days-and-hours.ts';
import { isAboutHours, isBelowWhile } from './around.ts';
import { isHours, keyOfDay, subjectOf, type Key } from './key.ts';
import { withNoted } from './noted.ts';
import { recognise, recogniseBare, type Recognised } from './recognise.ts';
import type { Scope } from './scope.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A figure or hours that a text of the site tells, as plain data: its lines are not looked up yet. */
export interface PlainClaim extends Omit<Recognised, 'path' | 'closingPath'> {
  /** As an editor names it: `pages/index.yaml`. */
  readonly file: string;
  readonly kind: SourceKind;
  readonly path: Path;
  readonly closingPath?: Path | undefined;
  readonly scope: Scope;
  /** Whether a visitor, or a search engine, can read it today. */
  readonly isShown: boolean;
}

/** A claim with its place in the file, and all the places that show it. */
export interface Claim extends Omit<PlainClaim, 'scope' | 'closingPath' | 'week'> {
  readonly range: Range;
  /** For hours in two fields: the place of the closing one. */
  readonly closing?: Range | undefined;
  readonly scopes: readonly Scope[];
}

/** Reads a file of the site by its name. */
export type SourceOf = (file: string) => Source;

/** The claim of findings at one place. Its lines are looked up when they are asked for: of thousands most are not. */
class PlacedClaim implements Claim {
  readonly scopes: readonly Scope[];
  readonly #plain: PlainClaim;
  readonly #sourceOf: SourceOf;
  #range: Range | undefined;

  constructor(plain: PlainClaim, scopes: readonly Scope[], sourceOf: SourceOf) {
    this.scopes = scopes;
    this.#plain = plain;
    this.#sourceOf = sourceOf;
  }

  get keys() {
    return this.#plain.keys;
  }
  get value() {
    return this.#plain.value;
  }
  get said() {
    return this.#plain.said;
  }
  get phrase() {
    return this.#plain.phrase;
  }
  get file() {
    return this.#plain.file;
  }
  get kind() {
    return this.#plain.kind;
  }
  get path() {
    return this.#plain.path;
  }
  get isShown() {
    return this.#plain.isShown;
  }
  get range(): Range {
    const { file, path, phrase } = this.#plain;
    this.#range ??= placePhrase(this.#sourceOf(file), path, phrase);
    return this.#range;
  }
  get closing(): Range | undefined {
    const { file, closingPath } = this.#plain;
    return closingPath && locate(this.#sourceOf(file), closingPath);
  }
}

/** Equal for findings at one place: of a section that several pages show. */
function placeKey({ file, path, phrase = '', keys }: PlainClaim): string {
  return `${file}\n${path.join('\n')}\n\n${keys.join(' ')}\n${phrase}`;
}

/** Checked data of the site. */
interface Said {
  readonly checked: Checked;
  readonly data: unknown;
}

/** The same, with where what its fields say is shown. */
interface Part extends Said {
  readonly scopeOf: (path: Path) => Scope;
  readonly isShown: boolean;
}

/** What may be told of one person as well as of the business. */
const ofAnyone: ReadonlySet<string> = new Set(['years', 'founded']);

/** Whether a text is said of one person, who has a task. */
const isOfPerson = (data: unknown, path: Path) => valueAt(data, [...path.slice(0, -1), 'role']) !== undefined;

const isOfHours = ({ keys }: Recognised) => keys.some((key) => isHours(subjectOf(key)));

/** A cheap test, which spares most texts the look around. */
const mayBeBare = (value: unknown, told: readonly Recognised[]) =>
  /\d ?(?:h|:\d)/.test(String(value)) && !told.some(isOfHours);

function recogniseAnew({ checked, data }: Said, vocabulary: Vocabulary): readonly Recognised[] {
  const { source, base, schema } = checked;
  const typedAt = (path: Path) => valueAt(source.data, [...base, ...path]);
  const found = listStatements(schema, data).flatMap((statement) => {
    const { kind, value, path } = statement;
    const told = recognise({ kind, value, path, typed: () => typedAt(path) }, vocabulary);
    const isBare = kind === 'prose' && mayBeBare(value, told) && isAboutHours(data, path);
    const read = isBare ? [...told, ...recogniseBare(statement)] : told;
    const isPassing = read.some(isOfHours) && isBelowWhile(data, path);
    const all = read
      .filter((claim) => !isPassing || !isOfHours(claim))
      .map((claim) => withNoted(claim, data));
    return isOfPerson(data, path) ? all.filter(({ keys }) => !keys.some((key) => ofAnyone.has(key))) : all;
  });
  if (found.length < 2) return found;
  const placeIn = ({ path, phrase = '' }: Recognised) => String(typedAt(path)).indexOf(phrase);
  const written = valueAt(source.data, base);
  return found.toSorted((a, b) => compareInFile(written, a.path, b.path) || placeIn(a) - placeIn(b));
}

const recognised = new WeakMap<
  object,
  { readonly vocabulary: Vocabulary; readonly found: readonly Recognised[] }
>();

/** What checked data tells in a site's words: read once, however often the content around it is checked. */
function recogniseOnce(part: Said, vocabulary: Vocabulary): readonly Recognised[] {
  const data = Object(part.data) as object;
  const known = recognised.get(data);
  if (known?.vocabulary === vocabulary) return known.found;
  const found = recogniseAnew(part, vocabulary);
  recognised.set(data, { vocabulary, found });
  return found;
}

function claimsOf({ checked, scopeOf, isShown, data }: Part, vocabulary: Vocabulary): readonly PlainClaim[] {
  const { source, base } = checked;
  const { file, kind } = source;
  return recogniseOnce({ checked, data }, vocabulary).map((found) => ({
    keys: found.keys,
    value: found.value,
    said: found.said,
    phrase: found.phrase,
    file,
    kind,
    path: [...base, ...found.path],
    closingPath: found.closingPath && [...base, ...found.closingPath],
    week: found.week && { ...found.week, path: [...base, ...found.week.path] },
    scope: scopeOf(found.path),
    isShown,
  }));
}

/** The part of a page's file, or of `site.yaml`, in which a field stands. */
function partAt([first, second]: Path): Scope['part'] {
  if (first === 'header' || first === 'footer') return first;
  return second === 'structuredData' ? second : undefined;
}

function sectionPart({ route }: PageInWork, section: CheckedSection, isShown: boolean): Part {
  const { id } = section.data;
  const scope = { route, anchor: typeof id === 'string' ? id : undefined };
  return { checked: section, data: section.data, scopeOf: () => scope, isShown };
}

function partsOf(page: PageInWork): readonly Part[] {
  const { source, data, route } = page;
  const hidden = page.written.filter(
    (section) => section.block.replacedBy === undefined && !page.sections.includes(section),
  );
  const checked = { source, base: [], schema: pageSchema };
  const head = { checked, data, scopeOf: (path: Path) => ({ route, part: partAt(path) }), isShown: true };
  return [
    ...(data === undefined ? [] : [head]),
    ...page.sections.map((section) => sectionPart(page, section, true)),
    ...hidden.map((section) => sectionPart(page, section, false)),
  ];
}

const compareNames = new Intl.Collator('en');

const order = { page: 0, shared: 1, site: 2, theme: 3 } as const;

/** Everything that a page claims, in the words that the site uses. */
export function findPageClaims(page: PageInWork, vocabulary: Vocabulary): readonly PlainClaim[] {
  return partsOf(page).flatMap((part) => claimsOf(part, vocabulary));
}

/** A row that tells one end of its hours alone, and so claims nothing. */
export interface HalfHours {
  readonly source: Source;
  /** The way to what it tells, as typed. */
  readonly path: Path;
  readonly said: string;
  readonly keys: readonly Key[];
  readonly half: NonNullable<ReturnType<typeof readHalf>>;
  readonly scope: Scope;
}

function partOfSite({ site, siteSource }: Pick<Survey, 'site' | 'siteSource'>): Part {
  const checked = { source: siteSource, base: [], schema: siteSchema };
  return { checked, data: site, scopeOf: (path) => ({ part: partAt(path) }), isShown: true };
}

/** Everything that `site.yaml` claims itself. */
export function findSiteClaims(
  survey: Pick<Survey, 'site' | 'siteSource'>,
  vocabulary: Vocabulary,
): readonly PlainClaim[] {
  return claimsOf(partOfSite(survey), vocabulary);
}

function halfHoursIn({ checked: { source, base, schema }, data, scopeOf }: Part): readonly HalfHours[] {
  return listStatements(schema, data).flatMap(({ kind, value, path: list }) => {
    // The kind is declared only for fields of this type.
    const rows =
      kind === 'hours' ? (value as readonly { readonly days: string; readonly time: string }[]) : [];
    return rows.flatMap(({ days, time: said }, index): readonly HalfHours[] => {
      const half = readHalf(said);
      const path = [...list, index, 'time'];
      const keys = (readDays(days) ?? []).map(keyOfDay);
      return half === undefined
        ? []
        : [{ source, path: [...base, ...path], said, keys, half, scope: scopeOf(path) }];
    });
  });
}

/** The rows of hours that tell one end alone, as `até as 16h`: those of a page, or else of `site.yaml` itself. */
export function findHalfHours(survey: Survey, page: PageInWork | undefined): readonly HalfHours[] {
  const parts = page === undefined ? [partOfSite(survey)] : partsOf(page);
  return parts.filter(({ isShown }) => isShown).flatMap(halfHoursIn);
}

/** The number of the section that a claim stands in; what is of none goes before. */
function sectionOf({ path: [list, index] }: Claim): number {
  return list === 'sections' && typeof index === 'number' ? index : -1;
}

/** Claims with their places, pages first; what a shared section says is one claim with several places. */
export function placeClaims(found: readonly PlainClaim[], sourceOf: SourceOf): readonly Claim[] {
  const places = new Map<string, PlainClaim[]>();
  for (const one of found) {
    const key = placeKey(one);
    const same = places.get(key);
    if (same === undefined) places.set(key, [one]);
    else same.push(one);
  }
  const claims = [...places.values()].flatMap((same) => {
    const last = same.at(-1);
    const scopes = same.map(({ scope }) => scope);
    return last === undefined ? [] : [new PlacedClaim(last, scopes, sourceOf)];
  });
  // In one section they are in order already.
  return claims.toSorted(
    (a, b) =>
      order[a.kind] - order[b.kind] ||
      (a.file === b.file ? 0 : compareNames.compare(a.file, b.file)) ||
      sectionOf(a) - sectionOf(b),
  );
}

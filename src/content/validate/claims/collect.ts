import { page as pageSchema } from '../../../fields/page.ts';
import { site as siteSchema } from '../../../fields/site.ts';
import type { Survey } from '../checks/links.ts';
import { listStatements } from '../../schema/fields.ts';
import type { CheckedSection, PageInWork } from '../pages.ts';
import type { Checked } from '../../source/place-problem.ts';
import type { Path, Range } from '../../problems/problem.ts';
import { valueAt } from '../../source/place.ts';
import { placePhrase } from '../../source/place-phrase.ts';
import { locate, type Source } from '../../source/source.ts';
import { recognise, type Recognised } from './recognise.ts';
import type { Scope } from './scope.ts';
import type { Vocabulary } from './vocabulary.ts';

/** A figure or hours that a text of the site tells, with its place in the file and all the places that show it. */
export interface Claim extends Omit<Recognised, 'path' | 'closingPath'> {
  readonly source: Source;
  readonly path: Path;
  readonly range: Range;
  /** For hours in two fields: the place of the closing one. */
  readonly closing?: Range | undefined;
  readonly scopes: readonly Scope[];
  /** Whether a visitor, or a search engine, can read it today. */
  readonly isShown: boolean;
}

/** A claim whose place in its file nobody has looked up yet, which would take the file's document. */
export interface Unplaced extends Pick<Claim, 'scopes' | 'isShown'> {
  readonly checked: Checked;
  readonly finding: Recognised;
}

/** The claim of findings at one place. Its lines are looked up when they are asked for: of thousands most are not. */
function makeClaim({ checked, finding, isShown }: Unplaced, scopes: readonly Scope[]): Claim {
  const { source, base } = checked;
  const { path: inner, closingPath, ...rest } = finding;
  const path = [...base, ...inner];
  let range: Range | undefined;
  return {
    ...rest,
    isShown,
    scopes,
    source,
    path,
    get range() {
      range ??= placePhrase(source, path, finding.phrase);
      return range;
    },
    get closing() {
      return closingPath && locate(source, [...base, ...closingPath]);
    },
  };
}

/** Equal for findings at one place: of a section that several pages show. */
function placeKey({ checked: { source, base }, finding: { path, phrase, keys } }: Unplaced): string {
  return JSON.stringify([source.file, base, path, phrase, keys]);
}

/** Checked data of the site, and where what its fields say is shown. */
interface Part {
  readonly checked: Checked;
  readonly data: unknown;
  readonly scopeOf: (path: Path) => Scope;
  readonly isShown: boolean;
}

function recogniseAnew({ checked, data }: Part, vocabulary: Vocabulary): readonly Recognised[] {
  const { source, base, schema } = checked;
  return listStatements(schema, data).flatMap((statement) => {
    const typed = valueAt(source.data, [...base, ...statement.path]);
    return recognise({ ...statement, ...(typeof typed === 'string' && { typed }) }, vocabulary);
  });
}

const recognised = new WeakMap<
  object,
  { readonly vocabulary: Vocabulary; readonly found: readonly Recognised[] }
>();

/** What checked data tells in a site's words: read once, however often the content around it is checked. */
function recogniseOnce(part: Part, vocabulary: Vocabulary): readonly Recognised[] {
  const data = Object(part.data) as object;
  const known = recognised.get(data);
  if (known?.vocabulary === vocabulary) return known.found;
  const found = recogniseAnew(part, vocabulary);
  recognised.set(data, { vocabulary, found });
  return found;
}

function claimsOf(part: Part, vocabulary: Vocabulary): readonly Unplaced[] {
  const { checked, scopeOf, isShown } = part;
  return recogniseOnce(part, vocabulary).map((finding) => ({
    checked,
    finding,
    scopes: [scopeOf(finding.path)],
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

const order = { page: 0, shared: 1, site: 2, theme: 3 } as const;

/** Everything that a page claims, in the words that the site uses. */
export function findPageClaims(page: PageInWork, vocabulary: Vocabulary): readonly Unplaced[] {
  return partsOf(page).flatMap((part) => claimsOf(part, vocabulary));
}

/** Everything that `site.yaml` claims itself. */
export function findSiteClaims(
  { site, siteSource }: Pick<Survey, 'site' | 'siteSource'>,
  vocabulary: Vocabulary,
): readonly Unplaced[] {
  const checked = { source: siteSource, base: [], schema: siteSchema };
  const scopeOf = (path: Path) => ({ part: partAt(path) });
  return claimsOf({ checked, data: site, scopeOf, isShown: true }, vocabulary);
}

/** The number of the section that a claim stands in; what is of none goes before. */
function sectionOf({ path: [list, index] }: Claim): number {
  return list === 'sections' && typeof index === 'number' ? index : -1;
}

/** Claims with their places, pages first; what a shared section says is one claim with several places. */
export function placeClaims(found: readonly Unplaced[]): readonly Claim[] {
  const places = new Map<string, Unplaced[]>();
  for (const one of found) {
    const same = places.get(placeKey(one)) ?? [];
    same.push(one);
    places.set(placeKey(one), same);
  }
  const claims = [...places.values()].flatMap((same) => {
    const last = same.at(-1);
    return last === undefined
      ? []
      : [
          makeClaim(
            last,
            same.flatMap(({ scopes }) => scopes),
          ),
        ];
  });
  return claims.toSorted(
    (a, b) =>
      order[a.source.kind] - order[b.source.kind] ||
      a.source.file.localeCompare(b.source.file, 'en') ||
      sectionOf(a) - sectionOf(b) ||
      a.range.start - b.range.start,
  );
}

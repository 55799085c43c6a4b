import { closesTooEarly } from '../../../fields/schedule.ts';
import { groupBy } from './group.ts';
import { choose, finding, type Finding } from '../../problems/finding.ts';
import type { ClaimParameters } from '../../problems/kinds/claims.ts';
import type { Survey } from '../checks/links.ts';
import type { Path, Problem, Range } from '../../problems/problem.ts';
import { placeProblem } from '../../source/place-problem.ts';
import { locate, type Source } from '../../source/source.ts';
import { findSiteClaims, placeClaims, type Claim, type PlainClaim, type SourceOf } from './collect.ts';
import { findContradictions, mostToDeclare, type Contradiction } from './contradictions.ts';
import type { Key } from './key.ts';
import { readLedger, type Entry } from './ledger.ts';
import { findLeftOut, listWeeks, type LeftOut } from './left-out.ts';
import { checkEntries, findStale, isDeclaredClosed } from './stale.ts';
import { tellLeftOut } from './tell-left-out.ts';
import { claimsOf, namePlaces } from './name-places.ts';
import { nameTopic, readVocabulary, type Vocabulary } from './vocabulary.ts';
import { writeValue } from '../../problems/wording.ts';
import { writeEntries, writePlaces } from './declarations.ts';

/** What a site declares of its figures, and the words in which it speaks of them. */
interface Book {
  readonly ledger: readonly Entry[];
  readonly vocabulary: Vocabulary;
}

/** Of hours in two fields, the one that differs from another opening and closing. */
function rangeAgainst({ value, range, closing }: Claim, other: string | undefined): Range {
  const isSameOpening = other?.slice(0, 5) === value.slice(0, 5);
  return closing !== undefined && isSameOpening ? closing : range;
}

function problemAt(claim: Claim, otherValue: string | undefined, mistake: Finding): Problem {
  const { file, path } = claim;
  return { ...mistake, file, range: rangeAgainst(claim, otherValue), path };
}

/** The indentation of the dashes of a list, from the column of what stands behind the first. */
function indentOf(source: Source, path: Path): number {
  return Math.max(0, locate(source, path, 'key').column - 3);
}

/** For each subject the declaration of the same value for other places; nothing when one has none. */
function findSame({ claim, subjects }: Contradiction, ledger: readonly Entry[]): readonly Entry[] {
  const same = subjects.map((subject) =>
    ledger.find((entry) => entry.value === claim.value && entry.subject === subject),
  );
  return same.every((entry) => entry !== undefined) ? same : [];
}

/** The lines that would declare a claim that disagrees with others, and where in `site.yaml` they go. */
function writeDeclaration(
  found: Contradiction,
  siteSource: Source,
  ledger: readonly Entry[],
): Pick<ClaimParameters['disagrees'], 'paste' | 'into' | 'file' | 'below'> {
  const { file } = siteSource;
  const { subjects, alike, against } = found;
  const indented = (columns: number, lines: readonly string[]) =>
    lines.map((line) => `${' '.repeat(columns)}${line}`);
  const same = findSame(found, ledger);
  const [first] = same;
  if (first !== undefined) {
    const columns = indentOf(siteSource, ['claims', first.index, 'where', 0]);
    const into = same.map(({ index }) => locate(siteSource, ['claims', index, 'where'], 'key').line);
    return {
      file,
      below: into[0] ?? 0,
      paste: indented(
        columns,
        writePlaces(alike).map((place) => `- ${place}`),
      ),
      into,
    };
  }
  // Those it disagrees with that are not declared yet are declared together with it.
  const isDeclared = ({ value }: Claim) =>
    ledger.some((entry) => entry.value === value && subjects.includes(entry.subject));
  const undeclared = against.length > mostToDeclare ? [] : against.filter((one) => !isDeclared(one));
  const entries = [...writeEntries(subjects, undeclared), ...writeEntries(subjects, alike)];
  if (ledger.length === 0)
    return { paste: indented(2, entries), into: 'new', file, below: siteSource.text.split('\n').length };
  const paste = indented(indentOf(siteSource, ['claims', 0, 'subject']), entries);
  return { paste, into: 'claims', file, below: locate(siteSource, ['claims'], 'key').line };
}

/** The fields of machines that a claim stands in, alone. */
function fieldsOf({ path, closing }: Claim): readonly string[] {
  const name = String(path.at(-1));
  if (!path.includes('structuredData') && name !== 'rating') return [];
  return closing === undefined ? [name] : [name, 'closes'];
}

const span = /^(\d\d:\d\d)-(\d\d:\d\d)$/;

/** Whether hours are others with the last before the first, which no business has. */
function areTurned(value: string, other: string): boolean {
  const [, opens = '', closes = ''] = span.exec(value) ?? [];
  return opens !== '' && closesTooEarly(opens, closes) && other === `${closes}-${opens}`;
}

function tellUndeclared(found: Contradiction, { siteSource }: Survey, { ledger, vocabulary }: Book): Problem {
  const { claim, subjects, alike, against } = found;
  const [same = [], ...more] = groupBy(against, ({ value }) => value);
  const [first] = same;
  const mistake = finding('disagrees', {
    topics: subjects.map((subject) => nameTopic(subject, vocabulary)),
    said: claim.said,
    alike: namePlaces(alike, ledger, 1),
    there: first?.said ?? '',
    others: namePlaces(same, ledger),
    elsewhere: more.map((claims) => ({ said: claims[0]?.said ?? '', places: namePlaces(claims, ledger) })),
    fields: fieldsOf(claim),
    ...writeDeclaration(found, siteSource, ledger),
  });
  const other = first && { file: first.file, range: rangeAgainst(first, claim.value) };
  return { ...problemAt(claim, first?.value, mistake), other };
}

/** The lines of hours in two fields that would say what another claim says of the same days: only those of the ends that differ. */
function endsOf(
  { value, range, closing, keys, path }: Claim,
  claim: Claim,
  siteSource: Source,
): ClaimParameters['notAsDeclared']['ends'] {
  const [was, is] = [span.exec(value), span.exec(claim.value)];
  const isSame = keys.every((key) => claim.keys.includes(key));
  if (closing === undefined || was === null || is === null || !isSame) return [];
  const lead = ' '.repeat(locate(siteSource, path, 'key').column - 1);
  const ends = [
    { name: 'opens', at: range, of: 1 },
    { name: 'closes', at: closing, of: 2 },
  ] as const;
  return ends.flatMap(({ name, at, of }) =>
    was[of] === is[of] ? [] : [{ line: at.line, text: `${lead}${name}: ${is[of] ?? ''}` }],
  );
}

function tell(found: Contradiction, survey: Survey, book: Book, claims: readonly Claim[]): Problem {
  const { siteSource } = survey;
  const { claim, entries, subjects, alike } = found;
  const [entry] = entries;
  if (entry === undefined) return tellUndeclared(found, survey, book);
  const ranges = entries.map(({ index }) => locate(siteSource, ['claims', index, 'value']));
  const lines = ranges.map(({ line }) => line);
  const saying = claimsOf(entries, claims);
  const ends = saying.map((one) => ({ one, ends: endsOf(one, claim, siteSource) }));
  const mistake = finding('notAsDeclared', {
    topics: subjects.map((subject) => nameTopic(subject, book.vocabulary)),
    said: claim.said,
    alike: namePlaces(alike, book.ledger, 1),
    declared: entry.said,
    lines,
    others: namePlaces(
      ends.filter((one) => one.ends.length === 0).map(({ one }) => one),
      book.ledger,
    ),
    ends: ends.flatMap((one) => one.ends),
    value: `${' '.repeat(locate(siteSource, ['claims', entry.index, 'value'], 'key').column - 1)}value: ${writeValue(claim.said)}`,
    file: siteSource.file,
    isTurned: areTurned(claim.value, entry.value ?? ''),
  });
  const other = ranges[0] && { file: siteSource.file, range: ranges[0] };
  return { ...problemAt(claim, entry.value, mistake), other };
}

const vocabularies = new WeakMap<Survey['site'], Vocabulary>();

/** The words of a site on a day, the same ones as long as its file says the same. */
export function vocabularyOf(site: Survey['site'], today: string): Vocabulary {
  const known = vocabularies.get(site);
  if (known?.today === today) return known;
  const vocabulary = readVocabulary(site, today);
  vocabularies.set(site, vocabulary);
  return vocabulary;
}

/** Declarations about what no site speaks of, and this one neither. */
function checkSubjects({ site, siteSource }: Survey, { names }: Vocabulary): readonly Problem[] {
  const meanings = [...names].map(([word, meaning]) => ({ word, meaning }));
  return (site.claims ?? []).flatMap(({ subject }, index) => {
    if (names.has(subject)) return [];
    const choice = choose(subject, [...names.keys()]);
    const mistake = finding('unknownValue', { field: 'subject', said: '', meanings, ...choice });
    return [placeProblem(siteSource, ['claims', index, 'subject'], mistake)];
  });
}

/** The keys of what is declared, or is told with more than one value: other claims cannot disagree with anything. */
function listDisputed(all: readonly PlainClaim[], ledger: readonly Entry[]): ReadonlySet<Key> {
  const first = new Map<Key, string>();
  const disputed = new Set(ledger.flatMap(({ keys }) => keys));
  for (const { keys, value, isShown } of all) {
    for (const key of isShown ? keys : []) {
      if ((first.get(key) ?? value) !== value) disputed.add(key);
      first.set(key, value);
    }
  }
  return disputed;
}

/** What the pages of a site claim, and their files, which are read where something is told of them. */
export interface Claiming {
  readonly claims: readonly PlainClaim[];
  readonly sourceOf: SourceOf;
}

/** What the site's figures and hours say against each other, or against what `claims` of `site.yaml` declares. */
export function checkClaims(survey: Survey, isAllSound: boolean, ofPages: Claiming): readonly Problem[] {
  const vocabulary = vocabularyOf(survey.site, survey.siteMap.today);
  const strange = checkSubjects(survey, vocabulary);
  // Declarations beside one that was not meant so may not be what was meant either.
  if (strange.length > 0) return strange;
  const ledger = readLedger(survey.site, survey.book);
  const all = [...ofPages.claims, ...findSiteClaims(survey, vocabulary)];
  const disputed = listDisputed(all, ledger);
  const claims = placeClaims(
    all.filter(({ keys }) => keys.some((key) => disputed.has(key))),
    ofPages.sourceOf,
  );
  const weeks = listWeeks(all);
  const isDeclared = ({ week, isClosed }: LeftOut) =>
    isClosed && ledger.some((entry) => entry.where.some((scope) => isDeclaredClosed(entry, scope, week)));
  const leftOut = findLeftOut(weeks).filter((left) => !isDeclared(left));
  const told = findContradictions(claims, ledger, [...vocabulary.names.keys()]);
  return [
    ...told.map((contradiction) => tell(contradiction, survey, { ledger, vocabulary }, claims)),
    ...tellLeftOut(leftOut, { ledger, sourceOf: ofPages.sourceOf }),
    ...checkEntries(survey, ledger, vocabulary),
    ...(isAllSound ? findStale(survey, { ledger, vocabulary, claims, told, weeks, leftOut }) : []),
  ];
}

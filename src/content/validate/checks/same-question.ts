import { fold } from '../../../fields/fold.ts';
import { isRecord } from '../../../fields/is-record.ts';
import { finding } from '../../problems/finding.ts';
import type { Path, Problem } from '../../problems/problem.ts';
import { placeProblem } from '../../source/place-problem.ts';
import { valueAt } from '../../source/place.ts';
import { locate, type Source } from '../../source/source.ts';
import { groupBy } from '../claims/group.ts';
import type { CheckedSection, PageInWork } from '../pages.ts';
import { nameOf } from './duplicates.ts';
import { headingOf, isHeadedAlike, tellingWords } from './price-heading.ts';

/** A question of a list, as plain data. */
export interface Question {
  /** What is asked, without accents and capitals. */
  readonly key: string;
  /** A name for its answer, the same for answers of the same words. */
  readonly answer: number;
  readonly path: Path;
  /** The words above it in its section that tell what it is about, as far as it does not say so itself, and those of its page. */
  readonly about: string;
  readonly subject: string;
}

const wordsOf = (text: string): readonly string[] => fold(text).match(/[\p{L}\d]+/gu) ?? [];

/** What only says that questions stand below. */
const ofQuestions = /^(?:sobre|duvida|pergunta|resposta|frequente|comun|comum)$/;

/** Questions about the business as a whole, whatever the page is about: how one pays, and where one leaves a car. */
const ofBusiness =
  /(?:^| )(?:parcel\w*|carta(?:o|oes)|pix|cheque|pagar|pagamento|nota fiscal|estaciona\w*|onde fica)(?: |$)/;

/** The words above questions that tell what they are about. */
const topicsOf = (heading: string) =>
  tellingWords(heading)
    .split(' ')
    .filter((word) => !ofQuestions.test(word));

/** What stands above a question without the words that it says itself; nothing for one that is about the business. */
function besides(topics: readonly string[], key: string): string {
  if (topics.length === 0 || ofBusiness.test(key)) return '';
  const own = new Set(key.split(' ').map((word) => word.replace(/s$/, '')));
  return topics.filter((word) => !own.has(word)).join(' ');
}

/** What holds for some days may be answered otherwise on others. */
const isForDays = (item: unknown) =>
  ['showFrom', 'showUntil', 'validUntil', 'hidden'].some((name) => valueAt(item, [name]) !== undefined);

const isAsked = (item: unknown): item is { readonly question: string; readonly answer: string } =>
  isRecord(item) && typeof item['question'] === 'string' && typeof item['answer'] === 'string';

function questionsIn({ data, base }: CheckedSection, title: readonly string[]): readonly Question[] {
  if (isForDays(data)) return [];
  return Object.entries(data).flatMap(([list, items]) => {
    if (!Array.isArray(items) || !items.some(isAsked)) return [];
    const heading = topicsOf(headingOf(data, [list, 0]));
    return items.flatMap((item: unknown, index): readonly Question[] => {
      if (!isAsked(item) || isForDays(item)) return [];
      const key = wordsOf(item.question).join(' ');
      const [about, subject] = [besides(heading, key), besides(title, key)];
      const path = [...base, list, index, 'answer'];
      return [{ key, answer: nameOf(wordsOf(item.answer).join(' ')), path, about, subject }];
    });
  });
}

/** The questions that a page's own sections answer; one that ends answers for itself. */
export function listQuestions({ source, route, data, sections }: PageInWork): readonly Question[] {
  if (data === undefined || data.validUntil !== undefined) return [];
  // The first page is about everything.
  const title = route === '/' ? [] : topicsOf(data.title.split(/ [|–—·-] /)[0] ?? '');
  return sections
    .filter((section) => section.source === source)
    .flatMap((section) => questionsIn(section, title));
}

/** Who answers questions: a page, or a section that several share, which has no address. */
interface Asked {
  readonly route: string | undefined;
  readonly questions: readonly Question[];
  readonly read: () => { readonly source: Source };
}

interface AskedBy extends Question {
  readonly by: Asked;
}

/** What the first page and a shared section say is for all. */
const isForAll = ({ by }: AskedBy) => by.route === undefined || by.route === '/';

/** What a question is about that does not say so itself. */
const matterOf = ({ about, subject }: AskedBy) =>
  [...new Set((about || subject).split(' '))].toSorted().join(' ');

/** Whether two stand in one list, where they are told already. */
const isOneList = (one: AskedBy, other: AskedBy) =>
  one.by === other.by && one.path.slice(0, -2).join(' ') === other.path.slice(0, -2).join(' ');

const textOf = ({ by, path }: AskedBy) => String(valueAt(by.read().source.data, path) ?? '');

function tell(one: AskedBy, other: AskedBy): Problem {
  const [{ source: here }, { source: there }] = [one.by.read(), other.by.read()];
  const mistake = finding('otherAnswer', {
    question: String(valueAt(here.data, [...one.path.slice(0, -1), 'question'])),
    here: textOf(one),
    there: textOf(other),
    route: one.by === other.by ? undefined : other.by.route,
    shared: other.by.route === undefined ? there.name : undefined,
    asked: { file: there.file, path: other.path },
  });
  const place = { file: there.file, range: locate(there, other.path) };
  return { ...placeProblem(here, one.path, mistake), other: place };
}

/** With more answers each page has its own. So many places of each are what others are held against, and so many are told. */
const most = { answers: 5, places: 3, told: 20 };

/** Whether one of two answers says all that the other does, and more. */
function makeIsMore(): (one: AskedBy, other: AskedBy) => boolean {
  const texts = new Map<number, string>();
  const said = (one: AskedBy) => {
    const known = texts.get(one.answer) ?? ` ${wordsOf(textOf(one)).join(' ')} `;
    texts.set(one.answer, known);
    return known;
  };
  return (one, other) => said(one).includes(said(other)) || said(other).includes(said(one));
}

/** Some of the places of each answer. */
const pick = (all: readonly AskedBy[]): readonly AskedBy[] =>
  groupBy(all, ({ answer }) => answer).flatMap((same) => same.slice(0, most.places));

/** One question with its answers, at the places of the rarer ones, or of both; on one page at the later. */
function checkQuestion(all: readonly AskedBy[]): readonly Problem[] {
  const answers = groupBy(all, ({ answer }) => answer);
  if (answers.length < 2 || answers.length > most.answers) return [];
  const counts = new Map(answers.flatMap((same) => same.map(({ answer }) => [answer, same.length] as const)));
  const countOf = ({ answer }: AskedBy) => counts.get(answer) ?? 0;
  const [some, general] = [pick(all), pick(all.filter(isForAll))];
  const matters = new Map(
    groupBy(all, matterOf).flatMap((same) => same.slice(0, 1).map((one) => [matterOf(one), pick(same)])),
  );
  const isMore = makeIsMore();
  const pairs = all.flatMap((one): readonly (readonly [AskedBy, AskedBy])[] => {
    // Two pages of their own subjects are about one alone.
    const alike = matters.get(matterOf(one)) ?? [];
    const forAll = (isForAll(one) ? some : general).filter((that) => isHeadedAlike(one, that));
    const other = [...forAll, ...alike].find(
      (that) =>
        that.answer !== one.answer &&
        countOf(that) >= countOf(one) &&
        !isOneList(that, one) &&
        !isMore(one, that),
    );
    const isEarlier = other?.by === one.by && Number(other.path[1]) > Number(one.path[1]);
    return other === undefined || isEarlier ? [] : [[one, other]];
  });
  return pairs.slice(0, most.told).map(([one, other]) => tell(one, other));
}

/** Questions that two lists of the site answer, each otherwise, where what stands above them leaves them the same. */
export function checkSameQuestions(
  pages: readonly Asked[],
  shared: readonly CheckedSection[],
): readonly Problem[] {
  const sections = shared.map((section): Asked => {
    const { source } = section;
    return { route: undefined, questions: questionsIn(section, []), read: () => ({ source }) };
  });
  const all = [...pages, ...sections].flatMap((by) =>
    by.questions.map((question): AskedBy => ({ ...question, by })),
  );
  return groupBy(all, ({ key }) => key).flatMap(checkQuestion);
}

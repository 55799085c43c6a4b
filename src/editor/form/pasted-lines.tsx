import { inLine } from '../ui/in-line.ts';
import {
  answerSign,
  apartFromGreeting,
  askedSign,
  capital,
  counting,
  farewell,
  greeting,
  isTableHead,
  namesIn,
  readCopied,
  readData,
  readMail,
  repairTyped,
  setValue,
  signing,
  subject,
  valueAt,
  withOneMark,
  withoutChatMarks,
  withoutMailHead,
  withoutOwnName,
  type Edit,
  type List,
  type Outline,
} from '../../core/core.ts';
import { listLeft } from '../shell/left-examples.ts';
import type { EditWish } from '../shell/state.ts';
import { Button } from '../ui/parts.tsx';
import type { Desk } from './desk.ts';
import { Remark } from './form-parts.tsx';
import { inQuotes } from './in-quotes.ts';
import { wishListed } from './listed-names.ts';
import { isOfOneForm, wishOnly } from './only-value.ts';
import type { Outcome } from './outcome.ts';
import { OutcomeList, tryOnce } from './outcome-list.tsx';
import { wishMostHours } from './paste-hours.ts';
import { tellFull } from './paste-full.ts';
import { wishLabelled, wishParts, wishPriced, wishSection, wishStarred } from './paste-parts.ts';
import { withoutChat } from './pasted-text.ts';
import { problemsAt } from './problems-at.ts';
import { PieceSorter } from './piece-sorter.tsx';
import { ShownRemark } from './shown-remark.tsx';
import { listPieces } from './sort-pieces.ts';
import { putAt, type FieldPath } from './wishes.ts';
import { nounAt } from './noun-at.ts';

/** Text so long is seldom meant to stand in one line, nor are so many lines. */
const long = 80;
const many = 3;

/** A text of several lines as it stands in a field of one. */
const joined = (lines: readonly string[]) => lines.filter((line) => line !== '').join(' ');

/** The lines of a text, with the empty ones between them. */
const linesOf = (text: string) =>
  text
    .trim()
    .split(/\r?\n/)
    .map((line) => line.trim());

/** Whether several lines that were pasted stand in a field now, word for word: what is offered of them is of these words. */
export const standsJoined = (text: string, value: string): boolean =>
  linesOf(text).length > 1 && value.includes(joined(linesOf(text)));

/** What a field is called, where its first line alone is so short. */
const short = 40;

/**
 * The lines of a text that was pasted into a field of one line, where they hardly belong into one: sooner with a field beside it that
 * takes several, and soonest where they are what an item is called.
 */
export function pastedLines(text: string, hasRest = false, isName = false): readonly string[] {
  const lines = linesOf(text);
  const [first = '', ...others] = lines.filter((line) => line !== '');
  const isTitle = hasRest && first.length <= short && !/[,;–-]$/.test(first);
  const isLong = isTitle || joined(lines).length > long;
  return others.length + 1 >= many || (others.length > 0 && (isLong || isName)) ? lines : [];
}

/**
 * What was pasted as it stands in a field now, in one line or in several: word for word, or without the marks that were taken away
 * since. Nothing where it does not stand there any more.
 */
export function pastedIn(value: string, text: string, name = ''): string | undefined {
  const said = inLine(value);
  return [text, withoutMailHead(text), withoutChatMarks(text), withoutName(text, name)].find(
    (one) => one.trim() !== '' && said.includes(inLine(one)),
  );
}

/** A text without the name of its field before its first line, which goes once the field is left. */
const withoutName = (text: string, name: string) => {
  const [first = '', ...others] = text.trim().split(/\r?\n/);
  return [withoutOwnName(first, name) ?? first, ...others].join('\n');
};

/**
 * Which of some lines a field is for: the one that says its name, the first, the next where that only signs off, or the longest of
 * the others where it only greets or says what a letter is about.
 */
function findMain(lines: readonly string[], name: string): number {
  const own = lines.findIndex((line) => withoutOwnName(line, name) !== undefined);
  if (own >= 0) return own;
  if (signing.test(lines[0] ?? ''))
    return Math.max(
      0,
      lines.findIndex((line, at) => at > 0 && line !== ''),
    );
  if (!greeting.test(lines[0] ?? '') && !subject.test(lines[0] ?? '')) return 0;
  const lengths = lines.map(({ length }, at) => (at === 0 ? 0 : length));
  return lengths.indexOf(Math.max(...lengths));
}

interface Place {
  /** Whether what stands in the field beside it is of an example, and gives way. */
  readonly isExample?: boolean;
  readonly path: FieldPath;
  /** The field beside it that takes several lines, where there is one. */
  readonly rest?: string | undefined;
  readonly order: readonly string[];
}

/** Lines without the one that only greets or signs off, above others, and the short one that only thanks below them. */
function withoutGreeting(lines: readonly string[]): readonly string[] {
  const [first = '', ...others] = lines;
  const start = others.findIndex((line) => line !== '');
  const isAround = greeting.test(first) || signing.test(first);
  const kept = isAround && others.length - start > 1 ? others.slice(start) : lines;
  const last = kept.at(-1) ?? '';
  return kept.filter((line) => line !== '').length > 2 && last.length < 20 && farewell.test(last)
    ? kept.slice(0, -1)
    : kept;
}

/** A question and its answer without what stands before them, as in a chat. */
function withoutSigns(question: string, answer: readonly string[]): readonly [string, readonly string[]] {
  const [first = '', ...others] = answer;
  const asked = apartFromGreeting(question.replace(askedSign, '')).said;
  return [withOneMark(asked), [first.replace(answerSign, ''), ...others]];
}

/**
 * Leaves the first of lines that were pasted where they are, and takes the others to the field beside, behind what is there, without
 * a greeting; without such a field the one that says most, where the first only greets.
 */
export function divideLines(
  text: string,
  lines: readonly string[],
  { path, rest, order, isExample = false }: Place,
): Edit {
  const name = String(path.at(-1));
  const [main, kept] = rest === undefined ? [findMain(lines, name), lines] : [0, withoutGreeting(lines)];
  const [line, below] = [kept[main] ?? '', kept.toSpliced(main, 1)];
  const [first, others] = rest === 'answer' ? withoutSigns(line, below) : [line, below];
  const data = readData(text);
  const now = valueAt(data, path);
  // Stars around what was the first of several lines set it off from the others.
  const bare = rest === undefined ? first : withoutChatMarks(first).trim();
  const called = withoutOwnName(bare, name) ?? bare;
  const said = [joined(lines), inLine(withoutName(lines.join('\n'), name))].find(
    (one) => typeof now === 'string' && now.includes(one),
  );
  const own = typeof now === 'string' ? (said === undefined ? now : now.replace(said, () => called)) : called;
  const left = setValue(text, path, own);
  if (!left.ok || rest === undefined) return left;
  const place = [...path.slice(0, -1), rest];
  const given = valueAt(data, place);
  const isKept = typeof given === 'string' && given.trim() !== '' && !isExample;
  const before = isKept ? `${given.trimEnd()}\n\n` : '';
  return putAt(left.text, place, before + others.join('\n').trim(), order);
}

interface PastedLinesProps extends Omit<Place, 'rest' | 'isExample'> {
  readonly desk: Desk;
  /** What was pasted. */
  readonly text: string;
  /** The same with the head of a letter, which does not stand in the field. */
  readonly whole?: string;
  /** The same with who wrote each message of a chat, and when. */
  readonly chat?: string;
  readonly value: string;
  readonly rest?: { readonly name: string; readonly label: string } | undefined;
  readonly isNeeded: boolean;
  /** The list of which the field, or its group, is an item. */
  readonly list?: List | undefined;
  /** What the field takes, where that is not any words. */
  readonly outline?: Outline | undefined;
}

/** What was pasted into an item of a list, or into a field of one, with what such items are called; nothing of any other field. */
function intoItem({ desk, text, whole = text, chat = whole, path, list }: PastedLinesProps) {
  const isWords = typeof path.at(-1) === 'number';
  const place = path.slice(0, isWords ? -1 : -2);
  const index = path[place.length];
  if (list === undefined || typeof index !== 'number') return undefined;
  const given = valueAt(desk.data, place);
  const items: readonly unknown[] = Array.isArray(given) ? given : [];
  const field = isWords ? undefined : String(path.at(-1));
  return {
    noun: nounAt(desk.data, place),
    pasted: { text, whole, chat, field, list, path: place, index, count: items.length, site: desk.site },
    items,
  };
}

/** What gives the lines to the fields that they are for, be they a section's. */
function fieldsIn(props: PastedLinesProps) {
  const { desk, text, path, isNeeded } = props;
  const into = intoItem(props);
  if (into !== undefined && into.pasted.field === undefined)
    return wishListed(desk.data, { ...into.pasted, items: into.items });
  const section = wishSection(desk.data, { text, path, isNeeded });
  if (section !== undefined) return section;
  if (into === undefined)
    return wishLabelled(desk.data, path, text) ?? wishPriced(desk.data, path, text, desk.site);
  const { pasted, noun } = into;
  return wishMostHours(desk.data, pasted) ?? wishParts(desk.data, noun, pasted);
}

/** The same, or the words alone that a message asks for. */
const partsIn = (props: PastedLinesProps) =>
  fieldsIn(props) ?? wishStarred(props.desk.data, props.path, props.text);

/** Says that lines which were pasted stand in one now, as long as they do, and where they can go. */
export function PastedLines(props: PastedLinesProps) {
  if (props.outline !== undefined && isOfOneForm(props.outline))
    return <PastedValue {...props} outline={props.outline} />;
  const whole = withoutChat(props.text);
  const name = String(props.path.at(-1));
  // As its field is left, one line is put right: what is offered of it is offered still.
  const meant = props.outline && repairTyped(props.outline, whole, name);
  const text = [whole, meant ?? whole].map((one) => pastedIn(props.value, one, name)).find(Boolean);
  return text === undefined ? null : <Pasted {...props} text={text} whole={whole} chat={props.text} />;
}

/** Offers the one value that a field takes of a text that was pasted into it. */
function PastedValue({ desk, text, path, outline }: PastedLinesProps & { readonly outline: Outline }) {
  const said = [text, withoutMailHead(withoutChat(text))];
  const [only] = said.flatMap((one) => wishOnly(desk.data, { text: one, path, outline }) ?? []);
  return only === undefined ? null : (
    <Remark role="status">
      <p>O que você colou tem mais do que este campo pede.</p>
      <Button type="button" onClick={() => desk.onEdit(only)}>
        {capital(only.label)}
      </Button>
    </Remark>
  );
}

/** Whether a way out of what is wrong with a field writes the very same, and has its own button below it. */
function isOffered({ desk, path, text }: PastedLinesProps, wish: EditWish): boolean {
  const others = problemsAt(desk, path).flatMap(({ message, offers: [first] = [] }) =>
    first === undefined ? [] : [tryOnce({ desk, wish: first.wish, from: message })],
  );
  if (others.length === 0) return false;
  // A text begins with a capital in one of them.
  const written = (outcomes: readonly Outcome[]) =>
    outcomes
      .map((outcome) => JSON.stringify(outcome).toLowerCase())
      .toSorted()
      .join();
  const own = tryOnce({ desk, wish, from: text });
  return own.length > 0 && others.some((other) => written(other) === written(own));
}

function Pasted(props: PastedLinesProps) {
  const { desk, text, whole = text, value, path, rest, order, list } = props;
  const told = partsIn(props);
  const parts = told !== undefined && isOffered(props, told) ? undefined : told;
  const into = told === undefined ? intoItem(props) : undefined;
  const full = into && tellFull(desk.data, into.pasted);
  const instead = full?.wish;
  const isMail = readMail(whole) !== undefined;
  const isName =
    list !== undefined && ['name', 'title', 'question', 'days', 'label'].includes(String(path.at(-1)));
  const lines = pastedLines(text, rest !== undefined, isName);
  // Names of fields are no words for visitors, wherever they stand.
  const isCopied = readCopied(list?.item, text) !== undefined && value.includes(joined(linesOf(text)));
  const isJoined = lines.length > 0 && value.includes(joined(lines));
  if (parts === undefined && full === undefined && !isJoined && !isCopied && !isMail) return null;
  const left = listLeft(valueAt(desk.data, path.slice(0, 2)), desk.site.catalogue);
  const divide = (label: string, field?: string) => () => {
    const given = field === undefined ? '' : String(valueAt(desk.data, [...path.slice(0, -1), field]) ?? '');
    const isExample = left.includes(inLine(given));
    const edit = (now: string) => divideLines(now, lines, { path, rest: field, order, isExample });
    desk.onEdit({ label, path, edit });
  };
  const pieces = inLine(value) === inLine(text) ? listPieces(text) : [];
  const isBare = parts?.label.startsWith('deixar só “') === true;
  const [isCounted, isStarred] = [isBare && counting.test(text.trim()), isBare && text.includes('*')];
  const main = findMain(lines, String(path.at(-1)));
  const isLongest = lines.every((line) => line.length <= (lines[main] ?? '').length);
  const kept = withoutGreeting(lines);
  const dropped = lines.filter((line) => line !== '' && !kept.includes(line));
  // What columns are called is no text, and the rows below it are not one line's.
  const isTable = isTableHead((lines[0] ?? '').split('\t')) && lines.every((line) => /\t|^$/.test(line));
  const nth = lines.slice(0, main + 1).filter((line) => line !== '').length;
  const amount = text.split('\n').filter((line) => line.trim() !== '').length;
  return (
    <ShownRemark of={whole}>
      {isCopied ? (
        <p>
          O que você colou é do arquivo de uma página, com os nomes dos campos. Em um campo vão só as
          palavras.
        </p>
      ) : isTable && told === undefined ? (
        <p>
          O que você colou parece uma tabela, e não deu para ver a que campo vai cada coluna. Deixe uma coluna
          para cada campo, com os preços completos, como R$ 159,90, e cole de novo. Ou escreva um item de cada
          vez.
        </p>
      ) : isMail ? (
        <p>O cabeçalho do e-mail ficou de fora: visitantes leriam ali o endereço de quem escreveu.</p>
      ) : (
        <p>
          {amount > 1 && !value.includes('\n')
            ? `As ${amount} linhas que você colou ficaram em uma só.`
            : list?.item.kind === 'text'
              ? 'O que você colou parece ser uma lista. Assim ela é um item só.'
              : isCounted
                ? 'O que você colou começa com o número do item na lista.'
                : isStarred
                  ? 'O que você colou parece um recado, com o texto da página entre estrelas.'
                  : (list === undefined || namesIn(list.item).includes('price')) &&
                      /\d,\d\d|R\$|reais/.test(text)
                    ? 'O que você colou diz também o preço, que tem o seu campo.'
                    : 'O que você colou parece ser de mais de um campo.'}
        </p>
      )}
      {full !== undefined && <p>{full.said}</p>}
      {instead !== undefined && (
        <Button type="button" onClick={() => desk.onEdit(instead)}>
          {capital(instead.label)}
        </Button>
      )}
      {instead !== undefined && <OutcomeList desk={desk} wish={instead} from={text} />}
      {parts !== undefined && (
        <Button type="button" onClick={() => desk.onEdit(parts)}>
          {capital(parts.label)}
        </Button>
      )}
      {parts !== undefined && <OutcomeList desk={desk} wish={parts} from={text} />}
      {rest !== undefined && isJoined && !isCopied && !isTable && (
        <Button type="button" onClick={divide('pôr as outras linhas no texto', rest.name)}>
          Pôr as outras em “{rest.label}”{dropped.length > 0 && `, sem ${inQuotes(dropped)}`}
        </Button>
      )}
      {isJoined && !isCopied && !isTable && (
        <Button type="button" onClick={divide('deixar só uma das linhas')}>
          {main === 0
            ? 'Deixar só a primeira'
            : `Deixar só a ${nth}ª linha${isLongest ? ', a mais longa' : ''}`}
        </Button>
      )}
      {list?.item.kind === 'group' &&
        pieces.length > 0 &&
        !isCopied &&
        !isTable &&
        typeof path.at(-1) === 'string' && (
          <PieceSorter key={text} {...{ desk, path, pieces }} item={list.item} rest={rest?.name} />
        )}
    </ShownRemark>
  );
}

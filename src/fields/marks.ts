import { decode, isEntity } from './entities.ts';
import { readVideo } from './read-video.ts';
import { isPlainHead } from './table-head.ts';

/** A sign that somebody typed to shape a text and that visitors would see as it stands. */
type MarkKind =
  | 'embed'
  | 'tag'
  | 'document'
  | 'team-note'
  | 'chat-stamp'
  | 'letter'
  | 'line-break-tag'
  | 'entity'
  | 'heading'
  | 'table'
  | 'quoted-line'
  | 'rule'
  | 'single-star'
  | 'underline'
  | 'strike'
  | 'open-bold'
  | 'picture'
  | 'placeholder'
  | 'blank'
  | 'apart-link'
  | 'missigned-link'
  | 'unlinked'
  | 'own-address'
  | 'divided-word'
  | 'lost-letters';

/** Where such a sign stands, as typed, and what says the same here, where something does. */
export interface Mark {
  readonly kind: MarkKind;
  readonly typed: string;
  readonly better?: string | undefined;
  /** The whole text without it, where it takes several lines. */
  readonly whole?: string | undefined;
  /** Of a page or a video of another site that the text was to show: its address. */
  readonly address?: string | undefined;
  /** How often it stands in the text before. */
  readonly nth: number;
}

interface Sign {
  readonly kind: MarkKind;
  readonly pattern: RegExp;
  /** What says the same; nothing leaves that to the editor. */
  readonly better?: (match: RegExpExecArray) => string | undefined;
}

const inner = ([, words]: RegExpExecArray) => words;

/** Addresses hold underscores and the like by right. */
const address = /(?:https?:\/\/|www\.)\S{1,2000}|(?<![\w.+@-])[\w.+-]{1,64}@[\w.-]{1,255}/g;

/** What could be the target of a link. */
const targetLike = /^(?:[/#]|https?:|www\.|[^@\s]+@)/;

/** What leads somewhere and is nothing else. */
const isTarget = (text: string) =>
  /^(?:\/[\w-]|#[a-z]|https?:\/|www\.|[^@\s]+@[^@\s]+\.)\S*$/i.test(text.trim());

/** What is words and no form of a target. */
const isWords = (text: string) => /^\s*[\p{L}\d][^/\\@:#.]*[.!?…]?\s*$/u.test(text) && /\p{L}/u.test(text);

const asLink = (words = '', to = '') => `[${words.trim()}](${to.trim()})`;

const signs: readonly Sign[] = [
  { kind: 'placeholder', pattern: /\{{1,2} {0,3}[\p{L}_][\p{L}\d_ -]{0,30}\}{1,2}/gu },
  {
    kind: 'blank',
    pattern:
      /\[(?:(?:o |a |seu |sua )?(?:nome|data|dia|m[eê]s|ano|hora|hor[aá]rio|valor|pre[cç]o|telefone|n[uú]mero|endere[cç]o|rua|bairro|cidade|link|e-?mail|ra[cç]a|texto|foto)|inserir|insira|colo(?:car|que)|preench(?:er|a)|complet(?:ar|e)|x{2,})(?![\p{L}\d])[^[\]\n]{0,60}\](?!\s{0,3}\()/giu,
  },
  { kind: 'picture', pattern: /!\[[^[\]\n]{0,300}\]\([^()\n]{0,500}\)/g },
  {
    // `avalia- ção`: words that a document divided at the end of a line; `pré- e pós-` is no such word.
    kind: 'divided-word',
    pattern:
      /(?<![\p{L}-])\p{L}*\p{Ll}{2}-(?: |\n {0,40})(?!(?:e|ou|a|as|o|os)[^\p{L}])\p{Ll}{2,}(?![\p{L}-])/gu,
    better: ([words]) => words.replace(/-\s+/, ''),
  },
  { kind: 'line-break-tag', pattern: /<br\s{0,9}\/?>/gi },
  {
    kind: 'tag',
    pattern: /<(b|strong)>([^<>\n]{0,500}\S)<\/\1>/gi,
    better: ([, , words]) => `**${words?.trim()}**`,
  },
  { kind: 'tag', pattern: /<(i|em|u|span|p|small)>([^<>\n]{0,500})<\/\1>/gi, better: ([, , words]) => words },
  { kind: 'tag', pattern: /<\/?[a-z][a-z\d]{0,20}(?:\s[^<>\n]{0,500})?\/?>/gi },
  {
    kind: 'entity',
    pattern: /&(#x[\da-f]{1,6}|#\d{1,7}|[a-z]{2,6});/gi,
    better: ([, name = '']) => decode(name),
  },
  {
    kind: 'heading',
    pattern: /(?<=^|\n)[^\S\n]{0,40}#{1,6} +\S[^\n]*/g,
    better: ([line]) => line.replace(/^(\s*)#+ +/, '$1'),
  },
  {
    kind: 'single-star',
    pattern: /(?<!\*)\*{3,}(?=[^\s*])([^*\n]{0,300}[^\s*])\*{3,}/g,
    better: ([, words]) => `**${words}**`,
  },
  {
    kind: 'single-star',
    pattern: /(?<![\p{L}\d*])\*(?![\s*])([^*\n]{0,300}[^\s*])\*(?![\p{L}\d*])/gu,
    better: ([, words]) => `**${words}**`,
  },
  {
    kind: 'underline',
    pattern: /(?<![\p{L}\d_])_{1,2}(?![\s_])([^_\n]{0,300}[^\s_])_{1,2}(?![\p{L}\d_])/gu,
    better: inner,
  },
  {
    kind: 'strike',
    pattern: /(?<![\p{L}\d~])~{1,2}(?![\s~])([^~\n]{0,300}[^\s~])~{1,2}(?![\p{L}\d~])/gu,
    better: inner,
  },
];

/** A longer text is no copy for a page, and would only take time. */
const longest = 20_000;

const countBefore = (text: string, typed: string, at: number) => text.slice(0, at).split(typed).length - 1;

/** A form that whole lines have, and what says the same; nothing where the line says nothing. */
interface LineForm {
  readonly kind: MarkKind;
  readonly pattern: RegExp;
  readonly better: (match: RegExpExecArray) => string | undefined;
}

/** A row of a table as a line of a list: `- Corte: R$ 40 · R$ 60`. */
function sayRow(cells: readonly string[]): string {
  const [head = '', ...others] = cells.map((cell) => cell.trim()).filter(Boolean);
  const first = head.replace(/^(?:[-•·–*]|\d{1,2}[.)]) +/, '').replace(/ ?:$/, '');
  return others.length === 0 ? `- ${first}` : `- ${first}: ${others.join(' · ')}`;
}

const row = /^[^\S\n]{0,40}\|([^\n]*)\|[^\S\n]{0,40}$/;
const isRuled = /^[\s|:-]*$/;

const lineForms: readonly LineForm[] = [
  {
    kind: 'table',
    pattern: row,
    better: ([, cells = '']) => (isRuled.test(cells) ? undefined : sayRow(cells.split('|'))),
  },
  { kind: 'quoted-line', pattern: /^[^\S\n]{0,40}>+ ?(?=[\p{L}*[])(.*)$/u, better: ([, words]) => words },
  { kind: 'rule', pattern: /^[^\S\n]{0,40}(?:-{3,}|={3,}|_{3,})[^\S\n]{0,40}$/, better: () => undefined },
];

/** Links whose target stands apart from their words: `[preços] (/precos)`. */
function findApart(text: string): readonly Mark[] {
  return [...text.matchAll(/\[([^[\]\n]{1,300})\] +\(([^()\s]{1,500})\)/g)].flatMap(
    ({ index, 0: typed, 1: words = '', 2: to = '' }) => {
      const nth = countBefore(text, typed, index);
      const mark = { kind: 'apart-link', typed, nth } as const;
      if (targetLike.test(to)) return [{ ...mark, better: `[${words}](${to})` }];
      return isTarget(words) && isWords(to) ? [{ ...mark, better: asLink(to, words) }] : [];
    },
  );
}

/** Links with the wrong signs around their words or their target: `(preços)[/precos]`, `[preços][/precos]`. */
function findMissigned(text: string): readonly Mark[] {
  const pattern =
    /(?<![\]\p{L}])\(([^()[\]\n]{1,300})\)[^\S\n]{0,3}\[([^[\]\n]{1,500})\](?!\s{0,3}\()|\[([^[\]\n]{1,300})\][^\S\n]{0,3}\[([^[\]\s]{1,500})\](?!\s{0,3}\()/gu;
  return [...text.matchAll(pattern)].flatMap(({ index, 0: typed, 1: a, 2: b, 3: c, 4: d }) => {
    const [words = '', to = ''] = isTarget(a ?? c ?? '') ? [b ?? d, a ?? c] : [a ?? c, b ?? d];
    return isTarget(to) && isWords(words)
      ? [{ kind: 'missigned-link', typed, better: asLink(words, to), nth: countBefore(text, typed, index) }]
      : [];
  });
}

/** `[/precos](os preços)` and the link that it was to be. */
interface Turned {
  readonly typed: string;
  readonly better: string;
  /** What stands in the target's place. */
  readonly to: string;
  readonly nth: number;
}

/** Links whose target stands in the place of their words. */
export function findTurned(text: string): readonly Turned[] {
  if (text.length > longest || !text.includes('](')) return [];
  return [...text.matchAll(/(?<!!)\[([^[\]\s]{1,500})\]\(([^()\n]{1,300})\)/g)].flatMap(
    ({ index, 0: typed, 1: target = '', 2: words = '' }) =>
      isTarget(target) && isWords(words)
        ? [{ typed, better: asLink(words, target), to: words.trim(), nth: countBefore(text, typed, index) }]
        : [],
  );
}

/** A text with its links as they were to be. */
export function mendLinks(text: string): string {
  const found = [...findApart(text), ...findMissigned(text), ...findTurned(text)];
  return found.reduce((all, { typed, better }) => all.replace(typed, () => better ?? typed), text);
}

const blockTag = /<\/?(?:ul|ol|li|p|div|h[1-6]|table|tr|td)(?:\s[^<>\n]{0,300})?>/gi;

/** A text that was copied as a document of the web, with its lists and paragraphs, as one mark at the first of its tags. */
function findDocument(text: string): readonly Mark[] {
  const [first, second] = text.match(blockTag) ?? [];
  if (first === undefined || second === undefined) return [];
  const whole = text
    .replaceAll(/<li(?:\s[^<>\n]{0,300})?>\s*/gi, '\n- ')
    .replaceAll(/<\/?(?:b|strong)>/gi, '**')
    .replaceAll(/<\/td>\s*<td[^<>\n]{0,300}>/gi, ': ')
    .replaceAll(/<(?:br|\/p|\/div|\/h[1-6]|\/ul|\/ol|\/tr)[^<>\n]{0,300}>/gi, '\n')
    .replaceAll(/<\/?[a-z][a-z\d]{0,20}(?:\s[^<>\n]{0,500})?\/?>/gi, '')
    .split('\n')
    .map((line) => line.trim())
    .filter((line, index, lines) => line !== '' || (index > 0 && lines[index - 1] !== ''))
    .join('\n')
    .trim();
  return [
    {
      kind: 'document',
      typed: first,
      better: whole,
      whole,
      nth: countBefore(text, first, text.indexOf(first)),
    },
  ];
}

/** `Mais procurado // trocar em maio`: a note to the team behind what visitors are to read. */
const teamNote =
  /\s\/\/ ?(?:mudar|trocar|todo|ver|confirmar|atualizar|obs|falta|tirar|apagar|lembrar|perguntar|conferir|checar|revisar|pendente)(?![\p{L}\d])[^\n]{0,300}$/iu;

function findTeamNote(text: string): readonly Mark[] {
  const [note] = teamNote.exec(text) ?? [];
  if (note === undefined) return [];
  const typed = note.trim();
  return [{ kind: 'team-note', typed, nth: countBefore(text, typed, text.lastIndexOf(typed)) }];
}

/** `[09:12, 23/11/2026] Carla: `, which a chat puts before each message that is copied out of it with others. */
const chatStamp =
  /^[^\S\n]{0,40}\[(?=[^\]\n]{0,20}\d\/\d)(?=[^\]\n]{0,20}\d:\d\d)[\d/:, ]{8,24}\] ?[^:\n]{1,60}: ?|^[^\S\n]{0,40}\d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d{2}(?::\d{2})? - [^:\n]{1,60}: ?/gm;

/** A text without what a chat puts before its messages. */
export function withoutStamps(text: string): string {
  return text.replaceAll(chatStamp, '').trim();
}

/** A message of a chat, with who wrote it and on which day, as its stamp says. */
interface Message {
  readonly who: string;
  readonly day: string | undefined;
  readonly said: string;
}

/** The messages of a text each of which a chat has put its stamp before; nothing of one that begins otherwise. */
export function readMessages(text: string): readonly Message[] {
  const stamps = [...text.matchAll(chatStamp)];
  if (text.slice(0, stamps[0]?.index).trim() !== '') return [];
  return stamps.map(({ 0: stamp, index }, at) => ({
    who: stamp
      .replace(/^.*?(?:\]| - )/, '')
      .replace(/:\s*$/, '')
      .trim(),
    day: /\d{1,2}\/\d{1,2}(?:\/\d{2,4})?/.exec(stamp)?.[0],
    said: text.slice(index + stamp.length, stamps[at + 1]?.index).trim(),
  }));
}

function findStamps(text: string): readonly Mark[] {
  const [typed] = text.match(chatStamp) ?? [];
  if (typed === undefined) return [];
  const whole = withoutStamps(text);
  return whole === '' ? [] : [{ kind: 'chat-stamp', typed: typed.trim(), better: whole, whole, nth: 0 }];
}

/** The line with which a letter ends, or that a telephone puts below one. */
const farewell =
  /^(?:att|atenciosamente|cordialmente)\s{0,3}[.,]{0,3}$|^enviad[oa] d[eo] (?:meu|minha) (?:i?phone|ipad|celular|telefone|smartphone|android|galaxy|samsung|motorola|xiaomi)\b.{0,30}$/im;

/** The line with which a letter to one person begins, and the one that says what comes. */
const greeting =
  /^(?:prezad[oa]|car[oa]|ol[áa]|oi|bom dia|boa tarde|boa noite)(?:[ ,]+\p{L}+){0,2}\s{0,3}[,!:]$/iu;
const leading = /^seguem? (?:abaixo|o texto|os textos|as informa[çc][õo]es|em anexo|anexo)\b[^\n]{0,40}:$/i;

/** What stands below a farewell: a name, a telephone, and what a telephone adds. */
const isSignature = (lines: readonly string[]) =>
  lines.length <= 6 && lines.every((line) => line.length <= 60 && !/[.!?:]$|^p\.?\s?s\b/i.test(line));

/** A letter that was copied with its greeting and what stands below it: only one that is signed is surely one. */
function findLetter(text: string): readonly Mark[] {
  const lines = text.split('\n').map((line) => line.trim());
  const end = lines.findIndex((line) => farewell.test(line));
  if (end === -1 || !isSignature(lines.slice(end + 1))) return [];
  const body = lines.slice(0, end);
  const skip = (pattern: RegExp) => {
    const first = body.findIndex((line) => line !== '');
    if (pattern.test(body[first] ?? '')) body.splice(0, first + 1);
  };
  skip(greeting);
  skip(leading);
  const whole = body.join('\n').trim();
  // What the business itself has signed is for its visitors.
  const isSent = body.length < end || lines.slice(end).some((line) => /^enviad|@/i.test(line));
  if (!isSent) return [];
  const typed = body.length < end ? (lines.find((line) => line !== '') ?? '') : (lines[end] ?? '');
  const nth = countBefore(text, typed, text.indexOf(typed));
  return whole === '' ? [] : [{ kind: 'letter', typed, better: whole, whole, nth }];
}

/** A word in which a question mark took the place of a letter, and what only such a word can be. */
const holed = /(?<![\p{L}\d/.=&-])[\p{L}?]*\p{L}\?{1,2}\p{Ll}[\p{L}?]*/gu;
const surelyHoled =
  /\p{L}\?\?(?:o|es)(?!\p{L})|(?<![\p{L}?])(?:[ns]\?o|tamb\?m|voc\?s|at\?|est\?|j\?|voc\?)(?![\p{L}?])(?= ?\p{Ll})/iu;

/** Letters with accents that another program wrote as question marks: `Voc? j? conhece a interna??o`. */
function findLost(text: string): readonly Mark[] {
  const words = [...text.matchAll(holed)];
  const sure = surelyHoled.exec(text);
  if (words.length < 2 && sure === null) return [];
  const ends = [...words, ...(sure === null ? [] : [sure])].map(({ index, 0: word }) => [
    index,
    index + word.length,
  ]);
  const from = Math.min(...ends.map(([start = 0]) => start));
  const typed = text.slice(from, Math.max(...ends.map(([, end = 0]) => end))).split('\n')[0] ?? '';
  return [{ kind: 'lost-letters', typed, nth: countBefore(text, typed, from) }];
}

/** `<iframe src="…youtube…">`: a video, or another page, that other sites give as code. */
function findEmbeds(text: string): readonly Mark[] {
  const match = /<(iframe|video|embed)\s[^<>\n]{0,1000}>(?:[^<>\n]{0,100}<\/\1>)?/i.exec(text);
  if (match === null) return [];
  const src = /\ssrc=["']?([^\s"'<>]{1,500})/i.exec(match[0])?.[1]?.replace(/^\/\//, 'https://');
  const address = src && (readVideo(src)?.href ?? src);
  return [{ kind: 'embed', typed: match[0], address, nth: countBefore(text, match[0], match.index) }];
}

/** All lines of a form in a text, as one mark at the first of them. */
function findLines(text: string, { kind, pattern, better }: LineForm): Mark | undefined {
  const lines = text.split('\n').map((line) => ({ line, match: pattern.exec(line) }));
  const at = lines.findIndex(({ match }) => match !== null);
  const first = lines[at]?.line;
  if (first === undefined) return undefined;
  const start = lines.slice(0, at).reduce((sum, { line }) => sum + line.length + 1, 0);
  const said = lines.flatMap(({ match }) => (match === null ? [] : (better(match) ?? [])));
  const whole = lines.flatMap(({ line, match }) => (match === null ? [line] : (better(match) ?? [])));
  const typed = first.trim();
  return {
    kind,
    typed,
    better: said.length === 0 ? undefined : said.join('\n'),
    whole: whole.join('\n'),
    nth: countBefore(text, typed, start + first.indexOf(typed)),
  };
}

/**
 * Rows that were copied out of a spreadsheet, with tabs between their cells; one alone may be a slip of the hand, and the
 * sign of a list has one behind it.
 */
function findCopiedRows(text: string): readonly Mark[] {
  const isRow = (line: string) => /^(?!\s{0,40}(?:[-•·–*]|\d{1,2}[.)])\t).*\S\t+\S/.test(line);
  const lines = text.split('\n');
  const rows = lines.filter(isRow);
  const [first] = rows;
  const [from, to] = [lines.findIndex(isRow), lines.findLastIndex(isRow)];
  const isTable = lines.slice(from, to + 1).every((line) => isRow(line) || line.trim() === '');
  if (first === undefined || rows.length < 2 || !isTable) return [];
  const typed = first.trim();
  // In a list there are no columns for the names in a table's first row, and none that a row leaves empty.
  const cellsOf = (line: string) => line.split('\t');
  const hasHead = rows.length > 2 && isPlainHead(cellsOf(first), rows.slice(1).map(cellsOf));
  const isHead = (line: string) => hasHead && line === first;
  const sayLine = (line: string) =>
    sayRow(cellsOf(line).filter((cell) => !hasHead || !/^\s*[-–—]\s*$/.test(cell)));
  return [
    {
      kind: 'table',
      typed,
      better: rows.flatMap((line) => (isHead(line) ? [] : [sayLine(line)])).join('\n'),
      whole: lines.flatMap((line) => (isHead(line) ? [] : [isRow(line) ? sayLine(line) : line])).join('\n'),
      nth: countBefore(text, typed, text.indexOf(typed)),
    },
  ];
}

/** Marks of other programs in a text, the first of each kind; what `markup.ts` reads is none. */
export function findMarks(text: string): readonly Mark[] {
  // What an example to be filled in has in the place of words.
  if (/^\s{0,9}(?:…|\.{3})\s{0,9}$/.test(text)) return [{ kind: 'blank', typed: text.trim(), nth: 0 }];
  const unwritten = /\bescreva aqui uma ou duas frases\b/i.exec(text)?.[0];
  if (unwritten !== undefined) return [{ kind: 'blank', typed: unwritten, nth: 0 }];
  if (
    text.length > longest ||
    (!farewell.test(text) &&
      !/[*_~<>&#|\]{\t]|[\p{L}]\?[\p{Ll} ?]|-{3}|={3}|\/\/|[a-zà-ú]-\s|:\d\d - /u.test(text))
  )
    return [];
  // Signs take the place of what is not looked at, so that lengths stay.
  let left = text.replaceAll(address, (found) => '\uE000'.repeat(found.length));
  const copied = findDocument(text);
  if (copied.length > 0) return copied;
  const embeds = findEmbeds(text);
  if (embeds.length > 0) return embeds;
  const found: Mark[] = [
    ...findCopiedRows(text),
    ...lineForms.flatMap((form) => findLines(text, form) ?? []),
    ...findApart(text),
    ...findMissigned(text),
    ...findTeamNote(text),
    ...findStamps(text),
    ...findLetter(text),
    ...findLost(left),
  ];
  for (const { kind, pattern, better } of signs) {
    const isKnown = found.some((one) => one.kind === kind);
    for (const match of isKnown ? [] : left.matchAll(pattern)) {
      if (kind === 'entity' && !isEntity(match[1]?.toLowerCase() ?? '')) continue;
      const whole = text.slice(match.index, match.index + match[0].length);
      const typed = whole.trim();
      const meant = better?.(match);
      const nth = countBefore(text, typed, match.index + whole.indexOf(typed));
      found.push({ kind, typed, better: kind === 'entity' ? meant : meant?.trim(), nth });
      // To count for each of many what stands before it would read the text as often.
      break;
    }
    left = left.replaceAll(pattern, (one) => '\uE000'.repeat(one.length));
  }
  const rest = left.replaceAll(/\*\*(?=[^\s*])[^\n]{0,1000}?[^\s*]\*\*/g, (one) =>
    '\uE000'.repeat(one.length),
  );
  const open = /\*\*(?=[^\s*\uE000])|(?<=[^\s*\uE000])\*\*/.exec(rest)?.index;
  if (open !== undefined) found.push({ kind: 'open-bold', typed: '**', nth: countBefore(text, '**', open) });
  return found.filter(({ kind }, index) => found.findIndex((one) => one.kind === kind) === index);
}

/** What shapes a text where texts are shaped, in a field that is shown as it is typed. */
export function findShaping(text: string): Mark | undefined {
  if (text.length > longest) return undefined;
  const [whole, bold, words] =
    /\*\*(?=\S)([^\n]{0,1000}?\S)\*\*|\[([^[\]\n]{1,300})\]\([^()\n]{0,500}\)/.exec(text) ?? [];
  return whole === undefined ? undefined : { kind: 'open-bold', typed: whole, better: bold ?? words, nth: 0 };
}

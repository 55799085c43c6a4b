import { count } from './wording.ts';
import type { Code } from './codes.ts';
import type { LanguageName } from './language.ts';
import type { Severity } from './place.ts';

/** What the closing line of a report tells. */
interface Counts {
  readonly errors: number;
  readonly warnings: number;
  readonly hints: number;
  readonly pages: number;
  readonly wrongPages: number;
  /** Files with errors that are no page. */
  readonly otherFiles: readonly string[];
}

/** What a report has no room for. */
export interface LeftOut {
  readonly amount: number;
  /** The most frequent kinds of it, with what each says. */
  readonly kinds: readonly { readonly amount: number; readonly code: Code; readonly said: string }[];
  /** How many of it are cured for certain by a command. */
  readonly mended: number;
  readonly command: string;
}

/** A line for each kind of what is left out, and one for all others. */
function listKinds({ amount, kinds }: LeftOut, others: string): readonly string[] {
  const rest = kinds.reduce((sum, kind) => sum - kind.amount, amount);
  const width = String(kinds[0]?.amount ?? 0).length;
  const rows = kinds.map((kind) => `${String(kind.amount).padStart(width)} × ${kind.code}  ${kind.said}`);
  return [...rows, ...(rest > 0 ? [`${String(rest).padStart(width)} × ${others}`] : [])].map(
    (row) => `  ${row}`,
  );
}

/** What a report says around its problems, in one language. */
export interface Phrases {
  readonly severities: Readonly<Record<Severity, string>>;
  readonly section: string;
  readonly alsoHere: string;
  readonly more: (left: LeftOut) => string;
  /** Of lines of a cure that are not shown. */
  readonly moreLines: (amount: number) => string;
  readonly summary: (counts: Counts) => string;
  readonly readyForLaunch: string;
  /** Of places such as `pages/index.yaml:3` where the same is to be done, and how many more there are. */
  readonly sameIn: (places: readonly string[], more: number) => string;
  readonly leftForLaunch: (amount: number) => string;
  readonly launchHint: (amount: number) => string;
  /** Of addresses of pages that the last commit has and the folder has no more. */
  readonly lostHint: (addresses: readonly string[]) => string;
}

/** Amounts of what is there, with a word between the last two. */
function join(parts: readonly (readonly [number, string, string])[], and: string): string {
  const told = parts.filter(([amount]) => amount > 0).map(([amount, one, many]) => count(amount, one, many));
  return told.length === 0 ? '' : ` ${told.join(and)}.`;
}

function listWrong({ wrongPages, otherFiles }: Counts, pages: string, and: string): string {
  return [...(wrongPages > 0 ? [pages] : []), ...otherFiles].join(and);
}

const pt: Phrases = {
  severities: { error: 'ERRO', warning: 'AVISO', hint: 'DICA' },
  section: 'seção',
  alsoHere: 'Também aqui',
  more(left) {
    const { amount, mended, command } = left;
    const which = mended === amount ? (amount === 1 ? 'esta' : 'todas') : count(mended, 'delas', 'delas');
    const fix = `O computador sabe corrigir ${which} com certeza; mostra o conserto e pergunta antes de gravar: ${command}`;
    return [
      `… e mais ${count(amount, 'mensagem', 'mensagens')}:`,
      ...listKinds(left, 'de outros tipos'),
      ...(mended > 0 ? [fix] : []),
      'Corrija as de cima e confira de novo.',
    ].join('\n');
  },
  moreLines: (amount) => `… e mais ${count(amount, 'linha', 'linhas')}, da mesma forma.`,
  summary(counts) {
    const { errors, warnings, hints, pages, wrongPages } = counts;
    const notes = join(
      [
        [warnings, 'aviso', 'avisos'],
        [hints, 'dica', 'dicas'],
      ],
      ' e ',
    );
    if (errors === 0)
      return `${count(pages, 'página conferida', 'páginas conferidas')}, nenhum erro.${notes}`;
    const wrong = listWrong(counts, `${wrongPages} de ${count(pages, 'página', 'páginas')}`, ' e em ');
    const right = pages - wrongPages;
    const rest = right === 1 ? ' A outra está correta.' : ` As outras ${right} estão corretas.`;
    return `${count(errors, 'erro', 'erros')} em ${wrong}.${right === 0 ? '' : rest}${notes}`;
  },
  readyForLaunch: 'Nada provisório no conteúdo: o site pode ser publicado.',
  sameIn: (places, more) =>
    `O mesmo em: ${places.join(', ')}${more > 0 ? ` e mais ${count(more, 'lugar', 'lugares')}` : ''}.`,
  leftForLaunch: (amount) =>
    `${amount === 1 ? 'Falta' : 'Faltam'} ${count(amount, 'item', 'itens')} antes de publicar o site.`,
  launchHint: (amount) =>
    `DICA  Antes de publicar o site ${amount === 1 ? 'falta' : 'faltam'} ${count(amount, 'item', 'itens')}: npm run validate -- --launch`,
  lostHint: (addresses) =>
    `DICA  Quem tem o endereço ${addresses.join(' ou ')} não acha mais a página. As linhas para site.yaml que levam à nova: npm run changes`,
};

const en: Phrases = {
  severities: { error: 'ERROR', warning: 'WARNING', hint: 'HINT' },
  section: 'section',
  alsoHere: 'Also here',
  more(left) {
    const { amount, mended, command } = left;
    const which = mended === amount ? (amount === 1 ? 'it' : 'all of them') : `${mended} of them`;
    const fix = `The computer can fix ${which} for certain; it shows the change and asks before writing: ${command}`;
    return [
      `… and ${count(amount, 'more message', 'more messages')}:`,
      ...listKinds(left, 'of other kinds'),
      ...(mended > 0 ? [fix] : []),
      'Fix the ones above and check again.',
    ].join('\n');
  },
  moreLines: (amount) => `… and ${count(amount, 'more line', 'more lines')}, in the same way.`,
  summary(counts) {
    const { errors, warnings, hints, pages, wrongPages } = counts;
    const notes = join(
      [
        [warnings, 'warning', 'warnings'],
        [hints, 'hint', 'hints'],
      ],
      ' and ',
    );
    if (errors === 0) return `${count(pages, 'page checked', 'pages checked')}, no errors.${notes}`;
    const wrong = listWrong(counts, `${wrongPages} of ${count(pages, 'page', 'pages')}`, ' and in ');
    const right = pages - wrongPages;
    const rest = right === 1 ? ' The other one is fine.' : ` The other ${right} are fine.`;
    return `${count(errors, 'error', 'errors')} in ${wrong}.${right === 0 ? '' : rest}${notes}`;
  },
  readyForLaunch: 'Nothing provisional in the content: the site can be published.',
  sameIn: (places, more) =>
    `The same in: ${places.join(', ')}${more > 0 ? ` and ${count(more, 'more place', 'more places')}` : ''}.`,
  leftForLaunch: (amount) => `${count(amount, 'item', 'items')} left before the site can be published.`,
  launchHint: (amount) =>
    `HINT  ${count(amount, 'item', 'items')} left before the site can be published: npm run validate -- --launch`,
  lostHint: (addresses) =>
    `HINT  Who has the address ${addresses.join(' or ')} no longer finds the page. The lines for site.yaml that lead to the new one: npm run changes`,
};

/** The phrases of each language. */
export const phrases: Readonly<Record<LanguageName, Phrases>> = { pt, en };

import { changeAsTold, pageName, prices, type Changed } from './changes.ts';
import { excerpt, writeRows, type Row, type Wish } from './excerpt.ts';
import { drawEditor, type FileList, type Said } from './windows.ts';

/** A part of the real site to photograph. */
export interface View {
  readonly version: keyof Changed;
  /** The element that the picture is about, as a CSS selector. */
  readonly about: string;
  /** What to draw a ring around, if anything. */
  readonly ring?: string;
  /** Points of the page above the element, and in all. */
  readonly above: number;
  readonly height: number;
}

/** A picture of the guide: its file's name, what it shows in text, and how to draw it. */
export type Scene = { readonly name: string; readonly shown: string } & (
  | { readonly kind: 'window'; readonly html: string }
  | { readonly kind: 'site'; readonly view: View }
  /** A step of the walk through the visual editor, by the scene's name. */
  | { readonly kind: 'editor' }
);

/** What the pictures are made from. */
interface Subject {
  readonly page: string;
  readonly pageFiles: readonly string[];
  /** The checker's report on the page with the mistake. */
  readonly report: string;
}

const file = `${pageName}.yaml`;

function showFile(name: string, text: string, wish: Wish): Scene {
  const rows = excerpt(text, wish);
  return { name, kind: 'window', shown: writeRows(rows), html: drawEditor(file, { rows }) };
}

function showSite(name: string, view: View, changed: Changed, wish: Wish): Scene {
  return { name, kind: 'site', view, shown: writeRows(excerpt(changed[view.version], wish)) };
}

const started: readonly Said[] = [
  { text: 'npm start', isTyped: true },
  { text: 'O site está em:' },
  { text: '  ➜  Local:   http://127.0.0.1:5173/' },
];

function showStart({ page, pageFiles }: Subject): Scene {
  const rows = excerpt(page, { from: 'title:', to: '      to: "#servicos"', marked: 'none' });
  const list: FileList = { folder: 'pages', names: pageFiles, marked: file };
  const shown = [...pageFiles, '', writeRows(rows), '', ...started.map(({ text }) => text)].join('\n');
  return {
    name: 'inicio-editor',
    kind: 'window',
    shown,
    html: drawEditor(file, { rows, list, terminal: started }),
  };
}

/** The report's lines, those that an editor reads first with a number. */
function callLines(report: string): readonly Said[] {
  const patterns = [/^(ERRO|AVISO)/, /^ {2}[^\s→>|\d]/, /^ {2}>/, /^ {2}→/];
  const lines = report.split('\n').map((text) => text.replace(/ {3,}(P\d+)$/, '   $1'));
  const called = patterns.map((pattern) => lines.findIndex((line) => pattern.test(line)));
  return lines.map((text, index) => {
    const call = called.indexOf(index) + 1;
    return call === 0 ? { text } : { text, call };
  });
}

function showReport({ report }: Subject, rows: readonly Row[]): Scene {
  const terminal = [{ text: 'npm run validate', isTyped: true }, { text: '' }, ...callLines(report)];
  const shown = `${writeRows(rows)}\n\n${report}`;
  return { name: 'mensagem', kind: 'window', shown, html: drawEditor(file, { rows, terminal }) };
}

const faq: Wish = { from: '# ── Dúvidas', to: '# ── Clínica' };
const service: Wish = { from: '    - title: Banho Completo', to: '      chat:' };
const wrongPrice = `      price: ${prices.wrong}`;

/** Every picture of the guide, in its order. */
export function makeScenes(subject: Subject): readonly Scene[] {
  const changed = changeAsTold(subject.page);
  const card = { about: '#servicos ul', ring: '#servicos li', above: 30, height: 480 };
  const top = { about: 'main', above: 132, height: 440 };
  const wholeFaq = [faq.from, '        Os pacotes semestral'] as const;
  const notice: Wish = { from: '- type: notice', to: '  text:' };
  return [
    showStart(subject),
    showReport(subject, excerpt(changed.mistaken, { ...service, marked: [wrongPrice, wrongPrice] })),
    showSite('preco-site', { ...card, version: 'priced' }, changed, service),
    showFile('mover-arquivo', changed.before, { ...faq, marked: wholeFaq, most: 14 }),
    showSite('aviso-site', { ...top, version: 'noticed' }, changed, notice),
  ];
}

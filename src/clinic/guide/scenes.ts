import { changeAsTold, pageName, photo, prices, type Changed } from './changes.ts';
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
);

/** What the pictures are made from. */
export interface Subject {
  readonly page: string;
  readonly pageFiles: readonly string[];
  readonly pictureFiles: readonly string[];
  /** The guide's photo as a `data:` address. */
  readonly preview: string;
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

function showFolder({ pictureFiles, preview }: Subject): Scene {
  const names = [...pictureFiles, photo.file].toSorted().filter((name) => /^(s|u|p|n)/.test(name));
  const list: FileList = { folder: 'public / images', names, marked: photo.file };
  return {
    name: 'foto-pasta',
    kind: 'window',
    shown: names.join('\n'),
    html: drawEditor(photo.file, { list, preview }),
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

const hero: Wish = { from: '- type: hero', to: '  title:' };
const faq: Wish = { from: '# ── Dúvidas', to: '    - question:' };
const service: Wish = { from: '    - title: Banho Completo', to: '      chat:' };
const newPet: Wish = { from: '    - id: 7', to: '      imageAlt: Urso' };
const wholeFaq = [faq.from, '        Os pacotes semestral'] as const;

function atPrice(price: string): Wish {
  const line = `      price: ${price}`;
  return { ...service, marked: [line, line] };
}

function moveScenes(changed: Changed): readonly Scene[] {
  const { before, moved } = changed;
  const view = { above: 130, height: 540 };
  const cut: Wish = { ...faq, to: '# ── Clínica', marked: wholeFaq, most: 14 };
  const pasted: Wish = { ...faq, to: '# ── Serviços', around: 2, marked: wholeFaq, most: 16 };
  return [
    showSite('mover-site-antes', { ...view, version: 'before', about: '#servicos' }, changed, faq),
    showFile('mover-arquivo-antes', before, cut),
    showFile('mover-arquivo-depois', moved, pasted),
    showSite('mover-site-depois', { ...view, version: 'moved', about: '#faq', ring: '#faq' }, changed, faq),
  ];
}

function priceScenes(changed: Changed): readonly Scene[] {
  const view = { about: '#servicos ul', ring: '#servicos li', above: 30, height: 480 };
  return [
    showFile('preco-arquivo-antes', changed.before, atPrice(prices.old)),
    showFile('preco-arquivo-depois', changed.priced, atPrice(prices.fresh)),
    showSite('preco-site', { ...view, version: 'priced' }, changed, service),
  ];
}

function photoScenes(subject: Subject, changed: Changed): readonly Scene[] {
  const row = '#transformacoes li';
  const view = { about: `${row}:nth-child(5)`, ring: `${row}:nth-child(7)`, above: 24, height: 830 };
  const around: Wish = { from: '    - id: 6', to: newPet.to, marked: [newPet.from, newPet.to] };
  return [
    showFolder(subject),
    showFile('foto-arquivo', changed.pictured, around),
    showSite('foto-site', { ...view, version: 'pictured' }, changed, newPet),
  ];
}

/** Every picture of the guide, in its order. */
export function makeScenes(subject: Subject): readonly Scene[] {
  const changed = changeAsTold(subject.page);
  const top = { about: 'main', above: 400, height: 640 };
  return [
    showStart(subject),
    showSite('inicio-site', { ...top, version: 'before' }, changed, hero),
    ...moveScenes(changed),
    ...priceScenes(changed),
    ...photoScenes(subject, changed),
    showReport(subject, excerpt(changed.mistaken, atPrice(prices.wrong))),
  ];
}

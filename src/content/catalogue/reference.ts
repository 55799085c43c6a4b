import { capital } from '../../fields/capital.ts';
import { icons } from '../../fields/icon.ts';
import { itemShape } from '../../fields/item.ts';
import { page } from '../../fields/page.ts';
import { titleShape } from '../../fields/section.ts';
import { pictureShape } from '../../fields/picture.ts';
import { site } from '../../fields/site.ts';
import { theme } from '../../fields/theme.ts';
import { codes } from '../problems/codes.ts';
import { corrections } from '../problems/corrections.ts';
import { outlineOf } from '../schema/outline.ts';
import { listFields, makeCatalogue, type CatalogueBlock, type CatalogueField } from './catalogue.ts';

type Row = readonly string[];

function writeTable(head: Row, rows: readonly Row[]): string {
  const lines = [head, head.map(() => '---'), ...rows];
  return lines
    .map((cells) => `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`)
    .join('\n');
}

/** Fields that go together wherever they are, told in one row. */
const together = [
  { shape: itemShape, words: 'Esconde o item, ou diz de que dia até que dia ele aparece.' },
  { shape: titleShape, words: 'Linha curta acima do título, o título e a introdução abaixo dele.' },
  {
    shape: pictureShape,
    words: 'A foto, o que ela mostra e a parte que não se corta; veja [Fotos](#fotos).',
  },
] as const;

/** `items › title` as the guide writes it: each part a name to type. */
function showName(name: string): string {
  return name
    .split(' › ')
    .map((part) => `\`${part}\``)
    .join(' › ');
}

function describeField({ description, amount, fallback }: CatalogueField): string {
  const more = [
    amount === undefined ? '' : ` ${capital(amount)}.`,
    fallback === undefined ? '' : ` Sem isto: ${fallback}.`,
  ];
  return `${description}${more.join('')}`;
}

/** The fields from a place on that go together and say nothing of their own. */
function findTogether(fields: readonly CatalogueField[], start: number) {
  for (const { shape, words } of together) {
    const wanted = Object.entries(shape);
    const run = fields.slice(start, start + wanted.length);
    const above = fields[start]?.name.replace(/[^ ]+$/, '') ?? '';
    const isSame = wanted.every(([name, { description }], index) => {
      const field = run[index];
      return field?.name === above + name && field.description === description && !field.isRequired;
    });
    if (isSame) return { run, words };
  }
  return undefined;
}

function nameTogether(run: readonly CatalogueField[]): string {
  const [first = '', ...others] = run.map(({ name }) => name);
  return [showName(first), ...others.map((name) => showName(name.replace(/^.* › /, '')))].join(', ');
}

const buttonWords = 'Os campos de um botão, no mesmo nível do item: `label`, `chat`, `to`…';

/** Whether what follows a field is no longer inside a list. */
function isLeaving(list: string, next: CatalogueField | undefined): boolean {
  return next?.name.startsWith(`${list} › `) !== true;
}

function listRows(fields: readonly CatalogueField[]): readonly Row[] {
  const rows: Row[] = [];
  let withButton: string | undefined;
  for (let at = 0; at < fields.length;) {
    const [field] = fields.slice(at, at + 1);
    if (field === undefined) break;
    const found = findTogether(fields, at);
    const needed = field.isRequired ? 'sim' : '';
    rows.push(
      found === undefined
        ? [showName(field.name), needed, describeField(field)]
        : [nameTogether(found.run), '', found.words],
    );
    at += found?.run.length ?? 1;
    if (field.isWithButton) withButton = field.name;
    if (withButton === undefined || !isLeaving(withButton, fields[at])) continue;
    rows.push([`\`${withButton}\` › botão`, '', buttonWords]);
    withButton = undefined;
  }
  return rows;
}

const fieldsHead = ['Campo', 'Precisa?', 'O que é'];

function writeBlock({ type, label, description, fields }: CatalogueBlock): string {
  return `### \`${type}\`: ${label}\n\n${description}\n\n${writeTable(fieldsHead, listRows(fields))}`;
}

/** Two columns of pairs beside each other, so that a long list takes half the height. */
function writeIcons(): string {
  const all = Object.entries(icons);
  const half = Math.ceil(all.length / 2);
  const rows = all.slice(0, half).map(([name, shown], index) => {
    const [other = '', otherShown = ''] = all[half + index] ?? [];
    return [`\`${name}\``, shown, other && `\`${other}\``, otherShown];
  });
  return writeTable(['Nome', 'Desenho', 'Nome', 'Desenho'], rows);
}

/** What `focus` of a picture may say. */
function writeFocus(): string {
  const outline = outlineOf(pictureShape.focus);
  const words = outline.kind === 'choice' ? outline.words : [];
  return writeTable(
    ['`focus`', 'A parte que fica'],
    words.map(({ word, meaning }) => [`\`${word}\``, meaning]),
  );
}

const isTop = ({ name }: CatalogueField): boolean => !name.includes(' › ');

function writeCodes(): string {
  const titles: Readonly<Record<string, string>> = codes;
  const rows = Object.entries(corrections).map(([code, [wrong, right]]) => [
    code,
    titles[code] ?? '',
    wrong,
    right,
  ]);
  return writeTable(['Código', 'O que houve', 'Errado', 'Certo'], rows);
}

/** The parts of the editors' reference that code says, each by the name of its marks. */
export function makeReferenceParts(): Readonly<Record<string, string>> {
  const { blocks, common, button } = makeCatalogue();
  const rows = blocks.map(({ type, label, description }) => [`\`${type}\``, label, description]);
  const table = (fields: readonly CatalogueField[]) => writeTable(fieldsHead, listRows(fields));
  return {
    'códigos-das-mensagens': writeCodes(),
    'partes-de-uma-foto': writeFocus(),
    'campos-de-um-botão': table(button),
    'campos-de-uma-página': table(listFields(page, () => true).filter(isTop)),
    'campos-de-site': table(listFields(site, () => true)),
    'campos-de-um-tema': table(listFields(theme, () => true)),
    desenhos: writeIcons(),
    'campos-de-qualquer-seção': table(common),
    'tipos-de-seção': writeTable(['`type`', 'Nome', 'Para quê'], rows),
    'campos-de-cada-tipo': blocks.map(writeBlock).join('\n\n'),
  };
}

/** Where the editors' reference lies. */
export const referenceFile = 'pages/REFERENCIA.md';

/** The reference's text with what stands between each part's marks made anew. */
export function writeReference(reference: string): string {
  return Object.entries(makeReferenceParts()).reduce((text, [name, part]) => {
    const [start, end] = [`<!-- npm run schema: ${name} -->\n`, `\n<!-- fim: ${name} -->`];
    const [from, to] = [text.indexOf(start), text.indexOf(end)];
    if (from === -1 || to < from) throw new Error(`${referenceFile} has lost its marks for "${name}".`);
    return `${text.slice(0, from + start.length)}\n${part}\n${text.slice(to)}`;
  }, reference);
}

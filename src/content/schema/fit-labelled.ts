import { fold } from '../../fields/fold.ts';
import { lookUp } from '../../fields/look-up.ts';
import { behaviourFor, isAccepted } from './fields.ts';
import { nameOf, priceIn, type Parts } from './fit-parts.ts';
import { fieldsIn, type Field, type Outline } from './outline.ts';

/** What people put before each part of a text, and the fields that they mean, the likeliest first. */
const labels: Readonly<Record<string, readonly string[]>> = {
  titulo: ['title', 'name'],
  'titulo da pagina': ['title'],
  'meta title': ['title'],
  nome: ['name', 'title'],
  descricao: ['description', 'text'],
  'meta description': ['description'],
  'meta descricao': ['description'],
  texto: ['text', 'description', 'comment'],
  subtitulo: ['subtitle'],
  botao: ['label'],
  'texto do botao': ['label'],
  pergunta: ['question'],
  resposta: ['answer'],
  funcao: ['role'],
  cargo: ['role'],
  tamanho: ['size'],
  destaque: ['highlight'],
  desconto: ['discount'],
  comentario: ['comment'],
  depoimento: ['comment'],
  'palavras-chave': ['keywords'],
  'palavras chave': ['keywords'],
  keywords: ['keywords'],
};

const labelled = /^[^\p{L}\d]*(?<word>\p{L}[\p{L} -]{1,24}?)\*{0,2}\s?:\*{0,2}\s*(?<said>\S.*)$/u;

interface Labelled {
  readonly field: Field;
  readonly said: string;
}

/** `Botão: Agendar` as the field of an item that stands before the colon, and what it says. */
export function readLabel(item: Outline, line: string): Labelled | undefined {
  const { word = '', said = '' } = labelled.exec(line.trim())?.groups ?? {};
  const meant = lookUp(labels, fold(word)) ?? [];
  const found = meant.flatMap((name) => fieldsIn(item).find((field) => field.name === name) ?? []);
  return found[0] && { field: found[0], said };
}

const isLabel = (line: string) =>
  lookUp(labels, fold(labelled.exec(line.trim())?.groups?.['word'] ?? '')) !== undefined;

/**
 * Lines with what each of them is before it, as `Título: …` above `Descrição: …`: their fields. A line without that goes on with the
 * one above it, but for a price alone; those above the first are read by `readHead`, or are what the item is called. Nothing where fewer than two fields
 * are told, or one twice.
 */
export function fitLabelled(
  item: Outline,
  text: string,
  readHead: (head: string) => Parts | undefined = () => undefined,
): Parts | undefined {
  const lines = text.trim().split(/\r?\n/);
  const told: [Field, string[]][] = [];
  const head: string[] = [];
  let price: Parts | undefined;
  for (const line of lines) {
    const { field, said = '' } = readLabel(item, line) ?? {};
    // What is of another field than the item has would go on with the one above.
    if (field === undefined && isLabel(line)) return undefined;
    const priced = field === undefined && price === undefined ? priceIn(item, line) : undefined;
    if (field !== undefined) told.push([field, [said]]);
    else if (priced !== undefined) price = priced;
    else (told.at(-1)?.[1] ?? head).push(line.trim());
  }
  if (told.length === 0) return undefined;
  const words = head.filter((line) => line !== '');
  const name = nameOf(item)?.name;
  const first =
    words.length === 0
      ? {}
      : (readHead(words.join('\n')) ??
        (words.length === 1 && name !== undefined ? { [name]: words[0] ?? '' } : undefined));
  const names = [...Object.keys(first ?? {}), ...told.map(([field]) => field.name)];
  if (first === undefined || names.length < 2 || new Set(names).size < names.length) return undefined;
  const parts = told.map(([{ name: own, outline }, some]): readonly [string, string] => {
    const isLong = outline.kind === 'text' && outline.control === 'long';
    const said = some.join(isLong ? '\n' : ' ').trim();
    const written = isAccepted(outline.schema, said)
      ? said
      : (behaviourFor(outline.schema)?.repair?.(said) ?? said);
    return [own, written];
  });
  return { ...first, ...Object.fromEntries(parts), ...price };
}

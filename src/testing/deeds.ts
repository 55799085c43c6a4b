import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { Chance } from '../content/testing/accidents/random.ts';
import { moveSection } from '../content/edit/move.ts';
import { writePage } from '../content/edit/new-page.ts';
import type { Edit } from '../content/edit/outcome.ts';
import { parse } from '../content/edit/parse.ts';
import { planInsert } from '../content/edit/plan-insert.ts';
import { removeItem, removeSection } from '../content/edit/remove.ts';
import { duplicateItem } from '../content/edit/duplicate.ts';
import { setValue } from '../content/edit/set-value.ts';
import type { Places } from '../content/load/load.ts';

/** What an editor does to one file: its new text, or nothing where the file offers no occasion. */
interface Change {
  readonly file: string;
  readonly text: string | Uint8Array;
}

type Path = readonly (string | number)[];

interface Leaf {
  readonly path: Path;
  readonly value: string;
}

function listLeaves(data: unknown, path: Path = []): readonly Leaf[] {
  if (typeof data === 'string') return [{ path, value: data }];
  if (typeof data !== 'object' || data === null) return [];
  return Object.entries(data).flatMap(([key, value]) =>
    listLeaves(value, [...path, Array.isArray(data) ? Number(key) : key]),
  );
}

/** The lists of items in a page's sections, by path. */
function listLists(data: unknown, path: Path = []): readonly { path: Path; length: number }[] {
  if (typeof data !== 'object' || data === null) return [];
  const own = Array.isArray(data) && path.length > 1 ? [{ path, length: data.length }] : [];
  return [
    ...own,
    ...Object.entries(data).flatMap(([key, value]) =>
      listLists(value, [...path, Array.isArray(data) ? Number(key) : key]),
    ),
  ];
}

const words = [
  'Atendemos cães & gatos de todas as raças',
  'Seu pet em boas mãos, "sempre"',
  "R$' e $& custam o mesmo que R$ 10",
  'Ligue antes: o dr. João <joao@clinica.example> responde',
  'Dia das Mães 🐶💐 com 10% de desconto',
  '# Promoção de verão',
  "D'Ávila, a veterinária: 100% carinho</script>",
  'Ótimo!',
];
const paragraph =
  'A equipe conhece cada paciente pelo nome, explica o que vai fazer antes de fazer, mostra os exames na tela e responde às dúvidas da família com calma, na consulta ou depois, pelo WhatsApp. ';

function writeWords(chance: Chance): string {
  const first = chance.pick(words);
  return chance.below(4) === 0 ? `${first}. ${paragraph.repeat(1 + chance.below(6)).trim()}` : first;
}

/** A new value for a field that ends a path, as an editor would type it; nothing for fields left alone here. */
function retype(key: string | number | undefined, value: string, chance: Chance): string | undefined {
  const euros = `${10 + chance.below(400)},${chance.pick(['00', '90', '50'])}`;
  if (key === 'price' || key === 'originalPrice') return `R$ ${euros}`;
  if (key === 'time' || key === 'hours')
    return value.replaceAll(/\d{1,2}(?=h|:)/g, () => `${7 + chance.below(12)}`);
  if (key === 'theme') return chance.pick(['clinic', 'grooming', 'neutering', 'winter', 'shop']);
  if (key === 'title') return chance.pick(words.slice(0, 6));
  const prose = ['answer', 'question', 'text', 'description', 'comment', 'note', 'label', 'subtitle', 'lead'];
  return prose.includes(String(key)) ? writeWords(chance) : undefined;
}

/** Everything that an editor does on an ordinary day, each to one file of a copy. */
function makeDeeds(places: Places, chance: Chance) {
  const listFiles = async () =>
    (await readdir(places.pages)).filter((name) => name.endsWith('.yaml')).toSorted();
  const openPage = async () => {
    const pages = (await listFiles()).filter((name) => name !== 'site.yaml');
    const file = join(places.pages, chance.pick(pages));
    const text = await readFile(file, 'utf8');
    const parsed = parse(text);
    if (!parsed.ok) throw new Error(`${file} cannot be edited: ${parsed.reason}`);
    const { sections } = parsed.data as { readonly sections: readonly unknown[] };
    return { file, text, data: parsed.data, sections: sections.length };
  };
  const changed = (file: string, edit: Edit): Change | undefined =>
    edit.ok ? { file, text: edit.text } : undefined;
  return {
    async 'types a new text, price or hour'() {
      const file = join(places.pages, chance.pick(await listFiles()));
      const text = await readFile(file, 'utf8');
      const parsed = parse(text);
      const leaves = (parsed.ok ? listLeaves(parsed.data) : []).filter(
        ({ path, value }) => retype(path.at(-1), value, chance) !== undefined,
      );
      if (leaves.length === 0) return undefined;
      const { path, value } = chance.pick(leaves);
      return changed(file, setValue(text, path, retype(path.at(-1), value, chance) ?? value));
    },
    async 'moves a section'() {
      const { file, text, sections } = await openPage();
      return changed(file, moveSection(text, chance.below(sections), chance.below(sections)));
    },
    async 'hides a section'() {
      const { file, text } = await openPage();
      const types = [...text.matchAll(/^(?<lead> *)- type: .+\n/gm)].filter(
        ({ 0: line, index }) =>
          !text
            .slice(index + line.length)
            .trimStart()
            .startsWith('hidden:'),
      );
      if (types.length === 0) return undefined;
      const { 0: line, index, groups } = chance.pick(types);
      const end = index + line.length;
      return { file, text: `${text.slice(0, end)}${groups?.lead}  hidden: sim\n${text.slice(end)}` };
    },
    async 'removes a section'() {
      const { file, text, sections } = await openPage();
      return changed(file, removeSection(text, chance.below(sections)));
    },
    async 'removes an item'() {
      const { file, text, data } = await openPage();
      const lists = listLists(data);
      if (lists.length === 0) return undefined;
      const { path, length } = chance.pick(lists);
      return changed(file, removeItem(text, path, chance.below(length)));
    },
    async 'copies an item'() {
      const { file, text, data } = await openPage();
      const lists = listLists(data);
      if (lists.length === 0) return undefined;
      const { path, length } = chance.pick(lists);
      return changed(file, duplicateItem(text, path, chance.below(length)));
    },
    async 'adds a section'() {
      const { file, text } = await openPage();
      const blocks = join(process.cwd(), 'src', 'blocks');
      const entries = await readdir(blocks, { withFileTypes: true });
      const type = chance.pick(entries.filter((entry) => entry.isDirectory()).map(({ name }) => name));
      const example = await readFile(join(blocks, type, 'example.yaml'), 'utf8');
      const plan = planInsert(text, { type, example, said: [] });
      return plan.ok ? { file, text: plan.text } : undefined;
    },
    async 'adds a page'() {
      const name = `novidade-${chance.below(1000)}`;
      const site = await readFile(join(places.pages, 'site.yaml'), 'utf8');
      const text = writePage({ name, title: `Novidade ${chance.pick(words)}`, theme: 'clinic', site });
      return { file: join(places.pages, `${name}.yaml`), text };
    },
    async 'swaps a photo'() {
      const names = (await readdir(places.images)).filter((name) => name.endsWith('.png'));
      const size = { width: 240 + chance.below(100), height: 200 + chance.below(100) };
      const noise = { type: 'gaussian' as const, mean: 100 + chance.below(100), sigma: 30 };
      const picture = sharp({ create: { ...size, channels: 3, background: '#888', noise } });
      return {
        file: join(places.images, chance.pick(names)),
        text: await picture.png({ compressionLevel: 1 }).toBuffer(),
      };
    },
  } satisfies Readonly<Record<string, () => Promise<Change | undefined>>>;
}

/** What was done, and how to undo it. */
export interface Deed {
  readonly name: string;
  readonly file: string;
  undo(): Promise<void>;
}

/** Does one ordinary thing to the content in some places, chosen by chance. Nothing where there was no occasion. */
export async function doSomething(places: Places, chance: Chance): Promise<Deed | undefined> {
  const deeds = Object.entries(makeDeeds(places, chance));
  const [name, act] = chance.pick(deeds);
  const change = await act();
  if (change === undefined) return undefined;
  const { file, text } = change;
  const before = await readFile(file).catch(() => undefined);
  await writeFile(file, text);
  const undo = () => (before === undefined ? rm(file) : writeFile(file, before));
  return { name, file, undo };
}

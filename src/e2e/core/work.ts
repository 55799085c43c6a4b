import type { Hash } from '../../fields/hash.ts';
import type { ClientFiles } from '../../render/document.ts';
import {
  applyEdit,
  checkContent,
  describeChanges,
  duplicateItem,
  duplicateSection,
  fix,
  formatChanges,
  formatReport,
  insertItem,
  insertSection,
  makeCatalogue,
  moveItem,
  moveSection,
  readContent,
  removeItem,
  removeSection,
  render,
  setValue,
  tell,
  writePage,
  type Beside,
  type Version,
} from '../../core/core.ts';

/** Files of a content folder, each byte as one letter. */
export type Letters = Readonly<Record<string, string>>;

/** What the core is given to do, as data that travels to a browser. */
export interface Task {
  readonly today: string;
  /** What each route's document names besides its page. */
  readonly clients: Readonly<Record<string, ClientFiles>>;
  readonly site: Letters;
  readonly beside: Beside;
  /** Small sites that are wrong, and what stands beside each. */
  readonly mistakes: readonly Letters[];
  readonly besideMistakes: Beside;
}

function toVersion(files: Letters): Version {
  const toBytes = (letters: string) => Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
  return Object.fromEntries(Object.entries(files).map(([path, letters]) => [path, toBytes(letters)]));
}

const toBytes = (text: string) => new TextEncoder().encode(text);

/** What the core says of each mistake, and the cures and repairs that it would make. */
function tellMistakes({ mistakes, besideMistakes, today }: Task) {
  return mistakes.map((files) => {
    const { content, validated } = checkContent(
      readContent(toVersion(files), besideMistakes),
      { today },
      () => '',
    );
    const { problems } = validated;
    const { sources } = content;
    const fixed = sources.map(({ text, kind }) => fix(text, kind));
    const cured = problems.map(({ file, edit }) => {
      const text = sources.find((source) => source.file === file)?.text;
      return edit === undefined || text === undefined ? undefined : applyEdit(text, edit);
    });
    const english = tell(problems, sources, 'en').map(({ message, cure }) => [message, cure]);
    return { problems, report: formatReport(problems, sources), english, cured, fixed };
  });
}

const typed = ' Tudo "novo": 100% #1\n\n- sim, João’s 🐶 ';
const question = 'question: Dói?\nanswer: |\n  Não: nunca.\n  Nem um pouco.\n';

/** Every splice of one page, at every section of it. */
function editPage(text: string, sections: readonly unknown[]) {
  return sections.flatMap((_, at) => {
    const items = ['sections', at, 'items'];
    const path = ['sections', at, 'title'];
    return [
      moveSection(text, at, sections.length - 1 - at),
      duplicateSection(text, at),
      removeSection(text, at),
      insertSection(text, at, 'type: hero\ntitle: Novo\n'),
      setValue(text, path, typed),
      moveItem(text, items, 0, 1),
      duplicateItem(text, items, 0),
      removeItem(text, items, 0),
      insertItem(text, items, 1, question),
    ];
  });
}

/** The specified site, edited in all ways: the texts, and what changed in plain words. */
function editSite(version: Version, beside: Beside) {
  const { sources } = readContent(version, beside);
  return sources.map(({ text, name, kind, data }) => {
    const sections: readonly unknown[] =
      kind === 'page' &&
      typeof data === 'object' &&
      data !== null &&
      'sections' in data &&
      Array.isArray(data.sections)
        ? data.sections
        : [];
    const edits = editPage(text, sections);
    const texts = edits.flatMap((edit) => (edit.ok ? [edit.text] : []));
    const [file, ...kept] = [`${name}.yaml`, ...texts.slice(0, 12)];
    const told = kept.map((after) => describeChanges({ [file]: toBytes(text) }, { [file]: toBytes(after) }));
    return {
      name,
      edits,
      told,
      words: told.map(formatChanges),
      page: writePage({ name, site: text, theme: 'clinic' }),
    };
  });
}

/** Checks, resolves and renders the site: its problems, each page's data and each page's document. */
export function makeSite({ site, beside, today, clients }: Task, hash: Hash): readonly unknown[] {
  const { validated, pages } = checkContent(readContent(toVersion(site), beside), { today }, hash);
  const documents = pages.flatMap((page) => {
    const client = clients[page.route];
    return client === undefined ? [] : [render(page, { ...client, hash })];
  });
  return [validated.problems, pages, documents];
}

/** Checks and repairs what is wrong, edits and compares what is sound, and lists the blocks with their fields. */
export function editTexts(task: Task): string {
  return JSON.stringify([tellMistakes(task), editSite(toVersion(task.site), task.beside), makeCatalogue()]);
}

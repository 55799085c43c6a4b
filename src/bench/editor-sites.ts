import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSite, readSpecified } from '../testing/dev-site.ts';
import { pageName } from './generated/page.ts';
import { writeSite } from './generated/site.ts';

/** A site that the editor is measured on. */
interface MeasuredSite {
  readonly name: string;
  readonly files: Readonly<Record<string, string | Uint8Array>>;
  /** The page that is edited. */
  readonly page: string;
}

const page = 'banhoetosa.yaml';

/** The most lines of a section of which there are many: a file has 2,000 at most. */
const mostLines = 26;

/** The page, and below it its shorter sections again and again, each copy with anchors of its own. */
function lengthen(text: string, sections: number): string {
  const [head = '', first = '', ...others] = text.trimEnd().split(/^(?=- )/m);
  const short = others.filter((section) => section.split('\n').length <= mostLines);
  const rounds = Math.ceil((sections - 1 - others.length) / short.length);
  const copies = Array.from({ length: rounds }, (_, round) =>
    short.map((section) => section.replace(/^( {2}id: .*)$/gm, `$1-${round + 2}`)),
  );
  return `${[head, first, ...others, ...copies.flat()].map((part) => part.trimEnd()).join('\n')}\n`;
}

/** The page of the specified site with a hundred sections. */
export async function readLongPage(): Promise<MeasuredSite> {
  const files = await readSpecified();
  const text = lengthen(new TextDecoder().decode(files[page]), 100);
  return { name: '100 sections', files: { ...files, [page]: text }, page };
}

async function readGenerated(pages: number): Promise<MeasuredSite> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'));
  await writeSite(folder, pages);
  const images = join(folder, 'public', 'images');
  const files = await readSite({ pages: join(folder, 'pages'), images });
  await rm(folder, { recursive: true });
  return { name: `${pages} pages`, files, page: `${pageName(2)}.yaml` };
}

/** The specified site as it is, with a page of a hundred sections, and a generated site of five hundred pages. */
export async function listSites(): Promise<readonly MeasuredSite[]> {
  return [
    { name: 'the clinic’s', files: await readSpecified(), page },
    await readLongPage(),
    await readGenerated(500),
  ];
}

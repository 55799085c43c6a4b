import { readSpecified } from '../testing/dev-site.ts';

/** A site that the editor is measured on. */
export interface MeasuredSite {
  readonly name: string;
  readonly files: Readonly<Record<string, string | Uint8Array>>;
}

/** The page that is opened. */
export const page = 'banhoetosa.yaml';

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

/** The specified site as it is, with a page of a hundred sections, and with five hundred pages. */
export async function listSites(): Promise<readonly MeasuredSite[]> {
  const files = await readSpecified();
  const text = new TextDecoder().decode(files[page]);
  const copies = Array.from({ length: 493 }, (_, index) => [
    `copia-${index + 1}.yaml`,
    text.replace(/^(title|description): /gm, `$1: ${index + 1} `),
  ]);
  return [
    { name: 'the clinic’s', files: { ...files } },
    { name: '100 sections', files: { ...files, [page]: lengthen(text, 100) } },
    { name: '500 pages', files: { ...files, ...Object.fromEntries(copies) } },
  ];
}

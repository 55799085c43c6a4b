import { count } from '../../content/problems/wording.ts';
import { compareFiles, comparePages, listPages, weigh, type Difference } from './difference.ts';
import { releasesFolder, versionOf, type Release } from './release.ts';

/** How many addresses a line takes. */
const mostNamed = 8;

const kilobytes = (bytes: number) => `${Math.round(bytes / 1024).toLocaleString('pt-BR')} kB`;

function name(pages: readonly string[]): string {
  const rest = pages.length > mostNamed ? ` e mais ${pages.length - mostNamed}` : '';
  return `${pages.slice(0, mostNamed).join(', ')}${rest}`;
}

function tellPages({ added, changed, removed }: Difference): string {
  const kinds = [
    [added, 'nova', 'novas'],
    [changed, 'mudada', 'mudadas'],
    [removed, 'retirada', 'retiradas'],
  ] as const;
  const told = kinds
    .filter(([pages]) => pages.length > 0)
    .map(([pages, one, many]) => `${count(pages.length, one, many)} (${name(pages)})`);
  return told.length === 0 ? 'nenhuma mudou' : told.join('; ');
}

function tellGrowth(bytes: number): string {
  if (bytes === 0) return 'o site tem o mesmo tamanho';
  return `o site ficou ${kilobytes(Math.abs(bytes))} ${bytes > 0 ? 'maior' : 'menor'}`;
}

/** What a release is, and what it changes of the one that was online before. */
export function tellRelease({ name: title, own }: Release, former: Release | undefined, to: string): string {
  const { files, bytes } = weigh(own);
  const pages = count(listPages(own).length, 'página', 'páginas');
  const first = `No ar em "${to}": versão ${versionOf(title)}, ${pages}, ${count(files, 'arquivo', 'arquivos')}, ${kilobytes(bytes)}.`;
  if (former === undefined) return first;
  const changes = compareFiles(former.own, own);
  const written = weigh(own, [...changes.added, ...changes.changed]);
  const removed = count(changes.removed.length, 'retirado', 'retirados');
  return [
    first,
    `Páginas: ${tellPages(comparePages(former.own, own))}.`,
    `Arquivos: ${count(written.files, 'novo ou mudado', 'novos ou mudados')} (${kilobytes(written.bytes)}), ${removed}; ${tellGrowth(bytes - weigh(former.own).bytes)}.`,
  ].join('\n');
}

/** That a release came in the place of the same one, whose files were no longer all as they were put online. */
export function tellRepair(release: Release, broken: readonly string[], to: string): string {
  const [first = ''] = broken;
  const rest = broken.length > 1 ? ` e mais ${broken.length - 1}` : '';
  return [
    tellRelease(release, undefined, to),
    `O conteúdo é o mesmo, mas no ar já não estava inteiro: "${first}"${rest}. Foi publicado de novo.`,
  ].join('\n');
}

/** A release by its version, and by its folder where another that is kept has the same. */
export function nameAmong({ name: title }: Release, kept: readonly Release[]): string {
  const version = versionOf(title);
  const isOnly = kept.every((one) => one.name === title || versionOf(one.name) !== version);
  return isOnly ? version : `${version} (${releasesFolder}/${title})`;
}

/** That nobody knows which release was online. */
export function tellLost(to: string): string {
  return `"current" em "${to}" não levava a uma versão inteira.`;
}

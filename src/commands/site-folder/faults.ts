import { relative } from 'node:path';
import { isOfWriting } from '../faults.ts';

/** What a fault of the machine is told by. Paths are absolute. */
interface Scene {
  /** The site's folder as it was named. */
  readonly out: string;
  readonly outFolder: string;
  readonly cache: string;
  /** A path as messages name it. */
  readonly show: (path: string) => string;
}

const full = ['ENOSPC', 'EDQUOT', 'EFBIG'];
const forbidden = ['EACCES', 'EPERM', 'EROFS'];
const broken = ['EIO', 'ENXIO', 'ESTALE'];

/** What stands where something of another kind has to. */
const otherKind: Readonly<Record<string, string>> = {
  EISDIR: 'uma pasta onde o site precisa de um arquivo',
  ENOTEMPTY: 'uma pasta onde o site precisa de um arquivo',
  ENOTDIR: 'um arquivo onde o site precisa de uma pasta',
};

function isBelow(path: string, folder: string): boolean {
  return !relative(folder, path).startsWith('..');
}

/** What the machine refuses a build, with what to do; nothing for a fault of our own. The former site is whole in each. */
export function explainFault(error: unknown, { out, outFolder, cache, show }: Scene): string | undefined {
  const fault = Object(error) as Partial<NodeJS.ErrnoException & { dest: string }>;
  const { code = '', path = '', dest } = fault;
  const kept = `O site que já estava em "${out}" ficou como estava.`;
  if (full.includes(code)) {
    return `Não há espaço no disco para montar o site. ${kept} Libere espaço e rode de novo.`;
  }
  if (broken.includes(code)) {
    return `O disco não respondeu como devia, em "${show(path)}". ${kept} Confira o disco e rode de novo.`;
  }
  if (code === 'ENOENT' && path !== '') {
    return `"${show(path)}" não está mais lá, ou mudou durante a montagem. ${kept} Ponha-o de volta, se ele faz falta, e rode de novo.`;
  }
  const kind = otherKind[code];
  if (kind !== undefined && path !== '' && isBelow(path, outFolder)) {
    return `Em "${show(dest ?? path)}" há ${kind}. ${kept} Tire isso de lá, ou mude o nome, e rode de novo.`;
  }
  if (!forbidden.includes(code)) return undefined;
  if (isBelow(path, outFolder) || isBelow(outFolder, path)) {
    return `Não é permitido escrever em "${out}", onde o site fica. ${kept} Dê a você permissão de escrever ali, ou escolha outra pasta com --out.`;
  }
  const wasWriting = isOfWriting(fault);
  // Where its folder is missing, the one above it lets nobody make it.
  if (isBelow(path, cache) || (wasWriting && isBelow(cache, path))) {
    return `Não é permitido escrever em "${show(cache)}", onde as fotos já preparadas são guardadas. ${kept} Dê a você permissão de escrever ali e rode de novo.`;
  }
  return wasWriting
    ? `Não é permitido escrever em "${show(path)}". ${kept} Dê a você permissão de escrever ali e rode de novo.`
    : `Não é permitido ler "${show(path)}". ${kept} Dê a você permissão de ler esse arquivo e rode de novo.`;
}

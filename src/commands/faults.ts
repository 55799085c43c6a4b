import type { LanguageName } from '../content/problems/language.ts';

/** What the computer did not let us write, of which file or folder. */
export class WritingFault extends Error {
  readonly path: string;

  constructor(path: string, cause: unknown) {
    super(`${path} could not be written.`, { cause });
    this.path = path;
  }
}

interface Words {
  readonly someFile: string;
  readonly gone: (path: string) => string;
  readonly noFolder: (path: string) => string;
  readonly loop: (path: string) => string;
  readonly longName: (path: string) => string;
  readonly mayNotRead: (path: string) => string;
  readonly cannotRead: (path: string, code: string) => string;
  readonly diskFull: (path: string) => string;
  readonly mayNotWrite: (path: string) => string;
  readonly cannotWrite: (path: string, code: string) => string;
}

const words: Readonly<Record<LanguageName, Words>> = {
  pt: {
    someFile: 'um dos arquivos',
    gone: (path) =>
      `${path} não está lá, ou é um atalho que não leva a nada. Veja se alguém o apagou ou mudou de nome, e tente de novo.`,
    noFolder: (path) =>
      `${path} não é uma pasta, ou o caminho até lá passa por um arquivo. Confira o caminho, e diga o de uma pasta.`,
    loop: (path) =>
      `${path} passa por um atalho que leva de volta a si mesmo. Apague esse atalho, ou diga outro caminho.`,
    longName: (path) =>
      `${path} tem um nome comprido demais para este computador. Dê um nome mais curto e tente de novo.`,
    mayNotRead: (path) =>
      `O computador não deixa ler ${path}. Peça permissão a quem cuida do computador e tente de novo.`,
    cannotRead: (path, code) =>
      `O computador não conseguiu ler ${path} (${code}). Confira o disco ou a rede e tente de novo.`,
    diskFull: (path) => `O disco está cheio, e ${path} ficou como estava. Libere espaço e tente de novo.`,
    mayNotWrite: (path) =>
      `O computador não deixa gravar em ${path}, que ficou como estava. Peça permissão a quem cuida do computador e tente de novo.`,
    cannotWrite: (path, code) =>
      `O computador não conseguiu gravar em ${path} (${code}), que ficou como estava. Confira o disco ou a rede e tente de novo.`,
  },
  en: {
    someFile: 'one of the files',
    gone: (path) =>
      `${path} is not there, or a link that leads nowhere. See whether somebody deleted or renamed it, and try again.`,
    noFolder: (path) =>
      `${path} is not a folder, or the way there leads through a file. Check the path, and name a folder.`,
    loop: (path) =>
      `${path} leads through a link that leads back to itself. Delete that link, or name another path.`,
    longName: (path) => `${path} has a name too long for this computer. Give it a shorter one and try again.`,
    mayNotRead: (path) => `${path} may not be read. Ask for permission to read it and try again.`,
    cannotRead: (path, code) =>
      `${path} could not be read (${code}). Check the disk or the network and try again.`,
    diskFull: (path) => `The disk is full, and ${path} is as it was. Free some space and try again.`,
    mayNotWrite: (path) =>
      `${path} may not be written and is as it was. Ask for permission to write it and try again.`,
    cannotWrite: (path, code) =>
      `${path} could not be written (${code}) and is as it was. Check the disk or the network and try again.`,
  },
};

/** An error of the operating system: it has a code such as `EACCES`, and often a path. */
function isOfSystem(error: unknown): error is NodeJS.ErrnoException & { readonly code: string } {
  return error instanceof Error && 'syscall' in error && 'code' in error && typeof error.code === 'string';
}

/** What is wrong with a path, whatever was to be done there. */
function explainPath(code: string, path: string, told: Words): string | undefined {
  if (code === 'ENOTDIR') return told.noFolder(path);
  if (code === 'ELOOP') return told.loop(path);
  return code === 'ENAMETOOLONG' ? told.longName(path) : undefined;
}

/** What is asked of the system to change a disk. */
const changing = /^(f?chmod|fsync|ftruncate|[fl]?utime|link|mkd|rename|rmdir|symlink|unlink|write)/;

/** Whether the system refused a change, where it says which step it refused. */
export function isOfWriting(error: Partial<NodeJS.ErrnoException>): boolean {
  return ['EROFS', 'ENOSPC', 'EDQUOT'].includes(error.code ?? '') || changing.test(error.syscall ?? '');
}

/** In one sentence with its cure what the computer did not let us do; nothing where the fault is our own. */
export function explainFault(
  error: unknown,
  show: (path: string) => string,
  language: LanguageName = 'pt',
): string | undefined {
  const told = words[language];
  const fault = error instanceof WritingFault ? error.cause : error;
  if (!isOfSystem(fault)) return undefined;
  const { code } = fault;
  const place = error instanceof WritingFault ? error.path : fault.path;
  const path = place === undefined ? told.someFile : show(place);
  const wrong = explainPath(code, path, told);
  if (wrong !== undefined) return wrong;
  const isWriting = error instanceof WritingFault || isOfWriting(fault);
  if (code === 'ENOENT' && !(error instanceof WritingFault)) return told.gone(path);
  const isForbidden = code === 'EACCES' || code === 'EPERM' || code === 'EROFS';
  if (isWriting) {
    if (code === 'ENOSPC' || code === 'EDQUOT') return told.diskFull(path);
    return isForbidden ? told.mayNotWrite(path) : told.cannotWrite(path, code);
  }
  return isForbidden ? told.mayNotRead(path) : told.cannotRead(path, code);
}

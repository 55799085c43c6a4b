import { refuseName } from './new-page.ts';

/** Changes of several files and new pictures, by path and name; `null` is a file that is not there, or shall go. */
interface OrderedChanges {
  readonly base: { readonly files: Readonly<Record<string, string | null>> };
  readonly files: Readonly<Record<string, string | null>>;
  readonly pictures?: Readonly<Record<string, string>> | undefined;
}

/** What there is when the changes are asked for. */
interface Present {
  /** The id of each file by its path below the content folder. */
  readonly files: ReadonlyMap<string, string>;
  /** The names of all files in the folder of the pictures. */
  readonly pictures: readonly string[];
}

/** Whether changes can be made of what there is. */
type Judgement =
  | { readonly kind: 'fits' }
  /** These files are no longer as they were read. */
  | { readonly kind: 'moved'; readonly files: readonly string[] }
  | { readonly kind: 'refused'; readonly reason: string };

/** Longer names are no addresses, and some disks have no room for them. */
const longestName = 80;

const refuse = (reason: string) => ({ kind: 'refused', reason }) as const;

/** Why a name without its ending serves no new file, or nothing. */
function refuseStem(stem: string): string | undefined {
  if (stem.length > longestName) return `O nome tem mais de ${longestName} letras. Escolha um mais curto.`;
  return refuseName(stem);
}

/** Why no new file of the content folder can have a path, or nothing. */
function refusePath(path: string): string | undefined {
  const [, name] = /^(?:_shared\/|_themes\/)?([^/]*)\.yaml$/.exec(path) ?? [];
  if (name !== undefined) return refuseStem(name);
  return `"${path}" não é lugar de um arquivo do site. Páginas terminam em .yaml e ficam na pasta das páginas.`;
}

/** Why no new picture can have a name, or nothing. */
function refusePicture(name: string): string | undefined {
  const [, stem] = /^([^/.]*)\.(?:png|jpg|jpeg|webp|avif)$/.exec(name) ?? [];
  if (stem !== undefined) return refuseStem(stem);
  return `"${name}" não serve de nome de foto. Use um como luna-na-janela.jpg: letras minúsculas sem acento, números e hífen, e a terminação png, jpg, webp ou avif.`;
}

const asRead = (name: string) => name.toLowerCase().replace(/\.yml$/, '.yaml');

function findTwin(name: string, names: Iterable<string>): string | undefined {
  return [...names].find((known) => asRead(known) === asRead(name));
}

function judgeNewFile(path: string, { files }: Present): string | undefined {
  const reason = refusePath(path);
  if (reason !== undefined) return reason;
  const twin = findTwin(path, files.keys());
  return twin && `Já existe o arquivo "${twin}". Escolha outro nome.`;
}

function judgePicture(name: string, { pictures }: Present): string | undefined {
  const reason = refusePicture(name);
  if (reason !== undefined) return reason;
  const twin = findTwin(name, pictures);
  return twin && `Já existe a foto "${twin}". Escolha outro nome.`;
}

/**
 * Judges changes by their names and by what they were made of: each file that they touch was read as it is now, and what
 * is new has a name that it may have and nobody else has.
 */
export function judgeOrder({ base, files, pictures = {} }: OrderedChanges, present: Present): Judgement {
  const asked = Object.keys(files);
  const unread = asked.find((path) => !Object.hasOwn(base.files, path));
  if (unread !== undefined) return refuse(`O pedido não diz como "${unread}" era. Abra-o de novo.`);
  const staying = { ...present, files: new Map([...present.files].filter(([path]) => files[path] !== null)) };
  for (const path of Object.keys(base.files)) {
    // What was there and is no more may have had any name, as long as nothing is written under it.
    const isWanted = base.files[path] === null || typeof files[path] === 'string';
    const reason = isWanted && !present.files.has(path) ? judgeNewFile(path, staying) : undefined;
    if (reason !== undefined) return refuse(reason);
  }
  const moved = Object.keys(base.files).filter(
    (path) => (present.files.get(path) ?? null) !== base.files[path],
  );
  if (moved.length > 0) return { kind: 'moved', files: moved };
  for (const name of Object.keys(pictures)) {
    const reason = judgePicture(name, present);
    if (reason !== undefined) return refuse(reason);
  }
  return { kind: 'fits' };
}

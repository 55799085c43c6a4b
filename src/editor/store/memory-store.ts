import { findBlocking, judgeOrder, readContent, tellPlainly, type Beside } from '../../core/core.ts';
import { EarlierTexts, type Kept } from './earlier-texts.ts';
import { refuseSize } from './order.ts';
import type {
  FileId,
  History,
  Listing,
  Order,
  Outcome,
  Path,
  Store,
  StoredFile,
  TrashedFile,
} from './store.ts';

type Picture = Beside['pictures'][number];

/** A site that is kept in memory. */
interface MemorySite {
  readonly files: Readonly<Record<Path, string | Uint8Array>>;
  readonly beside?: Beside | undefined;
  readonly today: string;
  /** What a new picture is; nothing of one that pages cannot show. Without it only PNG is known. */
  readonly measure?: ((name: string, bytes: Uint8Array) => Promise<Picture | undefined>) | undefined;
}

const nothingBeside: Beside = { pictures: [], publicFiles: ['favicon.svg'], problems: [] };

async function identify(bytes: Uint8Array): Promise<FileId> {
  const digest = await crypto.subtle.digest('SHA-256', bytes.slice());
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

const toBytes = (base64: string) => Uint8Array.from(atob(base64), (sign) => sign.codePointAt(0) ?? 0);
const toBase64 = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCodePoint(byte)).join(''));

async function measurePng(name: string, bytes: Uint8Array): Promise<Picture | undefined> {
  const isPng = [0x89, 0x50, 0x4e, 0x47].every((byte, index) => bytes[index] === byte);
  if (!isPng || !name.endsWith('.png') || bytes.length < 24) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  const base = `/images/${name.slice(0, -4)}-${(await identify(bytes)).slice(0, 10)}`;
  const [width, height] = [view.getUint32(16), view.getUint32(20)];
  return { name, path: name, base, width, height, color: 'transparent', bytes: bytes.length };
}

function toStored(id: FileId, bytes: Uint8Array): StoredFile {
  try {
    return { id, text: new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes) };
  } catch {
    return { id, bytes: toBase64(bytes) };
  }
}

type Files = ReadonlyMap<Path, Kept>;

async function keep(content: string | Uint8Array): Promise<Kept> {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content;
  return { id: await identify(bytes), bytes };
}

async function changeFiles(files: Files, changes: Order['files']): Promise<Files> {
  const changed = new Map(files);
  for (const [path, text] of Object.entries(changes)) {
    if (text === null) changed.delete(path);
    else changed.set(path, await keep(text));
  }
  return changed;
}

const versionOf = (files: Files) => Object.fromEntries([...files].map(([path, { bytes }]) => [path, bytes]));
const idsOf = (files: Files) => new Map([...files].map(([path, { id }]) => [path, id]));

/** A site in memory that takes the orders that one on a disk takes, for tests. */
export class MemoryStore implements Store {
  readonly #measure: NonNullable<MemorySite['measure']>;
  readonly #today: string;
  #beside: Beside;
  #files: Files = new Map();
  #trash: readonly TrashedFile[] = [];
  readonly #earlier = new EarlierTexts();
  /** The last that was asked: each waits for those before it. */
  #last: Promise<unknown>;

  constructor({ files, beside = nothingBeside, today, measure = measurePng }: MemorySite) {
    this.#measure = measure;
    this.#today = today;
    this.#beside = beside;
    this.#last = Promise.all(Object.entries(files).map(async ([path, content]) => this.#put(path, content)));
  }

  async #put(path: Path, content: string | Uint8Array): Promise<void> {
    const kept = await keep(content);
    this.#files = new Map([...this.#files, [path, kept]]);
  }

  #afterOthers<Result>(work: () => Promise<Result>): Promise<Result> {
    const mine = this.#last.then(work);
    this.#last = mine.catch(() => {});
    return mine;
  }

  async #nameState(): Promise<string> {
    const state = JSON.stringify([[...idsOf(this.#files)].toSorted(), this.#beside]);
    return identify(new TextEncoder().encode(state));
  }

  head(): Promise<string> {
    return this.#afterOthers(() => this.#nameState());
  }

  list(): Promise<Listing> {
    return this.#afterOthers(async () => ({
      head: await this.#nameState(),
      files: Object.fromEntries(idsOf(this.#files)),
      beside: this.#beside,
      place: 'memory',
      today: this.#today,
    }));
  }

  read(paths: readonly Path[]): Promise<Readonly<Record<Path, StoredFile>>> {
    return this.#afterOthers(async () => {
      const found = [...this.#files].filter(([path]) => paths.includes(path));
      return Object.fromEntries(found.map(([path, { id, bytes }]) => [path, toStored(id, bytes)]));
    });
  }

  trash(): Promise<readonly TrashedFile[]> {
    return this.#afterOthers(() => Promise.resolve(this.#trash));
  }

  #versionsOf(path: Path) {
    return this.#earlier.of(path, this.#files.get(path));
  }

  versions(path: Path): Promise<History> {
    return this.#afterOthers(() =>
      Promise.resolve({ versions: this.#versionsOf(path).map(({ version }) => version), isWhole: true }),
    );
  }

  readVersion(path: Path, id: string): Promise<string | undefined> {
    return this.#afterOthers(() => {
      const found = this.#versionsOf(path).find(({ version }) => version.id === id);
      const stored = found && toStored(found.id, found.bytes);
      return Promise.resolve(stored && 'text' in stored ? stored.text : undefined);
    });
  }

  commit(order: Order): Promise<Outcome> {
    return this.#afterOthers(() => this.#carryOut(order));
  }

  /** Does what somebody else does who saves a file, or deletes it. */
  save(path: Path, content: string | Uint8Array | null): Promise<void> {
    return this.#afterOthers(async () => {
      if (content !== null) await this.#put(path, content);
      else this.#files = new Map([...this.#files].filter(([known]) => known !== path));
    });
  }

  async #carryOut(order: Order): Promise<Outcome> {
    const large = refuseSize(order);
    if (large !== undefined) return { kind: 'refused', reason: large, problems: [] };
    const names = [...this.#beside.pictures, ...(this.#beside.brokenPictures ?? [])].map(({ name }) => name);
    const judged = judgeOrder(order, { files: idsOf(this.#files), pictures: names });
    if (judged.kind === 'moved') return judged;
    if (judged.kind === 'refused') return { ...judged, problems: [] };
    const pictures: Picture[] = [];
    for (const [name, base64] of Object.entries(order.pictures ?? {})) {
      const picture = await this.#measure(name, toBytes(base64));
      if (picture === undefined)
        return { kind: 'refused', reason: 'Uma das fotos não pode ser mostrada.', problems: [] };
      pictures.push(picture);
    }
    return this.#write(order, pictures);
  }

  /** Keeps the files that go, but for those that are there under another name. */
  #throwAway(changed: Files): void {
    const ids = new Set(idsOf(changed).values());
    const gone = [...this.#files].flatMap(([path, { id, bytes }]) => {
      const stored = toStored(id, bytes);
      if (changed.has(path) || ids.has(id) || !('text' in stored)) return [];
      return [{ path, when: `${this.#today}T00:00:00`, text: stored.text }];
    });
    this.#trash = [...gone, ...this.#trash];
  }

  async #write({ files }: Order, pictures: readonly Picture[]): Promise<Outcome> {
    const beside = { ...this.#beside, pictures: [...this.#beside.pictures, ...pictures] };
    const changed = await changeFiles(this.#files, files);
    const different = Object.keys(files).filter(
      (path) => changed.get(path)?.id !== this.#files.get(path)?.id,
    );
    if (different.length + pictures.length > 0) {
      const after = readContent(versionOf(changed), beside);
      const before = readContent(versionOf(this.#files), this.#beside);
      const change = { before, after, files: different.map((path) => `pages/${path}`) };
      const problems = tellPlainly(findBlocking(change, { today: this.#today }));
      const reason = 'Com isso o site teria erros, e nada foi gravado.';
      if (problems.length > 0) return { kind: 'refused', reason, problems };
      this.#throwAway(changed);
      this.#earlier.keep(this.#files, changed, `${this.#today}T12:00:00.000Z`);
      this.#files = changed;
      this.#beside = beside;
    }
    const ids = Object.keys(files).map((path) => [path, changed.get(path)?.id ?? null]);
    return { kind: 'saved', head: await this.#nameState(), files: Object.fromEntries(ids) };
  }
}

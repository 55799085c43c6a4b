import { isDeepStrictEqual } from 'node:util';
import { deserialize, serialize } from 'node:v8';
import type { PageFile } from '../load/load.ts';
import { sha256 } from '../pictures/digest.ts';
import type { Part, PartPlace } from '../validate/checks/part-place.ts';
import type { SiteFact } from '../validate/examine.ts';
import type { Ask, SiteQuestion } from '../validate/validate.ts';
import type { MetPage } from './met-page.ts';
import { signLength } from './parcel.ts';
import type { Answered, Answers, ReadPage } from './record.ts';
import type { Reading, Shelf } from './shelf.ts';

/** All pages of a site, which are asked only what has not been answered since they last said something else. */
export class AskedSite {
  readonly #shelf: Shelf;
  readonly #pages: readonly MetPage[];
  readonly #former: Answers;
  readonly #answers = new Map<string, Answered>();
  readonly #signs = new Map<SiteFact, string>();
  #byFile: ReadonlyMap<string, MetPage> | undefined;
  #listed: string | undefined;
  readonly #unreadable: readonly string[];

  /** Of `unreadable` routes nobody knows more than that they are there. */
  constructor(
    {
      shelf,
      pages,
      unreadable,
    }: {
      readonly shelf: Shelf;
      readonly pages: readonly MetPage[];
      readonly unreadable: readonly string[];
    },
    former: Answers,
  ) {
    this.#shelf = shelf;
    this.#pages = pages;
    this.#unreadable = unreadable;
    this.#former = former;
  }

  /** What is to be remembered: what was not asked may be asked another time. */
  get answers(): Answers {
    return new Map([...this.#former, ...this.#answers]);
  }

  readonly ask: Ask = <Fact extends SiteFact, Answer extends readonly unknown[]>(
    question: SiteQuestion<Fact>,
    answer: (pages: readonly MetPage[]) => Answer,
  ): Answer => {
    const { name } = question;
    const from = this.#nameOf(question);
    const known = this.#former.get(name);
    if (known?.from === from && this.#isAsRead(known)) {
      this.#answers.set(name, known);
      return deserialize(known.answer) as Answer;
    }
    // Places that are only looked up when they are asked for are looked up here.
    const { answer: found, reading } = this.#shelf.watch(() => serialize(answer(this.#pages)));
    this.#answers.set(name, { from, read: this.#listRead(reading), answer: found });
    // What was written is what is read, here as above.
    return deserialize(found) as Answer;
  };

  #listRead({ files, places }: Reading): readonly ReadPage[] {
    const read = (at: PageFile, parts?: ReadonlyMap<Part, PartPlace>) => ({
      file: at.file,
      hash: this.#shelf.hashOf(at),
      places: parts && [...parts],
    });
    return [...[...files].map((at) => read(at)), ...[...places].map(([at, parts]) => read(at, parts))];
  }

  /** Whether all that was read for an answer is as it was. */
  #isAsRead({ read }: Answered): boolean {
    if (read.length === 0) return true;
    this.#byFile ??= new Map(this.#pages.map((page) => [page.file, page]));
    const byFile = this.#byFile;
    return read.every(({ file, hash, places }) => {
      const page = byFile.get(file);
      if (page === undefined || hash === undefined) return false;
      const isThere = ([part, place]: readonly [Part, PartPlace]) =>
        isDeepStrictEqual(page.placeOf(part), place);
      return page.hash === hash || places?.every(isThere) === true;
    });
  }

  #nameOf({ facts, given }: SiteQuestion): string {
    const signs = (['ids', ...facts] as const).map((fact) => this.#signOf(fact));
    return sha256(JSON.stringify([this.#listPages(), given, signs]));
  }

  #listPages(): string {
    const pages = () => this.#pages.map(({ file, validUntil }) => [file, validUntil]);
    this.#listed ??= sha256(JSON.stringify([this.#unreadable, pages()]));
    return this.#listed;
  }

  /** Changes with what any page says of something. */
  #signOf(fact: SiteFact): string {
    const known = this.#signs.get(fact);
    if (known !== undefined) return known;
    const signs = Buffer.alloc(this.#pages.length * signLength);
    for (const [index, { parcel }] of this.#pages.entries()) parcel.sign(fact, signs, index * signLength);
    const sign = sha256(signs);
    this.#signs.set(fact, sign);
    return sign;
  }
}

import { deserialize, serialize } from 'node:v8';
import { notFoundRoute } from '../../fields/link.ts';
import type { PageFile } from '../load/load.ts';
import {
  isHeadField,
  placeField,
  placePart,
  type Part,
  type PartPlace,
} from '../validate/checks/part-place.ts';
import type { Facts, Findings, KnownPage } from '../validate/examine.ts';
import { routeOf } from '../validate/pages.ts';
import type { Parcel } from './parcel.ts';
import { packPage, type Known, type Packed, type Places, type Told } from './records.ts';
import type { Shelf } from './shelf.ts';
import type { PageSummary } from './summary.ts';

/** A copy of plain data that shares nothing with it: a word of a page would keep the page's whole text in memory. */
export function detach<Data>(data: Data): Data {
  // What was written is what is read.
  return deserialize(serialize(data)) as Data;
}

/** Of most pages nothing is told. */
function keepTold(told: Told): Told | undefined {
  return Object.values(told).every(({ length }) => length === 0) ? undefined : detach(told);
}

/** What is to be remembered of what a page says, and of what was found of it. */
export function keep(
  { validUntil, ...facts }: Facts,
  { uses, claims, ...told }: Findings,
  more: Pick<Packed, 'summary' | 'note'>,
): Known {
  return { validUntil, told: keepTold(told), parcel: packPage({ ...facts, uses, claims, ...more }) };
}

/** What is told of a page of which nothing is. */
const nothing: Told = { own: [], links: [], missing: [], menuRoom: [], days: [] };

/** Where a page is read again, and where its parts stand as far as that was asked. */
interface Whereabouts {
  readonly shelf: Shelf;
  readonly at: PageFile;
  readonly places: Places;
}

/**
 * A page as the judges of the site know it. Which of its parts they ask the places of is remembered. A class, since ten
 * thousand objects with functions of their own take long to make.
 */
export class MetPage implements KnownPage {
  readonly route: string;
  private readonly where: Whereabouts;
  readonly validUntil: string | undefined;
  readonly parcel: Parcel<Packed>;
  private readonly told: Told;
  private known: Places;
  private summed: PageSummary | undefined;

  constructor(where: Whereabouts, { validUntil, told = nothing, parcel }: Known) {
    this.route = routeOf(where.at.name);
    this.where = where;
    this.validUntil = validUntil;
    this.parcel = parcel;
    this.told = told;
    this.known = where.places;
  }

  /** The same page, of which something else was found. */
  with(findings: Findings): MetPage {
    const { uses, claims, ...told } = findings;
    // It is asked for more where all turn out to be sound.
    const parcel = this.parcel.with({ uses, claims, summary: undefined, note: undefined });
    return this.#as({ validUntil: this.validUntil, told: keepTold(told), parcel });
  }

  /** The same page, with more that was asked of it. */
  complete(more: Pick<Packed, 'summary' | 'note'>): MetPage {
    const { validUntil, told, parcel } = this;
    return this.#as({ validUntil, told, parcel: parcel.with(more) });
  }

  #as(known: Known): MetPage {
    return new MetPage({ ...this.where, places: this.known }, known);
  }

  get file() {
    return this.where.at.file;
  }
  get isNotFound() {
    return this.route === notFoundRoute;
  }
  get read() {
    const { shelf, at } = this.where;
    return () => shelf.page(at);
  }
  get placeOf() {
    const { shelf, at } = this.where;
    return (part: Part) => shelf.place(at, part, () => this.known.get(part) ?? this.find(part));
  }
  /** The SHA-256 of its file's bytes. */
  get hash() {
    return this.where.shelf.hashOf(this.where.at);
  }
  /** Where parts stand that were asked for, now or before. */
  get places() {
    return this.known;
  }

  private find(part: Part): PartPlace {
    const { shelf, at } = this.where;
    const place = isHeadField(part) ? placeField(shelf.source(at), [part]) : placePart(shelf.page(at), part);
    this.known = new Map([...this.known, [part, place]]);
    return place;
  }

  get ids() {
    return this.parcel.read('ids');
  }
  get sayings() {
    return this.parcel.read('sayings');
  }
  get pictures() {
    return this.parcel.read('pictures');
  }
  get messages() {
    return this.parcel.read('messages');
  }
  get pricing() {
    return this.parcel.read('pricing');
  }
  get questions() {
    return this.parcel.read('questions');
  }
  get people() {
    return this.parcel.read('people');
  }
  get menu() {
    return this.parcel.read('menu');
  }
  get head() {
    return this.parcel.read('head');
  }
  get sign() {
    return this.parcel.read('sign');
  }
  get own() {
    return this.told.own;
  }
  get links() {
    return this.told.links;
  }
  get missing() {
    return this.told.missing;
  }
  get menuRoom() {
    return this.told.menuRoom;
  }
  get days() {
    return this.told.days;
  }
  get uses() {
    return this.parcel.read('uses');
  }
  get claims() {
    return this.parcel.read('claims');
  }

  /** Asked for again and again, by all that is made beside the pages. */
  get summary() {
    this.summed ??= this.parcel.read('summary');
    return this.summed;
  }

  get note() {
    return this.parcel.read('note');
  }
}

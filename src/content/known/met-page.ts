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
import { routeOf, type PageInWork } from '../validate/pages.ts';
import { keepClaims, readClaims } from './kept-claims.ts';
import { repack, unpack, type Parcel } from './parcel.ts';
import {
  packedNames,
  packPage,
  type Known,
  type More,
  type Packed,
  type Places,
  type Told,
} from './record.ts';
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
  { source: { file }, route }: Pick<PageInWork, 'source' | 'route'>,
  { validUntil, ...facts }: Facts,
  { findings: { uses, claims, ...told }, ...more }: More & { readonly findings: Findings },
): Known {
  const kept = keepClaims(claims, { file, route });
  return { validUntil, told: keepTold(told), parcel: packPage({ ...facts, uses, claims: kept, ...more }) };
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
  readonly told: Told;
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
  with(findings: Findings, more: More): MetPage {
    const { uses, claims, ...told } = findings;
    const kept = keepClaims(claims, this);
    const parcel = repack(packedNames, this.parcel, { uses, claims: kept, ...more });
    return this.#as({ validUntil: this.validUntil, told: keepTold(told), parcel });
  }

  /** The same page, with more that was asked of it. */
  complete(more: More): MetPage {
    const { validUntil, told, parcel } = this;
    return this.#as({ validUntil, told, parcel: repack(packedNames, parcel, more) });
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
    return unpack(this.parcel, 'ids');
  }
  get sayings() {
    return unpack(this.parcel, 'sayings');
  }
  get pictures() {
    return unpack(this.parcel, 'pictures');
  }
  get messages() {
    return unpack(this.parcel, 'messages');
  }
  get pricing() {
    return unpack(this.parcel, 'pricing');
  }
  get questions() {
    return unpack(this.parcel, 'questions');
  }
  get people() {
    return unpack(this.parcel, 'people');
  }
  get menu() {
    return unpack(this.parcel, 'menu');
  }
  get head() {
    return unpack(this.parcel, 'head');
  }
  get sign() {
    return unpack(this.parcel, 'sign');
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
    return unpack(this.parcel, 'uses');
  }
  get claims() {
    return readClaims(unpack(this.parcel, 'claims'), this);
  }

  /** Asked for again and again, by all that is made beside the pages. */
  get summary() {
    this.summed ??= unpack(this.parcel, 'summary');
    return this.summed;
  }

  get shown() {
    return unpack(this.parcel, 'shown');
  }

  get note() {
    return unpack(this.parcel, 'note');
  }
}

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
import { pack, unpack } from './packed.ts';
import type { Found, Places, Told } from './records.ts';
import type { Shelf } from './shelf.ts';

/** A copy of plain data that shares nothing with it: a word of a page would keep the page's whole text in memory. */
export function detach<Data>(data: Data): Data {
  // What was written is what is read.
  return deserialize(serialize(data)) as Data;
}

/** What a page says to the others, packed where most pages have something of it. */
export function packFacts({ ids, sayings, pictures, messages, pricing, questions, ...few }: Facts) {
  return {
    ...detach(few),
    ids: pack(ids),
    sayings: pack(sayings),
    pictures: pack(pictures),
    messages: pack(messages),
    pricing: pack(pricing),
    questions: pack(questions),
  };
}

/** What was found of a page. Of most nothing is told. */
export function packFindings({ uses, claims, ...told }: Findings) {
  const isQuiet = Object.values(told).every(({ length }) => length === 0);
  return { told: isQuiet ? undefined : detach(told), uses: pack(uses), claims: pack(claims) };
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
  private readonly found: Found;
  private known: Places;

  constructor(where: Whereabouts, found: Found) {
    this.route = routeOf(where.at.name);
    this.where = where;
    this.found = found;
    this.known = where.places;
  }

  /** The same page, of which something else was found. */
  with(findings: Findings): MetPage {
    return new MetPage({ ...this.where, places: this.known }, { ...this.found, ...packFindings(findings) });
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
    return (part: Part) => this.known.get(part) ?? this.find(part);
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
    return unpack(this.found.ids);
  }
  get validUntil() {
    return this.found.validUntil;
  }
  get sayings() {
    return unpack(this.found.sayings);
  }
  get pictures() {
    return unpack(this.found.pictures);
  }
  get messages() {
    return unpack(this.found.messages);
  }
  get pricing() {
    return unpack(this.found.pricing);
  }
  get questions() {
    return unpack(this.found.questions);
  }
  get people() {
    return this.found.people;
  }
  get menu() {
    return this.found.menu;
  }
  get head() {
    return this.found.head;
  }
  get sign() {
    return this.found.sign;
  }
  private get told(): Told {
    return this.found.told ?? nothing;
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
    return unpack(this.found.uses);
  }
  get claims() {
    return unpack(this.found.claims);
  }
}

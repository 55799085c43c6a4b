import { stringify } from 'yaml';

/** A picture of a site, as its sections show it. */
export interface SitePicture {
  readonly name: string;
  /** What the site says that it shows; nothing where no section shows it. */
  readonly alt: string | undefined;
  /** The types of the sections that show it. */
  readonly types: readonly string[];
}

/** What examples may name of a site. */
export interface Surroundings {
  /** Pictures that are large enough for any place, those that are shown before others. */
  readonly pictures: readonly SitePicture[];
  readonly routes: readonly string[];
  readonly messageKeys: readonly string[];
  /** The key that stands in for an unknown one. */
  readonly defaultMessage: string | undefined;
  readonly sharedSections: readonly string[];
  /** The addresses of the business in social networks. */
  readonly social: readonly string[];
}

const field = /^(?<head>\s*(?:- )?(?<name>[a-z][A-Za-z]*): )(?<value>.*?)\r?$/;

/** What a picture's field, whatever its name, has as its value. */
const pictureFile = /\.(?:png|jpe?g|jfif|webp|avif)["']?$/i;

/** For a picture that the site shows nowhere. The launch list finds it by its first words. */
const unknownAlt = 'Foto de exemplo: descreva aqui o que ela mostra.';

function bare(value: string): string {
  return value.replace(/^["']|["']$/g, '');
}

function write(text: string): string {
  return stringify(text.replace(/\s+/g, ' ').trim(), { lineWidth: 0 }).trimEnd();
}

function hostOf(address: string): string {
  return /^https:\/\/[^/]+/.exec(address)?.[0] ?? '';
}

/** What the site has in the place of a name in an example; the name itself where it is one of the site's, or nothing fits. */
const fitting: Readonly<Record<string, (name: string, site: Surroundings) => string>> = {
  to(link, { routes }) {
    const [route = ''] = link.split('#');
    return route === '' || routes.includes(route) ? link : '/';
  },
  chat: (key, { messageKeys, defaultMessage }) => (messageKeys.includes(key) ? key : (defaultMessage ?? key)),
  href: (address, { social }) => social.find((own) => hostOf(own) === hostOf(address)) ?? address,
  section: (name, { sharedSections: [first = name, ...others] }) => (others.includes(name) ? name : first),
};

/** The pictures of a site for a section: first those that others of its type show. */
function rankPictures({ pictures }: Surroundings, type: string): readonly SitePicture[] {
  const rank = ({ types }: SitePicture) => (types.includes(type) ? 0 : 1);
  return pictures.toSorted((one, other) => rank(one) - rank(other));
}

function* fitLines(example: string, site: Surroundings): Generator<string> {
  let pictures: readonly SitePicture[] = site.pictures;
  let shown = 0;
  let picture: SitePicture | undefined;
  for (const line of example.split('\n')) {
    const { head = '', name = '', value = '' } = field.exec(line)?.groups ?? {};
    if (name === 'type') {
      pictures = rankPictures(site, bare(value));
      shown = 0;
    }
    const isPicture = pictureFile.test(value);
    if (isPicture) {
      picture = pictures[shown % pictures.length];
      shown += 1;
    }
    const fit = fitting[name];
    if (isPicture || name.endsWith('Alt')) {
      const own = isPicture ? picture?.name : (picture?.alt ?? unknownAlt);
      if (picture !== undefined && own !== undefined) yield head + write(own);
    } else if (fit !== undefined) {
      const own = fit(bare(value), site);
      yield own === bare(value) ? line : head + write(own);
    } else if (!/(?:^f|F)ocus$/.test(name)) yield line;
  }
}

/** Whether an example shows pictures. */
export function namesPictures(example: string): boolean {
  return example.split('\n').some((line) => pictureFile.test(line.trimEnd()));
}

/**
 * An example that names only what the site has: its pictures in turn, its home page, its usual message. Examples never
 * name pictures of their own: what they say of one would be wrong of any other.
 */
export function fitExample(example: string, site: Surroundings): string {
  return [...fitLines(example, site)].join('\n');
}

/** What examples may name of a site. */
export interface Surroundings {
  /** Pictures that are large enough for any place. */
  readonly pictures: readonly string[];
  readonly routes: readonly string[];
  readonly messageKeys: readonly string[];
  /** The key that stands in for an unknown one. */
  readonly defaultMessage: string | undefined;
}

const field = /^(?<head>\s*(?:- )?(?<name>[a-z][A-Za-z]*): )(?<value>.*?)\r?$/;

/** What a picture's field, whatever its name, has as its value. */
const pictureFile = /\.(?:png|jpe?g|webp|avif)["']?$/i;

function bare(value: string): string {
  return value.replace(/^["']|["']$/g, '');
}

/** The line as the site can have it; nothing for one that it cannot. */
function fitLine(line: string, site: Surroundings, replaced: { isPicture: boolean }): string | undefined {
  const { head = '', name = '', value = '' } = field.exec(line)?.groups ?? {};
  if (pictureFile.test(value)) {
    replaced.isPicture = !site.pictures.includes(bare(value));
    const [other] = site.pictures;
    if (!replaced.isPicture) return line;
    return other === undefined ? undefined : head + other;
  }
  if (/(?:Alt|focus|Focus)$/.test(name)) {
    if (!replaced.isPicture) return line;
    if (!name.endsWith('Alt') || site.pictures.length === 0) return undefined;
    return `${head}Descreva aqui o que a foto mostra.`;
  }
  if (name === 'to') {
    const [route = ''] = bare(value).split('#');
    return route === '' || site.routes.includes(route) ? line : `${head}/`;
  }
  const isKnown = name !== 'chat' || site.messageKeys.includes(bare(value));
  return isKnown || site.defaultMessage === undefined ? line : head + site.defaultMessage;
}

/** An example that names only what the site has: a picture of its own, its home page, its usual message. */
export function fitExample(example: string, site: Surroundings): string {
  const replaced = { isPicture: false };
  return example
    .split('\n')
    .flatMap((line) => fitLine(line, site, replaced) ?? [])
    .join('\n');
}

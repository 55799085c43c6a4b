import { apartFromGreeting, farewell, withoutDrawings } from './around.ts';
import { fold } from './fold.ts';

/** What a part of a town may be called: a number is a house's or a room's. */
const districtName =
  /^(?!(?:sala|loja|bloco|apto|apartamento|fundos|térreo|andar|galeria|esquina|conjunto|ponto|ao lado|em frente|próximo|perto)\b)\p{L}[\p{L}. ]+$/iu;

const stateCode = /^(?:AC|AL|AP|AM|BA|CE|DF|ES|GO|MA|MT|MS|MG|PA|PB|PR|PE|PI|RJ|RN|RS|RO|RR|SC|SP|SE|TO)$/;

/** A postal code with the word before it: `CEP: 99010-032`, `99.010-032`. Without its dash, or with spaces, only behind that word. */
const postalCode =
  /(?:\bCEP\b[:.]?\s*(\d{2})\.?(\d{3})\s?[-–—‑]?\s?(\d{3})\b|\b(\d{2})\.?(\d{3})[-–—‑](\d{3})\b)/i;

/** What stands between the parts of an address, or a wide space before a large letter; a stroke only before a state, never in `s/n`. */
const between =
  /\s*(?:,|\n|[•·|]|[ \t\u00A0]{2,}(?=\p{Lu})|\s[-–—]\s|(?<=\p{L}{3})\s*\/\s*(?=[A-Z]{2}\s*(?:$|[,\n–—-]))|\s[-–—](?=[A-Z]{2}\b))\s*/u;

/** `Novo endereço da loja: `: what only says that an address comes. */
const lead = /^(?:[\p{L} ]{0,30}\s)?(?:endere[çc]o|localiza[çc][ãa]o)(?:\s[\p{L} ]{1,30})?:\s*/iu;

/** What is said of how to find a house, in brackets at the end of its address, or by its first words. */
const bracketed = /\s*\(([^()]*\p{L}[^()]*)\)$/u;
const finding =
  /^(?:bem )?(?:em frente|ao lado|pr[óo]xim[oa]|perto|esquina|atr[áa]s|na quadra|ponto de refer[êe]ncia|refer[êe]ncia)(?!\p{L})/iu;

/** A longer text is no address. In letters. */
const longest = 400;

interface Read {
  readonly parts: readonly string[];
  readonly code: string | undefined;
  /** How to find the house, in brackets as it stands behind its street; or nothing. */
  readonly landmark: string;
}

/** An address without what stands around it in a message. */
function withoutAround(typed: string): string {
  const bare = withoutDrawings(typed.trim());
  return withoutDrawings(apartFromGreeting(bare).said).replace(lead, '');
}

/** The parts of an address in their order, and its postal code. */
function readParts(typed: string): Read {
  const said = typed.length > longest ? typed : withoutAround(typed);
  const [around = '', where] = bracketed.exec(said) ?? [];
  const whole = said.slice(0, said.length - around.length);
  const found = postalCode.exec(whole);
  const [first, second, third] = (found?.slice(1) ?? []).filter((part) => part !== undefined);
  const bare = found === null ? whole : whole.replace(found[0], ',');
  const parts = bare
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^(?:[-–—.]|CEP:?)$/i.test(part));
  if (parts.length > 1 && farewell.test(parts.at(-1) ?? '')) parts.pop();
  // What maps put behind an address here says nothing.
  if (/^brasil$/i.test(parts.at(-1) ?? '')) parts.pop();
  // Behind town and state stands no part of an address any more.
  const [last = '', state = ''] = parts.toReversed();
  const told = where ?? (finding.test(last) && stateCode.test(state) ? parts.pop() : undefined);
  return {
    parts,
    code: found === null ? undefined : `${first}${second}-${third}`,
    landmark: told === undefined ? '' : ` (${told})`,
  };
}

/** `Rua das Flores, 100, Centro, Curitiba - PR, 80000-000` as its parts; nothing where it does not end in town and state. */
export function splitAddress(typed: string): Readonly<Record<string, string>> | undefined {
  const bare = typed.replace(/\b(\d{5})(\d{3})\b(?!-)/, '$1-$2');
  const { parts, code, landmark } = readParts(bare);
  const [state = '', city, before] = parts.toReversed();
  if (city === undefined || before === undefined || !stateCode.test(state)) return undefined;
  // `Rua das Flores, 100, sala 2, Curitiba - PR` tells no part of the town.
  const isDistrict = districtName.test(before);
  const street = parts.slice(0, isDistrict ? -3 : -2).join(', ');
  return {
    ...(street !== '' && { street: street + landmark }),
    ...(isDistrict && { district: before }),
    city,
    state,
    ...(code !== undefined && { postalCode: code }),
  };
}

/** The parts of an address, as they are typed apart from the street. */
interface Elsewhere {
  readonly district: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
}

const same = (one: string, other: string) => fold(one) === fold(other);

/** Roads are called by the towns that they join. */
const isRoad = /^(?:estrada|rod(?:ovia)?|br|[a-z]{2})\b[\s.-]/i;

const escaped = (words: string) => words.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`);

/** An address that names the given town and its state, whatever signs part it from the rest, with commas around its parts. */
function withCommas(typed: string, { district, city, state }: Elsewhere): string {
  const sign = String.raw`[\s,./|–—-]`;
  const town = new RegExp(
    String.raw`^(.+?)${sign}+${escaped(city)}${sign}+${escaped(state)}(?!\p{L})(.*)$`,
    'isu',
  );
  const [, before = '', behind = ''] = (typed.length > longest ? null : town.exec(typed)) ?? [];
  if (before === '') return typed;
  const street = before.replace(
    new RegExp(String.raw`${sign}+(${escaped(district)})$`, 'iu'),
    (_, own: string) => `, ${own}`,
  );
  const [code = ''] = postalCode.exec(behind) ?? [];
  const rest = withoutDrawings(behind.replace(code, ' ')).replaceAll(/^[\s,./|–—-]+|[\s,./|–—-]+$/g, '');
  const isSaid = /\p{L}/u.test(rest) && !/^(?:brasil|CEP:?)$/i.test(rest) && !farewell.test(rest);
  const landmark = !isSaid ? '' : /^\(.*\)$/.test(rest) ? ` ${rest}` : ` (${rest})`;
  return `${street}, ${city}, ${state}${code === '' ? '' : `, ${code}`}${landmark}`;
}

/**
 * A whole address where only the street belongs, with all its parts: those that it does not tell are the given ones. Only
 * what stands at its end is taken for town or district, so that no word is lost. Nothing of a street alone.
 */
export function splitStreet(
  said: string,
  given: Elsewhere,
): (Elsewhere & { readonly street?: string }) | undefined {
  const typed = withCommas(said, given);
  const whole = splitAddress(typed);
  if (whole !== undefined) return whole['street'] === undefined ? undefined : { ...given, ...whole };
  const { parts, code, landmark } = readParts(typed);
  if (code === undefined && isRoad.test(typed)) return undefined;
  const left = [...parts];
  const takes = (name: 'city' | 'district') => same(left.at(-1) ?? '', given[name]) && left.length > 1;
  const hasCity = takes('city');
  if (hasCity) left.pop();
  // `Rua Morom, 10, Vila Rica, Passo Fundo`: another part of the town than the given one.
  const isOther = hasCity && left.length > 2 && districtName.test(left.at(-1) ?? '');
  const district = takes('district') || isOther ? (left.pop() ?? given.district) : given.district;
  // Some say the town before its part.
  if (!hasCity && takes('city')) left.pop();
  if (left.length === parts.length && code === undefined) return undefined;
  return {
    ...given,
    street: left.join(', ') + landmark,
    district: same(district, given.district) ? given.district : district,
    ...(code !== undefined && { postalCode: code }),
  };
}

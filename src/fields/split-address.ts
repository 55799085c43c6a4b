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

/** The parts of an address in their order, and its postal code. */
function readParts(typed: string): { readonly parts: readonly string[]; readonly code: string | undefined } {
  const found = postalCode.exec(typed);
  const [first, second, third] = (found?.slice(1) ?? []).filter((part) => part !== undefined);
  const bare = found === null ? typed : typed.replace(found[0], '');
  const parts = bare
    .split(between)
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^(?:[-–—.]|CEP:?)$/i.test(part));
  // What maps put behind an address here says nothing.
  if (/^brasil$/i.test(parts.at(-1) ?? '')) parts.pop();
  return { parts, code: found === null ? undefined : `${first}${second}-${third}` };
}

/** `Rua das Flores, 100, Centro, Curitiba - PR, 80000-000` as its parts; nothing where it does not end in town and state. */
export function splitAddress(typed: string): Readonly<Record<string, string>> | undefined {
  const bare = typed.replace(/\b(\d{5})(\d{3})\b(?!-)/, '$1-$2');
  const { parts, code } = readParts(bare);
  const [state = '', city, before] = parts.toReversed();
  if (city === undefined || before === undefined || !stateCode.test(state)) return undefined;
  // `Rua das Flores, 100, sala 2, Curitiba - PR` tells no part of the town.
  const isDistrict = districtName.test(before);
  const street = parts.slice(0, isDistrict ? -3 : -2).join(', ');
  return {
    ...(street !== '' && { street }),
    ...(isDistrict && { district: before }),
    city,
    state,
    ...(code !== undefined && { postalCode: code }),
  };
}

/** The parts of an address, as they are typed apart from the street. */
export interface Elsewhere {
  readonly district: string;
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
}

const same = (one: string, other: string) => fold(one) === fold(other);

/** Roads are called by the towns that they join. */
const isRoad = /^(?:estrada|rod(?:ovia)?|br|[a-z]{2})\b[\s.-]/i;

/**
 * A whole address where only the street belongs, with all its parts: those that it does not tell are the given ones. Only
 * what stands at its end is taken for town or district, so that no word is lost. Nothing of a street alone.
 */
export function splitStreet(
  typed: string,
  given: Elsewhere,
): (Elsewhere & { readonly street?: string }) | undefined {
  const whole = splitAddress(typed);
  if (whole !== undefined) return whole['street'] === undefined ? undefined : { ...given, ...whole };
  const { parts, code } = readParts(typed);
  if (code === undefined && isRoad.test(typed)) return undefined;
  const left = [...parts];
  const takes = (name: 'city' | 'district') => same(left.at(-1) ?? '', given[name]) && left.length > 1;
  const hasCity = takes('city');
  if (hasCity) left.pop();
  // `Rua Morom, 10, Vila Rica, Passo Fundo`: another part of the town than the given one.
  const isOther = hasCity && left.length > 2 && districtName.test(left.at(-1) ?? '');
  const district = takes('district') || isOther ? (left.pop() ?? given.district) : given.district;
  if (left.length === parts.length && code === undefined) return undefined;
  return {
    ...given,
    street: left.join(', '),
    district: same(district, given.district) ? given.district : district,
    ...(code !== undefined && { postalCode: code }),
  };
}

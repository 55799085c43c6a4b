import { fold } from './fold.ts';

/** What a part of a town may be called: a number is a house's or a room's. */
const districtName =
  /^(?!(?:sala|loja|bloco|apto|apartamento|fundos|térreo|andar|galeria|esquina|conjunto|ponto)\b)\p{L}[\p{L}. ]+$/iu;

/** `Rua das Flores, 100, Centro, Curitiba - PR, 80000-000` as its parts; nothing where town and state are not told. */
export function splitAddress(typed: string): Readonly<Record<string, string>> | undefined {
  const [code, first = '', last = ''] = /\b(\d{5})-?(\d{3})\b/.exec(typed) ?? [];
  const bare = typed.replace(code ?? '', '').replace(/\bCEP\b:?/i, '');
  const parts = bare
    .split(/\s*(?:,|\n|\s[-–—]\s|\/|\s[-–](?=[A-Z]{2}\b))\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== '-');
  const at = parts.findLastIndex((part) => /^[A-Z]{2}$/.test(part));
  const [before, city, state] = parts.slice(Math.max(0, at - 2), at + 1);
  if (at < 2 || before === undefined || city === undefined || state === undefined) return undefined;
  // `Rua das Flores, 100, sala 2, Curitiba - PR` tells no part of the town.
  const isDistrict = districtName.test(before);
  const street = parts.slice(0, isDistrict ? at - 2 : at - 1).join(', ');
  return {
    ...(street !== '' && { street }),
    ...(isDistrict && { district: before }),
    city,
    state,
    ...(code !== undefined && { postalCode: `${first}-${last}` }),
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

/**
 * A whole address where only the street belongs, with all its parts: those that it does not tell are the given ones. Nothing
 * of a street alone, even one that is called as the town is.
 */
export function splitStreet(
  typed: string,
  given: Elsewhere,
): (Elsewhere & { readonly street?: string }) | undefined {
  const whole = splitAddress(typed);
  if (whole !== undefined) return { ...given, ...whole };
  const code = /[\s,–-]*(?:\bCEP\b[:.]?\s*)?\b(\d{5})-?(\d{3})\b/i.exec(typed);
  const bare = code === null ? typed : typed.slice(0, code.index) + typed.slice(code.index + code[0].length);
  const parts = bare.split(/\s*(?:,|\s[-–—]\s|\/)\s*/).filter((part) => part.trim() !== '');
  const at = parts.findIndex(
    (part, index) => index > 0 && [given.district, given.city].some((one) => same(part, one)),
  );
  if (at === -1 && code === null) return undefined;
  const before = parts.slice(0, at === -1 ? undefined : at);
  // `Rua Morom, 10, Vila Rica, Passo Fundo`: another part of the town than the given one.
  const isPart = at > 2 && same(parts[at] ?? '', given.city) && districtName.test(before.at(-1) ?? '');
  const [street, district] = isPart
    ? [before.slice(0, -1).join(', '), before.at(-1) ?? '']
    : [before.join(', '), given.district];
  if (street === '') return undefined;
  return {
    ...given,
    street,
    district,
    ...(code !== null && { postalCode: `${code[1] ?? ''}-${code[2] ?? ''}` }),
  };
}

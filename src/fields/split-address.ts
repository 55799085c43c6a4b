/** `Rua das Flores, 100, Centro, Curitiba - PR, 80000-000` as its parts; nothing where town and state are not told. */
export function splitAddress(typed: string): Readonly<Record<string, string>> | undefined {
  const [code, first = '', last = ''] = /\b(\d{5})-?(\d{3})\b/.exec(typed) ?? [];
  const bare = typed.replace(code ?? '', '').replace(/\bCEP\b:?/i, '');
  const parts = bare
    .split(/\s*(?:,|\s[-–]\s|\/|\s[-–](?=[A-Z]{2}\b))\s*/)
    .map((part) => part.trim())
    .filter((part) => part !== '' && part !== '-');
  const at = parts.findLastIndex((part) => /^[A-Z]{2}$/.test(part));
  const [district, city, state] = parts.slice(Math.max(0, at - 2), at + 1);
  if (at < 2 || district === undefined || city === undefined || state === undefined) return undefined;
  const street = parts.slice(0, at - 2).join(', ');
  return {
    ...(street !== '' && { street }),
    district,
    city,
    state,
    ...(code !== undefined && { postalCode: `${first}-${last}` }),
  };
}

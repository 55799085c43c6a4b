/** Titles, and the small words between names. */
const skipped = /^(?:(?:drs?|dras?|profs?|profas?|sras?|srs?)\.?|d[aeo]s?|e)$/i;

/** The first letters of the first and the last name: `Dra. Ana de Souza` gives `AS`. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s,()]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const names = words.filter((word) => !skipped.test(word));
  const told = names.length > 0 ? names : words;
  const ends = told.length > 1 ? [told.at(0), told.at(-1)] : told;
  return ends
    .map((word) => /[\p{L}\p{N}]/u.exec(word ?? '')?.[0] ?? '')
    .join('')
    .toUpperCase();
}

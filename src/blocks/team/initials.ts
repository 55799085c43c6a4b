/** Titles, and the small words between names. */
const skipped = /^(?:(?:drs?|dras?|profs?|profas?|sras?|srs?)\.?|d[aeo]s?|e)$/i;

/** The first letters of the first and the last name: `Dra. Ana de Souza` gives `AS`. A name without letters gives its first sign. */
export function initialsOf(name: string): string {
  const words = name.split(/[\s,()]+/).filter((word) => /[\p{L}\p{N}]/u.test(word));
  const names = words.filter((word) => !skipped.test(word));
  const told = names.length > 0 ? names : words;
  const ends = told.length > 1 ? [told.at(0), told.at(-1)] : told;
  const letters = ends.map((word) => /[\p{L}\p{N}]/u.exec(word ?? '')?.[0] ?? '').join('');
  const [sign = ''] = name.trim();
  return letters.toUpperCase() || sign;
}

/** The source of a pattern that fits in small letters and capitals: JSON Schema knows no flags. */
export function inAnyCase(pattern: string): string {
  return pattern.replaceAll(/[a-z]/g, (letter) => `[${letter}${letter.toUpperCase()}]`);
}

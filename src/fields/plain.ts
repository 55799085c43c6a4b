/** The text in small letters without accents, as long as before: places in it are places in the text. */
export function plain(text: string): string {
  return text.replaceAll(/[A-ZÀ-ÿ\u00A0]/g, (letter) =>
    letter === '\u00A0' ? ' ' : letter.toLowerCase().normalize('NFD').slice(0, 1),
  );
}

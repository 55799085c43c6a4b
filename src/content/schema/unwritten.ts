/** Whether a text is what a new page says until somebody has written it. */
export function isUnwritten(text: string): boolean {
  return /\bescreva aqui uma ou duas frases\b|: título da página$/i.test(text);
}

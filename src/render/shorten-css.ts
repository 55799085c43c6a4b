/** CSS without what it means the same without: blanks, zeros before points, quotes around words, semicolons at the end. */
export function shortenCss(css: string): string {
  return css
    .replaceAll(/\n+/g, '')
    .replaceAll(/([\s,(:-])0\./g, '$1.')
    .replaceAll(', ', ',')
    .replaceAll(/\(([a-z-]+): /g, '($1:')
    .replaceAll(/='([a-z]+)'\]/g, '=$1]')
    .replaceAll(';}', '}');
}

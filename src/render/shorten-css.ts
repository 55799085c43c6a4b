/** CSS without what it means the same without: blanks, zeros before points, capitals of colours, quotes around words, semicolons at the end. */
export function shortenCss(css: string): string {
  return css
    .replaceAll(/\n+/g, '')
    .replaceAll(/([\s,(:-])0\./g, '$1.')
    .replaceAll(', ', ',')
    .replaceAll(/\(([a-z-]+): /g, '($1:')
    .replaceAll(/:#[0-9A-F]{6}(?:[0-9a-f]{2})?\b/g, (color) => color.toLowerCase())
    .replaceAll(/='([a-z]+)'\]/g, '=$1]')
    .replaceAll(';}', '}');
}

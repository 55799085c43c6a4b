import { theme } from '../../../fields/theme.ts';

const price =
  'Write only a price, such as R$ 179,90. Words such as "a partir de" or "a combinar" belong in a text field.';
const date = 'Write a date as DD/MM/YYYY, such as 31/01/2026.';
const picture = 'Write the name of a file in public/images, such as luna.jpg.';
const time = 'Write a time, such as 08:30.';
const address = 'Write a full address that starts with https://, as the browser’s address bar shows it.';
const color = 'Write a colour in quotes, with # and six digits or letters from A to F, such as "#0F6B5C".';

const words = 'Write words of letters alone, such as "clientes atendidos".';

const colors = Object.keys(theme.shape).filter((field) => field !== 'name');

/** How the values of fields are written, by the fields' names. */
const forms: ReadonlyMap<string, string> = new Map([
  ...colors.map((field): [string, string] => [field, color]),
  ...['things', 'done', 'doing', 'customers', 'services'].map((field): [string, string] => [field, words]),
  ['subject', 'Write a name in small letters, such as reviews, saturday or one that "figures" declares.'],
  ['name', 'Write a word or two without braces, such as size.'],
  ['video', 'Write the address of a video on YouTube or Vimeo.'],
  ['price', price],
  ['originalPrice', price],
  ['date', date],
  ['showFrom', date],
  ['showUntil', date],
  ['validUntil', date],
  ['date', date],
  ['opens', time],
  ['closes', time],
  ['rating', 'Write a number from 1 to 5, such as 4,9.'],
  ['show', 'Write a whole number from 1 to 12.'],
  ['reviewCount', 'Write only the number, such as 150.'],
  ['email', 'Write an e-mail address, such as contato@exemplo.com.br.'],
  [
    'mail',
    'Write "sim", which is the e-mail address of the site, or an address, such as nome@exemplo.com.br.',
  ],
  ...['phone', 'whatsapp', 'otherPhone'].map((field): [string, string] => [
    field,
    'Write the number with its country code, such as +55 54 90000-0000.',
  ]),
  ['postalCode', 'Write the postal code, such as 99010-120.'],
  ['state', 'Write the two capital letters of the state, such as RS.'],
  ['position', 'Write latitude;longitude, such as -28.2628;-52.4067.'],
  ['pixel', 'Write only the number of the pixel, such as 123456789012345.'],
  ['href', address],
  ['url', address],
  [
    'from',
    'Write what followed the site’s name, such as /promocao-2023: letters without accents, digits, - and _. An address with a dot or ? cannot be led on.',
  ],
  ['to', 'Write a page such as /consulta, or the id of a section in quotes, such as "#faq".'],
  ['trigger', 'Write the id of a section in quotes, such as "#faq".'],
  ['section', 'Write the name of a file in pages/_shared, without .yaml.'],
  ['image', picture],
  ['before', picture],
  ['after', picture],
  ['logo', 'Write the name of an SVG drawing in public/images, such as logo.svg.'],
  ['icon', 'Write the name of an SVG drawing in public, such as favicon.svg.'],
  ['id', 'Use lower-case letters without accents, digits and hyphens, starting with a letter.'],
  [
    'where',
    'Write a place such as /precos, "/precos#contato" or /precos footer; or header, footer, structuredData or site.',
  ],
]);

/** How the value of a field is written. */
export function tellForm(field: string): string {
  return forms.get(field) ?? `See the pattern of "${field}" in schema/.`;
}

import { apartFromGreeting } from './around.ts';
import { colorNamed } from './color-names.ts';
import { fold } from './fold.ts';
import { readOneHour } from './days-and-hours.ts';
import { lookUp } from './look-up.ts';
import { repairProfile, withWholeHost } from './repair-profile.ts';

/**
 * What someone who typed a value in another form most likely meant, as it is to be written in the file. `ids` are those of
 * the sections of its page, `beside` the fields beside it.
 */
export type Repair = (
  typed: string,
  ids?: readonly string[],
  beside?: Readonly<Record<string, unknown>>,
) => string | undefined;

const amount = /^(?:(?:r\s?\${1,2}|\$r|rs|brl|\$):?)?\s*(\d[\d.,]*?)[.,]?\s*(?:r?\$|reais|real|brl)?$/i;

/** Signs that only draw the eye. */
const decoration = /\p{Extended_Pictographic}|[\uFE0F!]/gu;

/** Thousands are told apart throughout or not at all; a comma before three digits alone may stand before cents. */
const certain =
  /^(\d+|[1-9]\d{0,2}(?:\.\d{3})+|[1-9]\d{0,2}(?:,\d{3})+(?=[.,]\d{1,2}$)|[1-9]\d{0,2}(?:,\d{3}){2,})(?:[.,](\d{1,2}))?$/;

/** The digits of an amount, with the signs between them. */
function digitsOf(typed: string): string | undefined {
  const said = typed
    .replaceAll(decoration, '')
    .replaceAll(/[\uFF10-\uFF19]/g, (wide) => String(wide.charCodeAt(0) - 0xff10))
    .trim();
  const usual = said
    // A space that slipped in beside the comma.
    .replace(/(\d)\s*,\s*(\d\d)$/, '$1,$2')
    // `39,-`: no cents, as on a price tag.
    .replace(/(\d)[.,]\s?[-–—]{1,2}$/, '$1');
  return amount.exec(usual)?.[1];
}

function writePrice(whole: string, cents: string): string {
  const thousands = whole
    .replace(/\D/g, '')
    .replace(/^0+(?=\d)/, '')
    .replace(/\B(?=(\d{3})+$)/g, '.');
  return `R$ ${thousands}${cents === '' ? '' : `,${cents.padEnd(2, '0')}`}`;
}

/** `179.90`, `179,9 reais 🔥` or `$1,179.90` as `R$ 179,90`; nothing for what may be another amount as well. */
export const repairPrice: Repair = (typed) => {
  const digits = digitsOf(typed);
  if (digits === undefined || digits.length > 12) return undefined;
  const [, whole, cents = ''] = certain.exec(digits) ?? [];
  return whole === undefined ? undefined : writePrice(whole, cents);
};

/** `39,999` as the two amounts that it may be, which differ a thousandfold: `R$ 39,99` and `R$ 39.999`. */
export function readEitherPrice(typed: string): readonly string[] {
  const [, whole, decimals = ''] = /^([1-9]\d{0,2}(?:\.\d{3})*),(\d{3})$/.exec(digitsOf(typed) ?? '') ?? [];
  return whole === undefined
    ? []
    : [writePrice(whole, decimals.slice(0, 2)), writePrice(`${whole}${decimals}`, '')];
}

/** The area codes of Brazil. */
const area = /1[1-9]|2[12478]|3[1-578]|4[1-9]|5[1345]|6[1-9]|7[134579]|8[1-9]|9[1-9]/.source;
const number = `(${area})([2-5]\\d{3}|9\\d{4})(\\d{4})`;

/** Without or with the country before it; `0`, alone or with a carrier's two digits, is what one dials before an area. */
const national = new RegExp(`^(?:(?:00)?55)?(?:0(?:\\d{2})?)?${number}$`);
const international = new RegExp(`^550?${number}$`);

/** What only says before a number that it is one, of a telephone or a chat: `Fone/Whats: `. */
const calledPhone =
  /^(?:(?:tel(?:efone)?s?|fone|cel(?:ular)?|n[úu]mero|contato|whats(?:\s?app)?|zap|wpp)(?![\p{L}\d])[\s.:/|&+–-]*(?:e\s+)?)+(?=[+(\d])/iu;

/** The same of one that is new: `novo fone da loja: `. */
const newPhone =
  /^(?:o\s)?(?:nov[oa]|noss[oa])\s(?:tel(?:efone)?|fone|cel(?:ular)?|n[úu]mero|contato|whats(?:\s?app)?|zap)(?!\p{L})[^\d+(]{0,30}(?=[+(\d])/iu;

/** With an address that leads to a chat. In letters. */
const longestPhone = 500;

/** `54 90000-0000` or `Tel.: (54) 900000000` as `+55 54 90000-0000`; nothing for what is no number of a Brazilian area. */
export const repairPhone: Repair = (given) => {
  // A longer text is no number, and its spaces alone would take seconds.
  if (given.length > longestPhone) return undefined;
  const written = apartFromGreeting(given.replaceAll(/\s+/g, ' ').trim()).said;
  // `xx` stands for the carrier that one chooses.
  const linked = /(?:wa\.me\/|whatsapp\.com\/send\/?\?(?:.*&)?phone=)\+?(\d+)/i.exec(written)?.[1];
  // That it is the chat's as well needs no saying.
  const alone = written.replace(
    /\s*[(–-]?\s*(?:é |tem )?(?:whats(?:\s?app)?|zap|wpp)(?: também)?\s*\)?\s*$/i,
    '',
  );
  const typed = (linked ?? alone)
    .trim()
    .replace(newPhone, '')
    .replace(calledPhone, '')
    .replace(/^\(?0xx/i, '0');
  if (/[a-z]/i.test(typed)) return undefined;
  const form = typed.includes('+') ? international : national;
  const parts = form.exec(typed.replace(/\D/g, ''));
  return parts === null ? undefined : `+55 ${parts[1]} ${parts[2]}-${parts[3]}`;
};

/** An e-mail address without the spaces in it, without `mailto:`, and without the name before it: `Ana <ana@exemplo.com>`. */
export const repairMail: Repair = (typed) => {
  const [, name = '', address] = /^([^<>]*)<(?:mailto:)?([^<>\s]+)>$/.exec(typed.trim()) ?? [];
  const isNamed = !name.includes('@') || name.trim() === address;
  const bare = (isNamed ? (address ?? typed) : typed)
    .replaceAll(/\s|^mailto:/gi, '')
    .replace(/,(?=com$|com[.,]br$)|(?<=[.,]com),(?=br$)/gi, '.');
  return /^[\w.+-]+@[\w-]+(?:\.[\w-]+)+$/.test(bare) ? bare : undefined;
};

/** `0800-1234567` as `0800 123 4567`. */
export const repairFreePhone: Repair = (typed) => {
  const parts = /^0800(\d{3})(\d{4})$/.exec(
    typed
      .trim()
      .replace(calledPhone, '')
      .replaceAll(/[\s().-]/g, ''),
  );
  return parts === null ? undefined : `0800 ${parts[1]} ${parts[2]}`;
};

/** The form of an hour of the day, `08:30`. */
export const hourForm = /^([01]\d|2[0-3]):[0-5]\d$/;

/** `8 e meia` as `8h30`. */
const withHalf = (typed: string) => typed.replace(/^(\d{1,2}) ?(?:h|hs|hrs?|horas?)? e meia$/i, '$1h30');

/** `8h30`, `8 horas`, `8.30`, `8 e meia` as `08:30`, `meio-dia` as `12:00`. */
export const repairHour: Repair = (typed) => {
  const [, hours = '', minutes = '00'] =
    /^(\d{1,2})(?:\s*[h:.,]\s*|\s)?(\d{2})?\s*(?:h|hs|hrs?|horas?|min)?$/i.exec(withHalf(typed.trim())) ?? [];
  if (hours === '') return readOneHour(typed)?.replace('24:', '00:');
  // The end of a day is the beginning of the next; `24h` may say all day.
  if (/^24\s*[:h.]\s*00/i.test(typed.trim())) return '00:00';
  if (Number(hours) > 23 || Number(minutes) > 59) return undefined;
  return `${hours.padStart(2, '0')}:${minutes}`;
};

const yesWords = ['s', 'si', 'sm', 'y', 'yes', 'true', 'verdadeiro', 'v', 'x', '1', 'on', 'ok', 'ligado'];
const noWords = ['n', 'nao', 'no', 'false', 'falso', 'f', '0', 'off', 'desligado', 'nunca'];

/** `s`, `1`, `verdadeiro` as `sim`, and their opposites as `não`. */
export const repairYesNo: Repair = (typed) => {
  const word = fold(typed.replaceAll(decoration, '').trim()).replace(/^(sim|nao)(?:[.,;]| por ).*$/, '$1');
  if (word === 'sim' || yesWords.includes(word)) return 'sim';
  return noWords.includes(word) ? 'não' : undefined;
};

/** `4,9/5` or `4.9 estrelas` as `4,9`. */
export const repairNumber: Repair = (typed) =>
  /^\s*(-?\d+(?:[.,]\d+)?)\s*(?:\/\s*\d+|★+|\+|[a-zçõ]+)\s*$/i.exec(typed)?.[1];

/** `⭐⭐⭐⭐⭐` as `5`, `★★★★☆ há 2 dias` as `4`; else as `repairNumber` does. */
export const repairRating: Repair = (typed) => {
  const stars =
    /^((?:[⭐★🌟✭✮]\uFE0F?\s*){1,5})(?:☆\s*)*(?:\s*(?:h[áa]|faz) (?:um|uma|\d+) \p{L}+(?: atr[áa]s)?)?$/u.exec(
      typed.trim(),
    )?.[1];
  const told = /^\s*(\d(?:[.,]\d)?)\s*[⭐★🌟✭✮]\uFE0F?\s*$/u.exec(typed)?.[1];
  if (stars === undefined) return told ?? repairNumber(typed);
  return String(stars.match(/[⭐★🌟✭✮]/gu)?.length);
};

/** A text as it may stand in an address: `Corte & Cor` as `corte-cor`. */
export function toSlug(text: string): string {
  return fold(text.trim())
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
}

/** `#faq` or `Dúvidas` as an id. */
export const repairId: Repair = (typed) => {
  const slug = toSlug(typed).replace(/^[0-9-]+/, '');
  return slug === '' ? undefined : slug;
};

/** `faq` as `"#faq"`. */
export const repairAnchor: Repair = (typed) => {
  const id = repairId(typed);
  return id === undefined ? undefined : `"#${id}"`;
};

/** A file that is no page. */
const otherFile = /\.(pdf|docx?|xlsx?|pptx?|txt|zip|png|jpe?g|jfif|webp|gif|mp[34])$/i;

/** An address of another site without its beginning, by an ending that no page of this one has. */
export const isHost = /^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|net|org|br|me|io|app)(?:[/?#]|$)/i;

/** `Consulta/`, `consulta.html` or `consulta.yaml` as `/consulta`, and `pacotes` as `"#pacotes"` where a section has that id; of two links the first. */
export const repairLink: Repair = (all, ids = []) => {
  const [, typed = all] = /^(\/\S*)\s+(?:(?:e|ou)\s+)?\/\S*$/.exec(all.trim()) ?? [];
  if (/^[a-z]+:|^\/\/|^www\.|@/i.test(typed) || otherFile.test(typed)) return undefined;
  if (isHost.test(typed) || /^[\d\s()+-]{8,}$/.test(typed)) return undefined;
  if (ids.includes(toSlug(typed))) return `"#${toSlug(typed)}"`;
  const [path = '', anchor] = typed
    .replace(/^\/?pages\//i, '')
    .replace(/\.(?:html?|ya?ml)(?=#|$)/i, '')
    .split('#', 2);
  const route = path.split('/').map(toSlug).filter(Boolean).join('/');
  const id = anchor === undefined ? '' : repairId(anchor);
  if (id === undefined || (route === '' && id === '')) return typed === '/' ? typed : undefined;
  if (id === '') return route === 'index' ? '/' : `/${route}`;
  return route === '' && path === '' ? `"#${id}"` : `"/${route}#${id}"`;
};

/** `https://www.exemplo.com.br/velho/` or `velho/index.html` as `/velho`. */
export const repairOldAddress: Repair = (typed) => {
  const path = typed
    .trim()
    .replace(/^(?:https?:\/\/|www\.)[^/]*/i, '')
    .replace(/(?:\/index)?(?:\.html)?$/i, '')
    .replace(/^\/+|\/+$/g, '');
  return /^[\w-]+(\/[\w-]+)*$/.test(path) ? `/${path}` : undefined;
};

const placeWords: Readonly<Record<string, string>> = {
  rodape: 'footer',
  cabecalho: 'header',
  menu: 'header',
  topo: 'header',
  buscadores: 'structuredData',
  structureddata: 'structuredData',
  google: 'structuredData',
  'site.yaml': 'site',
  header: 'header',
  footer: 'footer',
};

/** `rodapé` as `footer`, `consulta rodapé` as `/consulta footer`, `consulta#contato` as an address of the site. */
export const repairPlace: Repair = (typed) => {
  const words = typed.trim().split(/\s+/);
  const part = lookUp(placeWords, fold(words.at(-1) ?? '').trim());
  const page = part === undefined ? typed.trim() : words.slice(0, -1).join(' ');
  if (page === '') return part;
  const link = repairLink(page);
  if (link === undefined || link.startsWith('"#')) return undefined;
  return part === undefined ? link : `${link} ${part}`;
};

/** The one address at the end of a sentence, `segue o link 👉 www.exemplo.com/a`; nothing of one that says it is another's, or no more. */
function addressInWords(typed: string): string | undefined {
  const words = typed.trim().split(/\s+/);
  const isAddress = (word: string) => /^(?:https?:\/\/|www\.)\S/i.test(word);
  const at = words.findIndex(isAddress);
  const behind = words.slice(at + 1);
  const isLast = at > 0 && behind.every((word) => !/[\p{L}\d]/u.test(word));
  const isOther = words
    .slice(0, at)
    .some((word) => /^(?:n[ãa]o|nem|era|antig\p{L}+|velh\p{L}+)$/iu.test(word));
  return isLast && !isOther ? words[at]?.replace(/[(),.;:!?']+$/, '') : undefined;
}

/**
 * `www.exemplo.com`, `http://exemplo.com` or `https:exemplo.com` with `https://`; `@perfil` as the whole address where the
 * fields beside it name the network. Of a sentence that ends with one address that address.
 */
export const repairAddress: Repair = (typed, _, beside = {}) => {
  const inWords = addressInWords(typed);
  if (inWords !== undefined) return repairAddress(inWords, [], beside);
  const profile = repairProfile(typed, beside);
  if (profile !== undefined) return profile;
  // An address is pasted behind one that was begun, too: `https://https://…`.
  const bare = typed.trim().replace(/^(?:https?:[/\\]*|\/\/)+/i, '');
  return /^[a-z0-9-]+(\.[a-z0-9-]+)+(?:[/?#](?:[^\s"<>\\]*[^\s"<>\\(),.;:!?'])?)?$/i.test(bare)
    ? `https://${withWholeHost(bare)}`
    : undefined;
};

/** `public/images/luna.png` as `luna.png`. */
export const repairPicture: Repair = (typed) => {
  const name = /^(?:[a-z]:)?(?:.*[\\/])?([^\\/]+\.(?:png|jpe?g|jfif|webp|avif))$/i.exec(typed)?.[1];
  return name === typed || /^[a-z]+:\/\//i.test(typed) ? undefined : name;
};

/** `99010120` as `99010-120`. */
export const repairPostalCode: Repair = (typed) => {
  const digits = typed.replace(/\D/g, '');
  return digits.length === 8 ? `${digits.slice(0, 5)}-${digits.slice(5)}` : undefined;
};

/** `0f6b5c`, `#0F6` or `rgb(15, 107, 92)` as `"#0F6B5C"`, and `azul` as the usual one. */
export const repairColor: Repair = (typed) => {
  const named = colorNamed(typed);
  if (named !== undefined) return `"${named}"`;
  const [, short, long] = /^#?(?:([0-9a-f]{3})f?|([0-9a-f]{6})(?:ff)?);?$/i.exec(typed.trim()) ?? [];
  const parts = /^rgba?\(\s*(\d{1,3})[,\s]+(\d{1,3})[,\s]+(\d{1,3})\s*(?:[,/]\s*1)?\)$/i.exec(typed.trim());
  const channels = parts?.slice(1, 4).map(Number);
  if (channels?.some((one) => one > 255) === true) return undefined;
  const digits =
    channels?.map((one) => one.toString(16).padStart(2, '0')).join('') ??
    long ??
    short?.replace(/./g, '$&$&');
  return digits === undefined ? undefined : `"#${digits.toUpperCase()}"`;
};

import { capital } from '../../fields/capital.ts';
import { splitDays } from '../../fields/days-and-hours.ts';
import { fold } from '../../fields/fold.ts';
import { isRecord } from '../../fields/is-record.ts';
import { lookUp } from '../../fields/look-up.ts';
import { saysClosed, saysGone } from '../../fields/text.ts';
import { repairAddress, repairMail, repairPhone } from '../../fields/repair.ts';
import { finding, type Finding } from '../problems/finding.ts';
import { findNearest } from '../problems/nearest.ts';
import { writeValue } from '../problems/wording.ts';
import type { Path } from '../problems/problem.ts';
import { behaviourFor, isAccepted } from '../schema/fields.ts';
import { fieldsIn, namesIn, outlineAt, outlineOf, type Field } from '../schema/outline.ts';
import type { Checked } from '../source/place-problem.ts';
import { valueAt } from '../source/place.ts';
import { writeItem } from '../schema/write-item.ts';
import { findChat, findChatLink, isChatLink } from './chat-link.ts';
import { isMapLink } from './map-link.ts';
import { findOtherNumber, isPhone } from './other-number.ts';
import { besideOf, dashBefore, isFree } from './other-fields.ts';
import { findSentence } from './sentence.ts';
import { findIntro } from './text-as-intro.ts';
import { findDateOfRow } from './several-days.ts';

/** What an unknown field was meant to be by what stands in it: another field, or something to be told in its own words. */
export interface Meant {
  readonly nearest?: string | undefined;
  /** Whether what stands in it says more than its name. */
  readonly isSure?: boolean;
  readonly told?: Finding | undefined;
}

/** The names that the items of a list have, each once. */
function keysIn(items: readonly unknown[]): readonly string[] {
  return [...new Set(items.filter(isRecord).flatMap((item) => Object.keys(item)))];
}

/** The lists of a group that are not written yet and whose items have the most of such fields; one that is only alike counts half. */
function findLists(free: readonly Field[], keys: readonly string[]): readonly Field[] {
  const lists = free.flatMap((field) => {
    const names = field.outline.kind === 'list' ? namesIn(field.outline.item) : [];
    const exact = keys.filter((key) => names.includes(key));
    const like = keys.filter((key) => !names.includes(key) && findNearest(key, names) !== undefined);
    const known = exact.length + like.length / 2;
    return known === 0 ? [] : [{ field, known }];
  });
  const most = Math.max(0, ...lists.map(({ known }) => known));
  return lists.filter(({ known }) => known === most).map(({ field }) => field);
}

function findByItems(free: readonly Field[], key: string, items: readonly unknown[]): Meant | undefined {
  const lists = findLists(free, keysIn(items));
  if (lists.length < 2) return { nearest: lists[0]?.name };
  const named = lists.map(({ name, outline }) => ({ name, description: outline.description }));
  return { told: finding('otherList', { field: key, lists: named }) };
}

/** A number that is written once, in `site.yaml`: a button has it by `tel: sim`. */
function findByNumber(checked: Checked, path: Path, key: string): Meant | undefined {
  const { kind } = checked.source;
  const fields = fieldsIn(outlineAt(outlineOf(checked.schema), path));
  const yes = fields.find(
    ({ name, outline }) => /^(?:tel|phone)$/.test(name) && outline.kind === 'choice' && outline.isYesNo,
  );
  if (yes === undefined && kind === 'site') return undefined;
  const other = yes && findOtherNumber(checked, path, key);
  if (other !== undefined) return { told: other };
  const line = yes && `${dashBefore(checked, [...path, key])}${yes.name}: sim`;
  return { told: finding('numberOfSite', { line }) };
}

/** `whatsapp: 54 99999-2222` or `link: wa.me/…` in a button: a chat with another number than the site's. */
function findOtherChat(checked: Checked, path: Path, key: string, value: string): Meant | undefined {
  const isChat = /^(?:whats|zap|wpp)/.test(fold(key)) || isChatLink(value);
  const digits = repairPhone(value)?.replace(/\D/g, '');
  if (!isChat || digits === undefined || !isFree(checked, [...path, key], 'href')) return undefined;
  const own = findChat(checked, [...path, key], value);
  if (own?.kind === 'chatLink' && own.parameters.other === undefined) return { told: own };
  const address = isChatLink(value) ? repairAddress(value) : undefined;
  const line = `${dashBefore(checked, [...path, key])}href: ${address ?? `https://wa.me/${digits}`}`;
  return { told: finding('otherField', { field: key, better: 'href', line }) };
}

const networks: Readonly<Record<string, string>> = {
  instagram: 'https://www.instagram.com/',
  insta: 'https://www.instagram.com/',
  facebook: 'https://www.facebook.com/',
  tiktok: 'https://www.tiktok.com/@',
};

/** `instagram: "@padaria"` where a button may stand: the address of the profile. */
function findProfile(checked: Checked, path: Path, key: string, value: string): Meant | undefined {
  const [, name] = /^@?([\w.-]{2,40})$/.exec(value.trim()) ?? [];
  const network = lookUp(networks, fold(key));
  const [takesHref, takesLabel] = ['href', 'label'].map((field) => isFree(checked, [...path, key], field));
  if (network === undefined || name === undefined || takesHref !== true) return undefined;
  const dash = dashBefore(checked, [...path, key]);
  if (takesLabel !== true) {
    const line = `${dash}href: ${network}${name}`;
    return { told: finding('otherField', { field: key, better: 'href', line }) };
  }
  const label = `${dash}label: ${capital(key)}`;
  const lines = [label, `${' '.repeat(dash.length)}href: ${network}${name}`];
  return { told: finding('profileAsButton', { field: key, lines }) };
}

/** Words for any link, whose address tells which one is meant. */
const anyLink = /^(?:links?|url|site|endereco|address|target|destino)$/;

/** The field for a link that takes an address as it is written. */
function findTarget(free: readonly Field[], key: string, value: string): string | undefined {
  const mail = repairMail(value) === undefined ? undefined : free.find(({ name }) => name === 'mail');
  if (mail !== undefined && anyLink.test(fold(key))) return mail.name;
  if (!(anyLink.test(fold(key)) || isMapLink(value)) || !/^https?:\/\//.test(value)) return undefined;
  const href = free.find(({ name, outline }) => name === 'href' && isAccepted(outline.schema, value));
  return (href ?? findOnlyFor(free, value))?.name;
}

/** Words that only a field for any text accepts. */
const anyWords = 'Palavras de um texto';

/** The one field that takes an address and nothing else, as that of a video. */
function findOnlyFor(free: readonly Field[], value: string): Field | undefined {
  const [only, ...more] = free.filter(
    ({ outline: { kind, schema } }) =>
      kind === 'text' && isAccepted(schema, value) && !isAccepted(schema, anyWords),
  );
  return more.length === 0 ? only : undefined;
}

/** `link: C:\\Documentos\\tabela.pdf`: a file to download, wherever it lies. */
function findFile(checked: Checked, path: Path, key: string, value: string): Meant | undefined {
  const name = /^(?!https?:)(?:.*[\\/])?([^\\/]+\.(?:pdf|docx?|xlsx?|pptx?|zip))$/i.exec(value.trim())?.[1];
  if (name === undefined || !anyLink.test(fold(key)) || !isFree(checked, [...path, key], 'file'))
    return undefined;
  const line = `${dashBefore(checked, [...path, key])}file: ${name}`;
  return { told: finding('otherField', { field: key, better: 'file', line }) };
}

/** Words before a price of now, and before that of before. */
const priceWords: readonly (readonly [RegExp, string])[] = [
  [/^(?:por|agora|hoje|so|apenas)$/, 'price'],
  [/^(?:de|antes|era)$/, 'originalPrice'],
];

/** `por: R$ 179,90`: a price under the word that stands before it. */
function findPrice(free: readonly Field[], key: string, value: string): string | undefined {
  const name = priceWords.find(([words]) => words.test(fold(key)))?.[1];
  const field = free.find((one) => one.name === name);
  const repaired = field && (behaviourFor(field.outline.schema)?.repair?.(value) ?? value);
  return field !== undefined && isAccepted(field.outline.schema, repaired) ? field.name : undefined;
}

/** `estoque: 0` or `disponível: não`: nothing is left. */
function findGone(checked: Checked, path: Path, key: string, value: string): Meant | undefined {
  const isGone = /^(?:disponivel|disponibilidade|em estoque|estoque|quantidade|tem)$/.test(fold(key));
  if (!isGone || !(/^(?:nao|n|0|zero|zerado|acabou)$/.test(fold(value.trim())) || saysGone(value)))
    return undefined;
  const names = namesIn(outlineAt(outlineOf(checked.schema), path));
  const dash = dashBefore(checked, [...path, key]);
  if (!names.includes('soldOut')) return undefined;
  const line = `${dash}soldOut: sim`;
  return { told: finding('otherField', { field: key, better: 'soldOut', line }) };
}

/** `nota: 4,9`: a number is a rating, where there is one. */
function findRating(free: readonly Field[], key: string, value: string): string | undefined {
  const field = free.find(({ name }) => name === 'rating');
  const isMark = /^(?:nota|avaliacao|media)$/.test(fold(key)) && /^[1-5](?:[.,]\d)?$/.test(value.trim());
  return isMark ? field?.name : undefined;
}

/** `whatsapp 2`, where the number has a field of its own. */
function findSecond(free: readonly Field[], key: string): string | undefined {
  const isSecond = /^(?:telefone|fone|celular|whats(?:app)?|zap|phone)[ _-]?(?:2|dois|segundo)$/.test(
    fold(key),
  );
  return isSecond ? free.find(({ name }) => name === 'otherPhone')?.name : undefined;
}

/** `CRMV: RS 18.432`: the name says what the number is, and goes along. */
function findRegister(checked: Checked, path: Path, key: string, value: string): Meant | undefined {
  const isFound = /^(?:crmv|crm|cro|creci|oab|crp|crefito)(?:[-/ ]?[a-z]{2})?$/.test(fold(key));
  const names = namesIn(outlineAt(outlineOf(checked.schema), path));
  if (!isFound || !names.includes('register') || !isFree(checked, [...path, key], 'register'))
    return undefined;
  const said = fold(value).includes(fold(key)) ? value : `${key.toUpperCase()} ${value}`;
  const line = `${dashBefore(checked, [...path, key])}register: ${writeValue(said)}`;
  return { told: finding('otherField', { field: key, better: 'register', line }) };
}

/** `fechado: sim` in a row of hours: the words that stand in the place of its hours. */
function findClosed(checked: Checked, path: Path, key: string, value: string): Meant | undefined {
  const said = fold(value.trim());
  const isClosed = saysClosed(key) && (/^(?:sim|s|yes|true)$/.test(said) || saysClosed(value));
  const isUnopened = /^abert[oa]s?$|^abre$/.test(fold(key)) && /^(?:nao|n|no|false)$/.test(said);
  const names = namesIn(outlineAt(outlineOf(checked.schema), path));
  const isRow = names.includes('days') && names.includes('time') && isFree(checked, [...path, key], 'time');
  if (!(isClosed || isUnopened) || !isRow) return undefined;
  const line = `${dashBefore(checked, [...path, key])}time: Fechado`;
  return { told: finding('otherField', { field: key, better: 'time', line }) };
}

/** `soldOut: sim` in an item that only can be hidden. */
function findUngone(checked: Checked, path: Path, key: string): Meant | undefined {
  if (!/^(?:soldout|esgotad[oa]|indisponivel)$/.test(fold(key))) return undefined;
  const names = namesIn(outlineAt(outlineOf(checked.schema), path));
  if (names.includes('soldOut') || !isFree(checked, [...path, key], 'hidden')) return undefined;
  return { told: finding('noSoldOut', { line: `${dashBefore(checked, [...path, key])}hidden: sim` }) };
}

const isPix = (key: string) => /^(?:chave )?(?:do )?pix$/.test(fold(key));

/** Whether a name is the beginning of what a company says of itself: `© 2026 Padaria - CNPJ`. */
const isLegal = (key: string) => /^(?:©|copyright|cnpj|razao social|responsavel tecnic[oa])/.test(fold(key));

/** `Pix: 54 99999-2222` or `CNPJ: …`: words for the visitors, in a text where none is given yet. */
function findSaid(checked: Checked, path: Path, key: string, value: string): Meant | undefined {
  const names = namesIn(outlineAt(outlineOf(checked.schema), path));
  const [field, ...others] = ['text', 'note', 'description'].filter((name) => names.includes(name));
  const isAlone = [field, ...others].every((name = '') => isFree(checked, [...path, key], name));
  if (!(isPix(key) || isLegal(key)) || field === undefined || !isAlone) return undefined;
  const line = `${dashBefore(checked, [...path, key])}${field}: ${writeValue(`${key}: ${value}`)}`;
  return { told: finding('otherField', { field: key, better: field, line }) };
}

/** `Domingo: fechado` below the hours of other days: a row of its own. */
function findRow(checked: Checked, path: Path, key: string, value: string): Meant | undefined {
  const item = outlineAt(outlineOf(checked.schema), path);
  const names = namesIn(item);
  const isRow = names.includes('days') && names.includes('time') && typeof path.at(-1) === 'number';
  // In an item that says nothing else they are its own.
  const days = isRow && !isFree(checked, [...path, key], 'time') && splitDays(`${key}: ${value}`);
  const lines = days ? writeItem(item, { days: days[0], time: days[1] }) : undefined;
  const to = [...checked.base, ...path.slice(0, -1)];
  return lines && { told: finding('rowAsField', { field: key, lines, to }) };
}

/** `name` where an item that is all right otherwise has a `title`, or the other way round. */
function findHeading(checked: Checked, path: Path, key: string): string | undefined {
  const twin = { name: 'title', title: 'name' }[key];
  const fields = fieldsIn(outlineAt(outlineOf(checked.schema), path));
  const given = Object.keys(besideOf(checked, [...path, key]));
  const isAlone = given.every((one) => one === key || fields.some(({ name }) => name === one));
  const isNeeded = fields.some(({ name, isNeeded: needed }) => needed && name === twin);
  return twin !== undefined && isAlone && isNeeded && !given.includes(twin) ? twin : undefined;
}

/** Words for what something is called. */
const anyName = /^(?:name|nome|label|rotulo|title|titulo|motivo|evento|descricao|description)$/;

/** `name: Natal` where a day with a date is called by its `days`. */
function findDayName(fields: readonly Field[], free: readonly Field[], key: string): string | undefined {
  const isDay = ['date', 'closes'].every((known) => fields.some(({ name }) => name === known));
  return isDay && anyName.test(fold(key)) ? free.find(({ name }) => name === 'days')?.name : undefined;
}

/** What an unknown field was meant to be, as far as its value tells. */
export function findByValue(checked: Checked, path: Path, key: string): Meant | undefined {
  const { source, base, schema } = checked;
  const around = valueAt(source.data, [...base, ...path]);
  const value = valueAt(around, [key]);
  if (typeof value === 'string') {
    const told = findSentence(checked, path, key, value) ?? findDateOfRow(checked, path, key);
    if (told !== undefined) return { told };
    const chat =
      findOtherChat(checked, path, key, value) ??
      findProfile(checked, path, key, value) ??
      findSaid(checked, path, key, value);
    if (chat !== undefined) return chat;
    const second = findSecond(fieldsIn(outlineAt(outlineOf(schema), path)), key);
    if (isPhone(value) && second === undefined && !isPix(key)) return findByNumber(checked, path, key);
  }
  const fields = fieldsIn(outlineAt(outlineOf(schema), path));
  const free = fields.filter(({ name }) => valueAt(around, [name]) === undefined);
  if (typeof value === 'string') {
    const gone =
      findGone(checked, path, key, value) ??
      findClosed(checked, path, key, value) ??
      findRow(checked, path, key, value) ??
      findUngone(checked, path, key) ??
      findRegister(checked, path, key, value) ??
      findFile(checked, path, key, value);
    if (gone !== undefined) return gone;
    const nearest =
      findTarget(free, key, value) ??
      findPrice(free, key, value) ??
      findRating(free, key, value) ??
      findSecond(free, key) ??
      findHeading(checked, path, key) ??
      findDayName(fields, free, key) ??
      findIntro(fields, free, key);
    return nearest === undefined ? undefined : { nearest, isSure: true };
  }
  if (!Array.isArray(value)) return undefined;
  return findByItems(free, key, value);
}

/** A telephone number where `sim` says that the site's own is meant. */
export function findNumber(checked: Checked, path: Path, value: string): Finding | undefined {
  const outline = outlineAt(outlineOf(checked.schema), path);
  if (outline?.kind !== 'choice' || !outline.isYesNo || !isPhone(value)) return undefined;
  return (
    findChatLink(checked, path, value) ??
    findOtherNumber(checked, path.slice(0, -1), String(path.at(-1))) ??
    finding('numberOfSite', { line: `${dashBefore(checked, path)}${String(path.at(-1))}: sim` })
  );
}

import { expect, it } from 'vitest';
import type { Texts } from '../session/session.ts';
import { tellDisagreement } from './tell-disagreement.ts';

const page =
  'sections:\n- type: faq\n  items:\n  - question: Custa?\n    answer: O banho custa R$ 35.\n- type: cta\n';
const told = (
  file: string,
  code: 'P018' | 'P027' | 'P043' | 'P038' | 'P052' | 'P054' = 'P043',
  kind:
    | 'dayLeftOut'
    | 'disagrees'
    | 'endedOffer'
    | 'endsBeforeReturn'
    | 'notAsDeclared'
    | 'menuTooWide'
    | 'otherNetwork' = 'disagrees',
) => ({
  code,
  kind,
  severity: 'warning' as const,
  file,
  message: 'Este texto diz R$ 35, e o preço é R$ 42.',
  path: ['sections', 0, 'items', 0, 'answer'],
});

/** What is told of a page after some files were saved. */
const tellSaved = (problems: readonly ReturnType<typeof told>[], files: Texts, known = new Set<string>()) =>
  tellDisagreement(problems, {
    files,
    textNow: (file) => (file in files ? (files[file] ?? null) : page),
    before: () => page,
    known,
  });

it('tells where a page that was saved says something else', () => {
  expect(tellSaved([told('pages/banho.yaml')], { 'banho.yaml': page })).toEqual({
    text: 'Falta conferir – /banho, Dúvidas, pergunta 1, resposta: Este texto diz R$ 35, e o preço é R$ 42.',
    place: { file: 'banho.yaml', path: ['sections', 0, 'items', 0, 'answer'] },
  });
});

it('ends as a sentence, where what is told ends in words that are quoted', () => {
  const open = { ...told('pages/banho.yaml'), message: 'Visitantes veriam isto: escreva aqui' };
  expect(tellSaved([open], { 'banho.yaml': page })?.text).toMatch(/: escreva aqui\.$/);
});

it('tells of an offer that ends before the day that brings it back', () => {
  expect(
    tellSaved([told('pages/banho.yaml', 'P052', 'endsBeforeReturn')], { 'banho.yaml': page })?.text,
  ).toMatch(/^Falta conferir – \/banho, Dúvidas/);
});

it('tells of a menu that is no longer seen once it was changed', () => {
  const menu = told('pages/banho.yaml', 'P054', 'menuTooWide');
  const longer = `header:\n  links:\n  - label: Banho de gatos\n    to: /gatos\n${page}`;
  expect(tellSaved([menu], { 'banho.yaml': longer })?.text).toMatch(/^Falta conferir – \/banho/);
  expect(tellSaved([menu], { 'banho.yaml': page.replace('R$ 35', 'R$ 36') })).toBeUndefined();
});

it('tells of an address in another network than its words name, whichever of the two is new', () => {
  const network = told('pages/banho.yaml', 'P018', 'otherNetwork');
  const asked = page.replace('O banho custa R$ 35.', 'Já');
  const other = page.replace('Custa?', 'Quanto?');
  expect(
    [asked, other, page].map((text) => tellSaved([network], { 'banho.yaml': text }) === undefined),
  ).toEqual([false, false, true]);
});

it('tells of another page only that it says something else than the data of the site that were saved', () => {
  const files = { 'site.yaml': 'claims:\n' };
  const others = [told('pages/banho.yaml'), told('pages/banho.yaml', 'P043', 'notAsDeclared')] as const;
  expect(others.map((one) => tellSaved([one], files)?.place.file)).toEqual([undefined, 'banho.yaml']);
});

it('tells of a day that another place lacks once the hours that tell it were saved', () => {
  const range = { start: 0, end: 0, line: 1, column: 1, endLine: 1, endColumn: 1 };
  const lacking = (there: string) => ({
    ...told('pages/banho.yaml', 'P043', 'dayLeftOut'),
    other: { file: there, range },
  });
  expect(tellSaved([lacking('pages/contato.yaml')], { 'contato.yaml': page })?.place.file).toBe('banho.yaml');
  expect(tellSaved([lacking('pages/b.yaml')], { 'contato.yaml': page })).toBeUndefined();
});

it('tells of a warning of a text that is new, and of none that was there before', () => {
  const stars = told('pages/banho.yaml', 'P038');
  const fresh = { 'banho.yaml': page.replace('R$ 35', '*R$ 36*') };
  expect(tellSaved([stars], fresh)?.text).toMatch(/^Falta conferir – \/banho, Dúvidas/);
  expect(tellSaved([{ ...stars, severity: 'hint' as 'warning' }], fresh)).toBeUndefined();
  const moved = `sections:\n- type: cta\n- type: faq\n${page.split('\n').slice(2, 5).join('\n')}\n`;
  const there = { ...stars, path: ['sections', 1, 'items', 0, 'answer'] };
  expect(tellSaved([there], { 'banho.yaml': moved })).toBeUndefined();
});

it('tells of offers that have ended once something is written beside them, and not for a change elsewhere', () => {
  const ended = { ...told('pages/banho.yaml', 'P027', 'endedOffer'), path: ['sections', 0, 'validUntil'] };
  expect(tellSaved([ended], { 'banho.yaml': page.replace('R$ 35', 'R$ 36') })?.place.path).toEqual(
    ended.path,
  );
  expect(tellSaved([ended], { 'banho.yaml': page.replace('cta', 'stats') })).toBeUndefined();
});

it('says each once, however often its page is saved', () => {
  const known = new Set<string>();
  const tell = (...problems: readonly ReturnType<typeof told>[]) =>
    tellSaved(problems, { 'banho.yaml': page }, known)?.text;
  expect(tell(told('pages/banho.yaml'))).toContain('R$ 42');
  expect(tell(told('pages/banho.yaml'))).toBeUndefined();
  expect(tell(told('pages/banho.yaml'), { ...told('pages/banho.yaml'), message: 'Outra.' })).toMatch(
    /Outra\.$/,
  );
});

it('counts the others', () => {
  const both = [told('pages/banho.yaml'), told('pages/banho.yaml')];
  expect(tellSaved(both, { 'banho.yaml': page })?.text).toMatch(/ Há mais 1, com aviso no lugar\.$/);
});

it.each([
  ['of another page', told('pages/loja.yaml'), { 'banho.yaml': page }],
  ['of another kind', told('pages/banho.yaml', 'P038'), { 'banho.yaml': page }],
  ['of a page that was deleted', told('pages/banho.yaml'), { 'banho.yaml': null }],
])('says nothing %s', (_, one, files) => {
  expect(tellSaved([one], files)).toBeUndefined();
});

import { expect, it } from 'vitest';
import {
  apartFromAround,
  apartFromGreeting,
  apartFromRequest,
  counting,
  readMail,
  withOneMark,
  withoutDrawings,
  withoutMailHead,
} from './around.ts';

it.each([
  ['Bom dia! Dói?', 'Bom dia!', 'Dói?'],
  ['Oi, tudo bem? Dói?', 'Oi, tudo bem?', 'Dói?'],
  ['oi gente 😊 Dói?', 'oi gente 😊', 'Dói?'],
  ['Bom dia Ana! Dói?', 'Bom dia Ana!', 'Dói?'],
  ['Oiee 😊 Dói?', 'Oiee 😊', 'Dói?'],
  ['Boa noite de sono', '', 'Boa noite de sono'],
  ['Pessoal qualificado', '', 'Pessoal qualificado'],
  ['Oitenta dias', '', 'Oitenta dias'],
])('tells a greeting from what stands behind it: %j', (text, greeted, said) => {
  expect(apartFromGreeting(text)).toEqual({ greeted, said });
});

it.each([
  ['thing', 'Oi!\n\nCorte\nCom lavagem\n\nAbs, Ana', 'Corte\nCom lavagem', ['Oi!', 'Abs, Ana']],
  [
    'thing',
    'Corte\nCom lavagem\nAtt,\nAna Reis\n(54) 3311-2020',
    'Corte\nCom lavagem',
    ['Att,', 'Ana Reis', '(54) 3311-2020'],
  ],
  ['thing', 'Aurora\nwww.aurora.com.br', 'Aurora\nwww.aurora.com.br', []],
  [
    'thing',
    'Feira\nObrigada a todos que vieram até aqui!',
    'Feira\nObrigada a todos que vieram até aqui!',
    [],
  ],
  ['thing', 'Corte\nCom lavagem\n--\nAna Reis', 'Corte\nCom lavagem', ['--', 'Ana Reis']],
  ['thing', 'Oii segue os feriados 😉\nNatal', 'Natal', ['Oii segue os feriados 😉']],
  ['thing', 'Bom dia, seguem as fotos\nNatal', 'Natal', ['Bom dia, seguem as fotos']],
  ['thing', 'Oi!', 'Oi!', []],
  ['thing', 'Oi, tudo bem? Dói?\nNão.', 'Oi, tudo bem? Dói?\nNão.', []],
  ['person', 'Att,\nAna Reis\nana@exemplo.com', 'Ana Reis', ['Att,', 'ana@exemplo.com']],
  ['praise', 'Adorei!\nbjs Ana', 'Adorei!\nbjs Ana', []],
  ['praise', 'Ana\nLocal Guide · 12 avaliações\nAdorei!', 'Ana\nAdorei!', ['Local Guide · 12 avaliações']],
] as const)('takes from around a text of a %s what is no part of it: %j', (of, text, said, left) => {
  expect(apartFromAround(text, { of })).toEqual({ said, left });
});

it('knows what draws the eye, counts, or asks twice', () => {
  expect(withoutDrawings('📍 Rua 😊 A, 10 ❤️')).toBe('Rua 😊 A, 10');
  expect(['Dói??', 'Dói!?', 'Dói?!', 'Dói?', 'Dói!'].map(withOneMark)).toEqual([
    'Dói?',
    'Dói?',
    'Dói?',
    'Dói?',
    'Dói!',
  ]);
  expect(['4 - Pague', '3) Pague', '2. Pague', '1º Pague'].map((line) => line.replace(counting, ''))).toEqual(
    Array(4).fill('Pague'),
  );
  expect('24 horas'.replace(counting, '')).toBe('24 horas');
});

it('reads a long text to its end', () => {
  for (const text of [
    'oi '.repeat(100_000),
    '😊 '.repeat(100_000),
    `Abs ${'A'.repeat(200_000)}\n`.repeat(3),
    '?'.repeat(200_000),
  ]) {
    const mail = withoutMailHead(`De: a@exemplo.com\n${text}\n${text}`);
    for (const part of [
      apartFromAround(text, { of: 'thing' }),
      withoutDrawings(text),
      withOneMark(text),
      mail,
    ])
      expect(part).toBeDefined();
  }
});

it.each([
  [
    'De: Ana Reis <ana@exemplo.com>\nPara: loja@exemplo.com\nAssunto: Elogio\n\nAdorei!',
    'Ana Reis',
    undefined,
    'Adorei!',
  ],
  [
    'De: Ana Reis\nEnviada em: quarta-feira, 25 de novembro de 2026 21:14\nAssunto: Elogio\nAdorei!',
    'Ana Reis',
    '25 de novembro de 2026',
    'Adorei!',
  ],
  [
    'Segue:\n---------- Forwarded message ---------\nDe: Ana <ana@exemplo.com>\nDate: qua., 25 de nov. de 2026 às 21:14\n\nAdorei!',
    'Ana',
    '25 de nov de 2026',
    'Segue:\nAdorei!',
  ],
  [
    'From: "Ana Reis" <ana@exemplo.com>\nSent: 24/11/2026 10:00\nAdorei!\n\nSent from my phone',
    'Ana Reis',
    '24/11/2026',
    'Adorei!',
  ],
  ['*De:* ana@exemplo.com\n*Para:* loja@exemplo.com\n\nAdorei!', undefined, undefined, 'Adorei!'],
])('takes the head of a letter off, and tells who sent it and when: %j', (text, from, sent, said) => {
  expect(readMail(text)).toMatchObject({ from, sent });
  expect(withoutMailHead(text)).toBe(said);
});

it.each([
  'De: R$ 100\nPara: R$ 80',
  'De: Passo Fundo\nPara: Porto Alegre\nData: 25/12',
  'Para: ana@exemplo.com',
  'Data: 25/12\nAssunto: Feira',
])('takes no other lines for the head of a letter: %j', (text) => {
  expect(withoutMailHead(text)).toBe(text);
});

it.each([
  ['põe no site o serviço novo por favor\nCorte', 'põe no site o serviço novo por favor', 'Corte'],
  ['põe no site o serviço novo, pfv\nCorte', 'põe no site o serviço novo, pfv', 'Corte'],
  ['por favor põe no site o serviço novo:\nCorte', 'por favor põe no site o serviço novo:', 'Corte'],
  ['põe no site novo corte', 'põe no site', 'novo corte'],
  ['poe no site o CORTE: com calma', 'poe no site o', 'CORTE: com calma'],
  ['Coloca no site: Corte R$ 60', 'Coloca no site:', 'Corte R$ 60'],
  ['põe na página o serviço novo Corte', 'põe na página o serviço novo', 'Corte'],
  ['pode incluir lá no site também Corte R$ 60', 'pode incluir lá no site também', 'Corte R$ 60'],
  ['Coloca mais brilho no seu dia', '', 'Coloca mais brilho no seu dia'],
  ['Publicação no site', '', 'Publicação no site'],
])('tells a request from what it is about: %j', (text, asked, said) => {
  expect(apartFromRequest(text)).toEqual({ asked, said });
});

it.each([
  'Mande o exame por e-mail assim:\nDe: seu e-mail de cadastro\nPara: exames@exemplo.com.br\nAssunto: seu nome\nRespondemos em 1 dia.',
  'De: R$ 150\nPara: R$ 90\nagenda@exemplo.com.br\nAté sábado.',
  'COMUNICADO\nDe: Diretoria\nPara: Todos os clientes\nData: 10/12/2026\nAssunto: Recesso de fim de ano\n\nVoltamos em janeiro.',
])('takes no text for a letter that only looks like its head: %j', (text) => {
  expect(withoutMailHead(text)).toBe(text);
});

it('keeps the last lines of a letter, a number to call among them', () => {
  const letter =
    'De: Ana <ana@exemplo.com>\nPara: loja@exemplo.com\n\nVenha nos visitar.\n\nMarque pelo telefone:\n(54) 3311-1234';
  expect(withoutMailHead(letter)).toMatch(/^Venha nos visitar\.\s+Marque pelo telefone:\n\(54\) 3311-1234$/);
});

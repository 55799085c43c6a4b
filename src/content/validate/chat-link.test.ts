import { expect, it } from 'vitest';
import { putIntoWords } from '../problems/languages.ts';
import { checkSample, samplePage } from '../testing/sample.ts';

/** What a button is told whose one line is given, and what would be written without asking. */
function tell(line: string, head = '') {
  const sections = `- type: hero\n  title: Olá\n  actions:\n  - label: Ir\n    ${line}\n`;
  const page = samplePage(sections).replace('sections:', () => `${head}sections:`);
  const { problems } = checkSample({ 'index.yaml': page });
  return problems
    .filter(({ code }) => code !== 'P041' && code !== 'P042')
    .map((problem) => [
      putIntoWords(problem)
        .cure.split('\n')
        .map((one) => one.trim()),
      problem.edit?.text,
    ]);
}

it.each([
  'to: https://wa.me/5554900000000',
  'to: https://wa.me/5554900000000?text=Oi',
  'to: api.whatsapp.com/send?phone=5554900000000&text=Oi',
  'tel: wa.me/5554900000000',
  'whatsapp: 54 90000-0000',
  'link: https://api.whatsapp.com/send?phone=5554900000000',
])('asks for a message where %s opens the chat of the site, and writes nothing itself', (line) => {
  expect(tell(line)).toEqual([[['Escreva assim: chat: consulta'], undefined]]);
});

it.each(['to', 'tel'])('names both ways where %s opens the chat of another number', (field) => {
  const other = 'https://wa.me/5554999990000?text=Oi';
  expect(tell(`${field}: ${other}`)).toEqual([
    [
      [
        'Para abrir a conversa do site, escreva assim: chat: consulta',
        `Para abrir a do outro número, escreva assim: href: ${other}`,
      ],
      undefined,
    ],
  ]);
});

it('asks for the message that a page opens its chats with', () => {
  const own = 'messages:\n  default: banho\n  banho: Olá! Quero um banho.\n';
  expect(tell('to: https://wa.me/5554900000000', own)).toEqual([[['Escreva assim: chat: banho'], undefined]]);
});

it('takes the address of a chat as it is where any address may stand', () => {
  expect(tell('href: wa.me/5554900000000')).toEqual([
    [['Escreva assim: href: https://wa.me/5554900000000'], 'https://wa.me/5554900000000'],
  ]);
});

it('keeps what an address of a chat with another number says, under a name that no button has', () => {
  const other = 'href: https://wa.me/5554999990000?text=Oi%20gente';
  expect(tell('link: wa.me/5554999990000?text=Oi%20gente')).toEqual([[[`Escreva assim: ${other}`], other]]);
});

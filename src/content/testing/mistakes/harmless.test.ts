import { expect, it } from 'vitest';
import { checkSample, sampleContent, sampleSite } from '../sample.ts';
import { soundPage } from './table.ts';

const sections = soundPage.slice(soundPage.indexOf('- type: hero'));
const head = soundPage.slice(0, soundPage.indexOf('- type: hero'));
const [hero = '', faq = ''] = sections.split('\n\n');

const indented = (text: string, by: number) => text.replaceAll(/^(?=.)/gm, ' '.repeat(by));

/** Edits that change how a page is written, but not what is right about it. */
const edits: Readonly<Record<string, string | Uint8Array>> = {
  'fields in another order': `${head}${hero}\n\n- items:\n    - answer: Não.\n      question: Dói?\n    - answer: Pouco.\n      question: Demora?\n    - answer: Sim.\n      question: Custa?\n  type: faq\n`,
  'the head below the sections': `sections:\n${sections}\ntheme: clinic\n${head.split('\n').slice(0, 2).join('\n')}\n`,
  'sections indented by two': head + indented(sections, 2),
  'sections indented by four': head + indented(sections, 4),
  'lists at the margin of their field':
    head + sections.replaceAll(/^ {4}(?=\S)/gm, '  ').replaceAll(/^ {6}(?=\S)/gm, '    '),
  'no blank lines': soundPage.replaceAll(/\n\n+/g, '\n'),
  'many blank lines': soundPage.replaceAll('\n', '\n\n'),
  'spaces at the ends of lines': soundPage.replaceAll('\n', '   \n'),
  'comments on lines of their own': soundPage.replaceAll(/^(- type)/gm, '# ── Seção ───\n$1'),
  'comments at the ends of lines': soundPage.replace('  id: faq', '  id: faq # não mude'),
  'a comment that is indented': soundPage.replace('  id: faq', '      # recado\n  id: faq'),
  'Windows line ends': soundPage.replaceAll('\n', '\r\n'),
  'a byte order mark': `\uFEFF${soundPage}`,
  'a byte order mark and Windows line ends': `\uFEFF${soundPage.replaceAll('\n', '\r\n')}`,
  'no line end at the end': soundPage.trimEnd(),
  'a line of three dashes at the top': `---\n${soundPage}`,
  'every text between double quotes': soundPage.replaceAll(/: (?=\S)(.*)$/gm, ': "$1"'),
  'every text between single quotes': soundPage.replaceAll(/: (?=\S)(.*)$/gm, ": '$1'"),
  'written as JSON': JSON.stringify(
    sampleContent({ 'index.yaml': soundPage }).sources.find(({ kind }) => kind === 'page')?.data,
    undefined,
    2,
  ),
  'written as JSON with tabs': JSON.stringify(
    sampleContent({ 'index.yaml': soundPage }).sources.find(({ kind }) => kind === 'page')?.data,
    undefined,
    '\t',
  ),
  'items in brackets': `${head}${hero}\n\n- type: faq\n  items: [{ question: Dói?, answer: Não. }, { question: Demora?, answer: Pouco. }, { question: Custa?, answer: Sim. }]\n`,
  'a text of several lines': soundPage.replace(
    'answer: Não.',
    'answer: |\n        Não: nunca.\n        • nem um pouco\n\n        -sim, às vezes #1\n\n        “Nunca”: verdade',
  ),
  'a comment with the former first line of an item': soundPage.replace(
    '    - question: Demora?',
    '    - question: Demora?\n    # - question: Demorou?',
  ),
  'a number below zero on a line of its own': soundPage.replace('answer: Não.', 'answer:\n        -5 graus'),
  'a folded text': soundPage.replace(
    'answer: Não.',
    'answer: >-\n        Não: nunca.\n        Nem um pouco.',
  ),
  'a quoted text of two lines': soundPage.replace(
    'answer: Não.',
    'answer: "Não: nunca.\n        – Nem um pouco."',
  ),
  'a plain text that goes on in the next line': soundPage.replace(
    'answer: Não.',
    'answer: Não,\n        nunca.',
  ),
  'stars in a plain text of several lines': `${head}${hero}\n\n- type: testimonials\n  items:\n    - name: Ana\n      rating: 5\n      comment: Gostei muito\n        do banho.\n        ★★★★★ nota dez para todos\n      date: em maio\n`,
  'a plain text below a list, in the column of its dashes': `${head}${hero}\n\n- type: team\n  items:\n    - name: Ana\n      role: Recepção\n  note: Nosso time\n    de manhã - por ordem de chegada\n`,
  'a question in a plain text below a list': `${head}${hero}\n\n- type: faq\n  items:\n      - question: Dói?\n        answer: Não.\n      - question: Demora?\n        answer: Pouco.\n      - question: Custa?\n        answer: Sim.\n  intro: Ficou com\n    alguma dúvida?\n    Fale com a gente.\n`,
  'an address with colons': soundPage.replace('title: Dúvidas', 'title: Veja https://exemplo.com às 10:30'),
  'signs inside a text': soundPage.replace(
    'title: Dúvidas',
    'title: Banho & Tosa - 100% @casa { } [já] * sim R$ 35.90* a#b !?',
  ),
  'words that programs take for others': soundPage.replace('title: Dúvidas', 'title: no'),
  'sections swapped': `${head}${hero.replace('type: hero', 'type: cta').replace(/ {2}stats:[\s\S]*/, '  actions:\n    - label: Ligar\n      tel: sim')}\n\n${faq}`,
};

it.each(Object.entries(edits))('raises nothing for %s', (_, text) => {
  const { problems } = checkSample({ 'index.yaml': text });
  expect(problems.filter(({ file }) => !file.startsWith('public/images'))).toEqual([]);
});

it('takes a free number for the second telephone, and shows it as it is written', () => {
  const site = sampleSite.replace('email:', 'otherPhone: 0800 123 4567\nemail:');
  const { problems } = checkSample({ 'index.yaml': soundPage, 'site.yaml': site });
  expect(problems.filter(({ code }) => code !== 'P041')).toEqual([]);
});

it('takes any name for a message', () => {
  const keys = ['+info', 'tosa (gatos', 'c++', '[a'].map(
    (key) => `  "${key}": Oi\n  ${key.slice(1)}x: 54 99999-1234\n`,
  );
  const site = sampleSite.replace('messages:\n', `messages:\n${keys.join('')}`);
  const { problems } = checkSample({ 'index.yaml': soundPage, 'site.yaml': site });
  expect(problems.filter(({ file }) => !file.startsWith('public/images'))).toEqual([]);
});

import { expect, it } from 'vitest';
import { sampleContent, samplePage, sampleSite, checkSample } from '../../content/testing/sample.ts';
import { tell } from '../../core/core.ts';
import { change, openSession, textsOf } from '../session/session.ts';
import { tellSaved } from './tell-saved.ts';

/** What is told of a site whose pages were others before, once those that changed are saved. */
function tellAll(before: Readonly<Record<string, string>>, now: Readonly<Record<string, string>>) {
  const base = Object.fromEntries(Object.entries(before).map(([file, text]) => [file, { id: '1', text }]));
  const spot = { file: 'index.yaml', path: [] };
  const session = change(openSession(base), { label: 'mudar', texts: now, spot });
  const texts = textsOf(session) as Record<string, string>;
  const problems = tell(checkSample(texts).problems, sampleContent(texts).sources);
  return tellSaved(problems, { files: now, session, texts, known: new Set(), today: '2026-01-31' })?.text;
}

const lines = ['Cuidamos de tudo com calma.', 'Você fala com quem trabalha.', 'Marque o dia que preferir.'];
const faq = (answer: string) =>
  `- type: faq\n  items:\n${[answer, ...lines].map((line, at) => `  - question: Como é o trabalho, parte ${at + 1}?\n    answer: ${line}\n`).join('')}`;
const page = (title: string, said: string) =>
  samplePage(`- type: hero\n  title: ${said}\n${faq('Leva 12 horas.')}`).replace(
    /^title: .*/m,
    `title: ${title}`,
  );

it.each([
  [
    'a copy',
    { 'reformas.yaml': page('Reformas', 'Reformas sem susto') },
    { 'pintura.yaml': page('Pintura', 'Reformas sem susto') },
    /a página é uma cópia, e aqui ainda se fala de “Reformas”/,
  ],
  [
    'a day that the hours lack',
    { 'index.yaml': samplePage('- type: hero\n  title: Olá\n') },
    {
      'index.yaml': samplePage('- type: notice\n  title: Fechado no dia 25/12\n- type: hero\n  title: Olá\n'),
    },
    /O horário do site ainda não sabe disso/,
  ],
  [
    'a count',
    { 'index.yaml': samplePage(`- type: hero\n  title: Pronto em 12 horas\n${faq('Pronto em 12 horas.')}`) },
    { 'index.yaml': samplePage(`- type: hero\n  title: Pronto em 8 horas\n${faq('Pronto em 12 horas.')}`) },
    /ainda diz 12 horas, e você mudou para 8 horas/,
  ],
])('tells after saving of %s', (_, before, now, told) => {
  const site = `${sampleSite}hours:\n  week:\n  - days: [sexta]\n    opens: 08:00\n    closes: 18:00\n`;
  expect(tellAll({ 'site.yaml': site, ...before }, now)).toMatch(told);
});

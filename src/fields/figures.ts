import { z } from 'zod';
import { subjects, type Subject } from './claim.ts';
import { text } from './text.ts';

const word = z.string().regex(/^\p{L}+(?:[ -]\p{L}+)*$/u, {
  error: 'Escreva uma palavra ou algumas, só de letras, como clientes atendidos.',
});
const words = z.array(word).min(1);

/** Something that a business counts: what it is called, and how texts speak of it. */
const counted = z.strictObject({
  subject: z
    .string()
    .regex(new RegExp(`^(?!(?:${Object.keys(subjects).join('|')})$)(?!.*-per-month$)[a-z][a-z0-9-]*$`), {
      error: 'Escreva um nome de letras minúsculas, como clientes, que nenhum outro número tem.',
    })
    .describe('O nome que claims usa, como clientes. O que se conta por mês é clientes-per-month.'),
  name: text.describe('Como as mensagens o chamam: clientes atendidos.'),
  things: words.describe('O que se conta, nas palavras dos textos: clientes, pessoas, famílias.'),
  done: words.describe('O que vem depois delas: atendidos, confiam.'),
  doing: words.optional().describe('O que vem antes do número: atendemos, já recebemos.'),
});

/** What is counted with its name, as a whole and by the month, as declarations and messages take it. */
export function nameCounted({
  subject,
  name,
}: Pick<z.infer<typeof counted>, 'subject' | 'name'>): readonly (readonly [Subject, string])[] {
  return [
    [subject, `${name} ao todo`],
    [monthlyOf(subject), `${name} por mês`],
  ];
}

/** What is counted, when it is counted by the month. */
export function monthlyOf(subject: Subject): Subject {
  return `${subject}-per-month`;
}

/** The words by which the checker tells what a site's figures count. */
export const figures = z.strictObject({
  counted: z.array(counted).optional().describe('O que o negócio conta.'),
  customers: words.optional().describe('Quem o avalia, além de clientes: pacientes, alunos.'),
  services: words
    .optional()
    .describe('O que tem começo próprio: em "pintura desde 2015" o ano não é o da fundação.'),
});

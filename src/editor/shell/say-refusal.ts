import { nameField } from '../form/in-words.ts';

const asText = 'Aperte “Ver como texto”, no fim do formulário,';

/** The last name on a way to a field, as a form calls it: `items › 0 › features`. */
const nameLast = (way: string) =>
  `“${nameField(way.split(' › ').findLast((step) => !/^\d+$/.test(step)) ?? way)}”`;

/** Why a writer of files has refused, and how somebody hears it who sees a form. */
const sayings: readonly (readonly [RegExp, (name: string) => string])[] = [
  [
    /O arquivo tem um erro\. Rode .*/,
    () => 'O texto que isto muda tem um erro. Corrija primeiro o que está marcado em vermelho.',
  ],
  [
    /O arquivo usa um sinal especial \((.*)\)\. Rode .*/,
    (signs) =>
      `Um texto daqui tem um sinal especial (${signs}), e por isso nada foi mudado. ${asText} e ponha esse texto entre aspas.`,
  ],
  [
    /A lista "(.*)" está escrita entre colchetes\. .*/,
    (name) =>
      `Os itens de ${nameLast(name)} estão todos em uma linha, e assim a ordem e a quantidade não mudam aqui. ${asText} e escreva cada um em uma linha própria, com um traço na frente.`,
  ],
  [
    /A lista "(.*)" começa na mesma linha que outra coisa\. .*/,
    (name) =>
      `${nameLast(name)} começa na mesma linha que outra coisa. ${asText} e ponha cada item em uma linha própria.`,
  ],
  [
    /Os campos de "(.*)" não estão um por linha\. .*/,
    (name) =>
      `O que há em ${nameLast(name)} está tudo em uma linha. ${asText} e escreva cada campo em uma linha própria.`,
  ],
  [
    /Os campos do arquivo não estão um por linha\./,
    () => `Há campos juntos em uma linha. ${asText} e escreva cada um em uma linha própria.`,
  ],
  [
    /O arquivo não tem (?:a lista|o campo) "(.*)"\./,
    (name) => `${nameLast(name)} já não está aqui: nada foi mudado.`,
  ],
  [
    /A lista "(.*)" tem \d+ itens, e esse lugar não existe\./,
    () => 'Esse item já não está aqui: nada foi mudado.',
  ],
  [
    /A lista "(.*)" ficaria vazia\. .*/,
    (name) => `${nameLast(name)} ficaria sem nada: é preciso pelo menos um item.`,
  ],
  [
    /"(.*)" é o único campo deste item\. .*/,
    (name) => `${nameLast(name)} é tudo o que há aqui. Apague o item inteiro.`,
  ],
  [
    /"(.*)" não é um texto: é uma lista ou um grupo de campos\./,
    (name) =>
      `${nameLast(name)} guarda mais do que um texto: mude-o em “Ver como texto”, no fim do formulário.`,
  ],
  [
    /O resultado não seria o esperado; .*/,
    () =>
      `O resultado não seria o esperado, e por segurança nada foi mudado. ${asText} e faça esta mudança ali.`,
  ],
];

/** Why nothing was changed, to somebody who sees a form and no file. */
export function sayRefusal(reason: string): string {
  return sayings.reduce(
    (said, [written, say]) => said.replace(written, (_, name: unknown) => say(String(name))),
    reason,
  );
}

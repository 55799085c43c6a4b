/** A text after an edit, or why nothing was changed, in the editor's words. */
export type Edit =
  | { readonly ok: true; readonly text: string }
  | { readonly ok: false; readonly reason: string };

/** Why an edit is refused. */
export const reasons = {
  broken: 'O arquivo tem um erro. Rode "npm run validate", corrija o que ele mostrar e tente de novo.',
  special:
    'O arquivo usa um sinal especial (*, & ou ! no começo de um texto). Rode "npm run validate" e tente de novo.',
  noList: (name: string) => `O arquivo não tem a lista "${name}".`,
  brackets: (name: string) =>
    `A lista "${name}" está escrita entre colchetes. Escreva cada item em uma linha própria, com um traço, e tente de novo.`,
  sharedLine: (name: string) =>
    `A lista "${name}" começa na mesma linha que outra coisa. Ponha cada item em uma linha própria e tente de novo.`,
  noItem: (name: string, amount: number) => `A lista "${name}" tem ${amount} itens, e esse lugar não existe.`,
  lastItem: (name: string) => `A lista "${name}" ficaria vazia. Ela precisa de pelo menos um item.`,
  noValue: (name: string) => `O arquivo não tem o campo "${name}".`,
  noGroup: (name: string) =>
    name === ''
      ? 'Os campos do arquivo não estão um por linha.'
      : `Os campos de "${name}" não estão um por linha. Escreva cada um em uma linha própria e tente de novo.`,
  lastField: (name: string) => `"${name}" é o único campo deste item. Apague o item inteiro.`,
  notText: (name: string) => `"${name}" não é um texto: é uma lista ou um grupo de campos.`,
  badSection: 'O que seria inserido não é uma seção: falta algo, ou há um erro no texto dela.',
  mismatch: 'O resultado não seria o esperado; por segurança, nada foi mudado. Faça esta mudança à mão.',
} as const;

/** An edit that is not made. */
export function refuse(reason: string): Edit & { readonly ok: false } {
  return { ok: false, reason };
}

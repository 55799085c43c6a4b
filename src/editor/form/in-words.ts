import { wordFor } from '../../core/core.ts';

function labelFor(name: string): string {
  const word = wordFor(name);
  return word === name ? name : word.charAt(0).toUpperCase() + word.slice(1);
}

const emptied = 'Este campo não pode ficar vazio.';

/**
 * What the checker says as somebody reads it who sees a form and no file: fields by the names that the form has for them,
 * and what is to be written without the field's name before it.
 */
export function inWords(text: string): string {
  return text
    .replaceAll(
      /Escreva o valor na mesma linha: este campo não pode faltar\.(?: Um valor .*aspas\.)?/g,
      emptied,
    )
    .replaceAll(
      /,?\s*(?:mude também .*, e )?escreva em pages\/site\.yaml, nas? linhas? [\s\S]*$/g,
      ', diga isso aqui:',
    )
    .replaceAll('site.yaml declara', 'em Dados do site está')
    .replaceAll('"hidden: sim"', '"Esconder"')
    .replaceAll(/\b([a-z][A-Za-z]*): sim\b/g, (_, name: string) => `"${labelFor(name)}"`)
    .replaceAll(/Sem esta linha(?=[:,])/g, 'Se ficar vazio')
    .replaceAll(/(assim: )[a-z][A-Za-z]*: (?=\S)/g, '$1')
    .replaceAll(/"([a-z][A-Za-z]*)"/g, (_, name: string) => `"${labelFor(name)}"`);
}

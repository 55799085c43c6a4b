import { wordFor } from '../../core/core.ts';

function labelFor(name: string): string {
  const word = wordFor(name);
  return word === name ? name : word.charAt(0).toUpperCase() + word.slice(1);
}

/**
 * What the checker says as somebody reads it who sees a form and no file: fields by the names that the form has for them,
 * and what is to be written without the field's name before it.
 */
export function inWords(text: string): string {
  return text
    .replaceAll(/(assim: )[a-z][A-Za-z]*: (?=\S)/g, '$1')
    .replaceAll(/"([a-z][A-Za-z]*)"/g, (_, name: string) => `"${labelFor(name)}"`);
}

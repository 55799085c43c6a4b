import { choice } from './choice.ts';
import { fold } from './fold.ts';

/** The states of Brazil, as addresses abbreviate them. */
const states = {
  AC: 'Acre',
  AL: 'Alagoas',
  AP: 'Amapá',
  AM: 'Amazonas',
  BA: 'Bahia',
  CE: 'Ceará',
  DF: 'Distrito Federal',
  ES: 'Espírito Santo',
  GO: 'Goiás',
  MA: 'Maranhão',
  MT: 'Mato Grosso',
  MS: 'Mato Grosso do Sul',
  MG: 'Minas Gerais',
  PA: 'Pará',
  PB: 'Paraíba',
  PR: 'Paraná',
  PE: 'Pernambuco',
  PI: 'Piauí',
  RJ: 'Rio de Janeiro',
  RN: 'Rio Grande do Norte',
  RS: 'Rio Grande do Sul',
  RO: 'Rondônia',
  RR: 'Roraima',
  SC: 'Santa Catarina',
  SP: 'São Paulo',
  SE: 'Sergipe',
  TO: 'Tocantins',
} as const;

/** `Passo Fundo - RS` or `Passo Fundo (Rio Grande do Sul)` as the town and its state; nothing of a town alone. */
export function splitCity(typed: string): { readonly city: string; readonly state: string } | undefined {
  // Some towns have a dash in their name: `Ji-Paraná` is none of Paraná.
  const [, city = '', said = ''] =
    /^\s*(\p{L}[\p{L}\s.'’-]*?)(?:\s[-–—]\s|\s?[-–—](?=[A-Z]{2}\W*$)|\s*[,/|(])\s*(\p{L}[\p{L} ]*?)\s*\)?[\s.]*$/u.exec(
      typed,
    ) ?? [];
  const [state] =
    Object.entries(states).find(([code, name]) => [code, name].map(fold).includes(fold(said))) ?? [];
  return state === undefined ? undefined : { city, state };
}

/** The state of an address. */
export const state = choice(states);

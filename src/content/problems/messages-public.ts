import type { Wording } from './problem.ts';
import { error, hint, list, shorten, warning } from './wording.ts';

/** Why something in `public/` is not served. */
export type Unpublished = 'leftover' | 'dotted' | 'link' | 'other';

const about: Readonly<
  Record<Unpublished, { readonly one: string; readonly many: string; readonly cure: string }>
> = {
  leftover: {
    one: 'é uma sobra de programa',
    many: 'são sobras de programas',
    cure: 'Se ninguém mais precisa disso, apague.',
  },
  dotted: {
    one: 'tem um nome que começa com ponto',
    many: 'têm nomes que começam com ponto',
    cure: 'Se é para o site, tire o ponto do começo do nome; se não é, leve para fora da pasta public.',
  },
  link: {
    one: 'é um atalho para outro lugar',
    many: 'são atalhos para outro lugar',
    cure: 'Apague o atalho e copie para cá o próprio arquivo.',
  },
  other: {
    one: 'não é um arquivo comum',
    many: 'não são arquivos comuns',
    cure: 'Apague, ou leve para fora da pasta public.',
  },
};

/** What editors read about files that are served as they are. */
export const publicWordings = {
  unpublished: (kind: Unpublished, paths: readonly [string, ...string[]]): Wording => {
    const { one, many, cure } = about[kind];
    const say = kind === 'leftover' || kind === 'dotted' ? hint : warning;
    return paths.length === 1
      ? say('P060', `"${shorten(paths[0])}" não vai para o site: ${one}.`, cure)
      : say('P060', `${paths.length} arquivos não vão para o site, porque ${many}: ${list(paths, 8)}.`, cure);
  },
  badName: (path: string) =>
    error(
      'P061',
      `O nome "${shorten(path)}" tem um sinal que não pode estar em um endereço, como #, ? ou %.`,
      'Mude o nome: só letras, números, hífen e ponto.',
    ),
  foreignPage: (path: string) =>
    error(
      'P062',
      `"${shorten(path)}" é uma página pronta, que iria ao ar sem a proteção e sem os cuidados das outras.`,
      'Faça dela uma página em pages, ou tire-a de public. Para provar ao Google que o site é seu, use o registro DNS.',
    ),
  closedPhoto: (path: string) =>
    error(
      'P063',
      `Não dá para abrir a foto "${shorten(path)}" e tirar dela o lugar e a câmera em que foi feita.`,
      'Abra a foto em um programa de imagens e exporte-a como JPG ou PNG.',
    ),
  reserved: (path: string) =>
    error(
      'P064',
      `"${shorten(path)}" tem o nome de algo que o próprio site cria.`,
      'Mude o nome do arquivo ou da pasta em que ele está.',
    ),
} as const;

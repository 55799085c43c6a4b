import type { LeftOut, PublicParameters } from '../kinds/public.ts';
import { list, shorten } from '../wording.ts';
import { say, type Words, type WordsOf } from '../words.ts';

interface Reason {
  readonly one: string;
  readonly many: string;
  readonly cure: string;
}

/** The words for files that are left out for a reason, one of them or several. */
function leftOut({ one, many, cure }: Reason): (found: LeftOut) => Words {
  return ({ paths: [first = '', ...more] }) =>
    more.length === 0
      ? say(`"${shorten(first)}" não vai para o site: ${one}.`, cure)
      : say(
          `${more.length + 1} arquivos não vão para o site, porque ${many}: ${list([first, ...more], 8)}.`,
          cure,
        );
}

export const publicWords: WordsOf<PublicParameters> = {
  leftover: leftOut({
    one: 'é uma sobra de programa',
    many: 'são sobras de programas',
    cure: 'Se ninguém mais precisa disso, apague.',
  }),
  dotted: leftOut({
    one: 'tem um nome que começa com ponto',
    many: 'têm nomes que começam com ponto',
    cure: 'Se é para o site, tire o ponto do começo do nome; se não é, leve para fora da pasta public.',
  }),
  link: leftOut({
    one: 'é um atalho para outro lugar',
    many: 'são atalhos para outro lugar',
    cure: 'Apague o atalho e copie para cá o próprio arquivo.',
  }),
  odd: leftOut({
    one: 'não é um arquivo comum',
    many: 'não são arquivos comuns',
    cure: 'Apague, ou leve para fora da pasta public.',
  }),
  badName: ({ path }) =>
    say(
      `O nome "${shorten(path)}" tem um sinal que não pode estar em um endereço, como #, ? ou %.`,
      'Mude o nome: só letras, números, hífen e ponto.',
    ),
  foreignPage: ({ path }) =>
    say(
      `"${shorten(path)}" é uma página pronta, que iria ao ar sem a proteção e sem os cuidados das outras.`,
      'Faça dela uma página em pages, ou tire-a de public. Para provar ao Google que o site é seu, use o registro DNS.',
    ),
  closedPhoto: ({ path }) =>
    say(
      `Não dá para abrir a foto "${shorten(path)}" e tirar dela o lugar e a câmera em que foi feita.`,
      'Abra a foto em um programa de imagens e exporte-a como JPG ou PNG.',
    ),
  reserved: ({ path }) =>
    say(
      `"${shorten(path)}" tem o nome de algo que o próprio site cria.`,
      'Mude o nome do arquivo ou da pasta em que ele está.',
    ),
};

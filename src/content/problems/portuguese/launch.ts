import { provisional } from '../../../fields/site.ts';
import type { LaunchParameters } from '../kinds/launch.ts';
import { say, type WordsOf } from '../words.ts';

const listedWords: Readonly<Record<string, string>> = provisional;

export const launchWords: WordsOf<LaunchParameters> = {
  listed: ({ name }) =>
    say(
      `Ainda é provisório: ${listedWords[name] ?? name}.`,
      `Troque pelo verdadeiro e apague a linha "- ${name}" da lista placeholders.`,
    ),
  exampleSection: () =>
    say(
      'O conteúdo desta seção é de exemplo.',
      'Troque pelo verdadeiro e apague a linha "placeholder: sim", ou apague a seção.',
    ),
  exampleText: () =>
    say(
      'Este texto se diz um exemplo.',
      'Troque por um verdadeiro, com a permissão de quem o escreveu, ou apague-o.',
    ),
  leftExample: () =>
    say('Este texto ainda é o do exemplo.', 'Escreva no lugar dele o da sua página, ou apague-o.'),
  exampleAddress: () =>
    say('Este endereço termina em .example e não existe.', 'Escreva o endereço verdadeiro.'),
  examplePhone: () => say('Este telefone não é de ninguém.', 'Escreva o telefone verdadeiro.'),
  drawnPicture: ({ file }) =>
    say(
      `A foto "${file}" ainda é um desenho.`,
      'Ponha a foto verdadeira em public/images com outro nome, e escreva esse nome aqui.',
    ),
  invented: ({ without, what }) =>
    say(
      `Esta seção mostra ${what}.`,
      `Escreva em "${without}" o nome de uma foto do lugar, ou de um mapa com as ruas de verdade.`,
    ),
  missingShareImage: () =>
    say(
      'A página não tem foto para quando alguém compartilha o endereço dela.',
      'Escreva "meta:" e, abaixo, "image: " e o nome de uma foto, aqui ou em site.yaml.',
    ),
};

import type { PictureParameters } from '../kinds/pictures.ts';
import { list, shorten } from '../wording.ts';
import { say, type Words, type WordsOf } from '../words.ts';
import { didYouMean } from './parts.ts';

/** A size as people read it: `5,2 MB`. */
function formatMegabytes(bytes: number): string {
  const size = bytes / 1024 / 1024;
  return `${size < 10 ? (Math.ceil(size * 10) / 10).toString().replace('.', ',') : Math.round(size)} MB`;
}

function sayHeavyPictures({ pictures, most }: PictureParameters['heavyPictures']): Words {
  const [first] = pictures;
  const limit = formatMegabytes(most);
  const named = pictures.map(({ name, bytes }) => `${name} (${formatMegabytes(bytes)})`);
  const isOne = pictures.length === 1 && first !== undefined;
  return say(
    isOne
      ? `Esta foto tem ${formatMegabytes(first.bytes)}; o site não precisa de mais que ${limit}.`
      : `${pictures.length} fotos têm mais que os ${limit} de que o site precisa: ${list(named, 8)}.`,
    [
      `Salve uma versão menor no lugar ${isOne ? 'dela' : 'de cada uma'}, em JPG, com 2400 pontos de largura. No Windows, em Fotos, é "Redimensionar imagem"; no Mac, em Pré-Visualização, é Ferramentas › Ajustar Tamanho.`,
      'Quem visita o site já recebe versões menores, que ele faz sozinho; é o projeto que guarda a foto inteira e fica lento de copiar e de publicar.',
    ].join('\n'),
  );
}

/** What to put into the folder, of a kind that pages show. */
function sayWhatToCopy({ unshown }: PictureParameters['missingPicture']): string {
  if (unshown === undefined)
    return 'Copie o arquivo para public/images. Se ele já está lá com outro nome, escreva aqui esse nome.';
  return unshown.isFilm
    ? 'Aqui vai uma foto, em JPG ou PNG, e não um filme. Copie uma para public/images e escreva aqui o nome dela, como foto.jpg.'
    : `Fotos do tipo ${unshown.format} não aparecem no site. Salve-a em JPG ou PNG, copie o arquivo novo para public/images e escreva aqui o nome dele, como foto.jpg.`;
}

export const pictureWords: WordsOf<PictureParameters> = {
  missingPicture: (choice) =>
    say(
      `A foto "${shorten(choice.typed)}" não está em public/images.`,
      didYouMean(choice, sayWhatToCopy(choice)),
    ),
  severalPictures: ({ first }) =>
    say(
      'Aqui vai uma foto só.',
      `Escreva o nome de uma: ${first}. Para mostrar as outras, faça um item para cada uma, ou use a galeria (gallery).`,
    ),
  samePicture: ({ file }) =>
    say(
      `A mesma foto, "${file}", está dos dois lados.`,
      'Escreva aqui o nome da outra foto, que também fica em public/images.',
    ),
  missingAlt: ({ field }) =>
    say(
      'A foto não tem descrição para quem não pode vê-la.',
      `Escreva abaixo dela "${field}: " e o que a foto mostra, em uma frase.`,
    ),
  uselessAlt: ({ field, alt }) =>
    say(
      `A descrição "${shorten(alt)}" não conta o que a foto mostra.`,
      `Escreva em "${field}" o que se vê, como: Luna, uma poodle branca, de laço depois do banho.`,
    ),
  sameDescription: ({ field, alt, here, there, place }) =>
    say(
      `A mesma descrição está em duas fotos diferentes: "${shorten(alt)}" fala aqui de ${shorten(here, 40)}, e em ${place} de ${shorten(there, 40)}.`,
      `Se a foto daqui foi trocada, conte o que ela mostra: ${field}: …\nSe a trocada é a outra, mude em ${place}. Se a frase serve às duas, deixe assim.`,
    ),
  notAPicture: ({ file }) =>
    say(
      `O arquivo "${file}" não é uma foto, ou está estragado.`,
      'Copie a foto original de novo para public/images.',
    ),
  unsupportedPicture: ({ file, format }) =>
    say(
      `"${file}" é do tipo ${format}, que o site não usa como foto.`,
      'Abra a foto em um programa de imagens e exporte-a como JPG ou PNG.',
    ),
  wrongExtension: ({ file, format }) =>
    say(
      `"${file}" diz ser de um tipo, mas por dentro é ${format}.`,
      `Mude o nome do arquivo para terminar em .${format.toLowerCase()}, e também aqui.`,
    ),
  tooManyPixels: ({ file, width, height }) =>
    say(
      `A foto "${file}" é grande demais: ${width} × ${height} pontos.`,
      'Diminua a foto para no máximo 6000 pontos de largura e de altura.',
    ),
  pictureTooHeavy: ({ file, megabytes }) =>
    say(`A foto "${file}" pesa demais: ${megabytes} MB.`, 'Salve a foto com menos de 30 MB.'),
  scriptInDrawing: ({ file }) =>
    say(
      `O desenho "${file}" traz um programa escondido dentro dele.`,
      'Abra o desenho no programa em que foi feito e exporte-o de novo, sem interação; ou use um PNG.',
    ),
  smallPicture: ({ file, width, least }) =>
    say(
      `A foto "${file}" é pequena para este lugar: tem ${width} pontos de largura.`,
      `Use uma foto de pelo menos ${least} pontos de largura, para não ficar borrada.`,
    ),
  heavyPictures: sayHeavyPictures,
};

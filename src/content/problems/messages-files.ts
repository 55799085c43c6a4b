import type { PictureFault } from '../../fields/resolved.ts';
import type { SourceKind, Wording } from './problem.ts';
import { error, hint, list, shorten, warning } from './wording.ts';

const roots: Readonly<Record<SourceKind, string>> = {
  page: 'Comece o arquivo com title:, description:, theme: e sections:.',
  site: 'Recupere a versão anterior, com Ctrl+Z ou de uma cópia: aqui ficam name:, phone:, address: e os outros dados da clínica.',
  shared: 'Comece o arquivo com type: e os campos da seção, sem traço na frente.',
};

interface HeavyPage {
  readonly route: string;
  readonly bytes: number;
  readonly most: number;
  /** The sections with the most text, in the editor's words. */
  readonly longest: readonly string[];
}

interface HeavyPicture {
  readonly route: string;
  readonly picture: string;
  readonly bytes: number;
  readonly most: number;
}

function inKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).replace('.', ',')} kB`;
}

/** What editors read about files as such: their bytes, sizes, names and places. */
export const fileWordings = {
  tooLarge: (bytes: number) =>
    error(
      'P001',
      `O arquivo é grande demais: passa de ${bytes / 1024} KB.`,
      'Divida o conteúdo em mais de uma página, ou tire o que não é texto.',
    ),
  tooManyLines: (lines: number) =>
    error(
      'P001',
      `O arquivo é longo demais: passa de ${lines} linhas.`,
      'Divida o conteúdo em mais de uma página.',
    ),
  tooManySigns: (signs: number) =>
    error(
      'P001',
      `O arquivo tem campos demais: passa de ${signs} vírgulas, chaves e dois-pontos.`,
      'Divida o conteúdo em mais de uma página.',
    ),
  tooDeep: (depth: number) =>
    error(
      'P002',
      `O arquivo tem recuos demais: passa de ${depth} níveis.`,
      'Escreva seção, lista e item, sem mais níveis que isso.',
    ),
  loneReturn: () =>
    error(
      'P003',
      'As linhas deste arquivo terminam de um jeito antigo, que o site não entende.',
      'No editor de texto, mude o fim de linha para LF ou CRLF e salve de novo.',
    ),
  empty: (kind: SourceKind) => error('P009', 'O arquivo está vazio.', roots[kind]),
  listAtRoot: (kind: SourceKind) =>
    error(
      'P009',
      'O arquivo começa direto com um traço.',
      kind === 'shared'
        ? 'Apague o traço: o arquivo começa com type:.'
        : `Ponha as seções abaixo de "sections:". ${roots[kind]}`,
    ),
  textAtRoot: (kind: SourceKind) =>
    error('P009', 'O arquivo não começa com os campos esperados.', roots[kind]),
  textFileName: (name: string, better: string) =>
    error(
      'P028',
      `O arquivo "${name}" não é lido, porque o nome dele termina em .txt.`,
      `Mude o nome para ${better}. O Windows só mostra o fim do nome com Exibir › Extensões de nomes de arquivos.`,
    ),
  copiedFile: (name: string, better: string) =>
    error(
      'P028',
      `"${name}" parece uma cópia, e daria mais uma página ao site.`,
      `Se você a guardou por segurança, leve-a para fora desta pasta. Se é mesmo outra página, mude o nome, como ${better}.`,
    ),
  badFileName: (name: string, better: string) =>
    error(
      'P028',
      `O nome do arquivo "${name}" não serve de endereço.`,
      better === ''
        ? 'Use só letras minúsculas sem acento, números e hífen, e a terminação .yaml, como banho-e-tosa.yaml.'
        : `Mude o nome para ${better}: só letras minúsculas sem acento, números e hífen.`,
    ),
  nameTwin: (name: string, twin: string) =>
    error(
      'P028',
      `Os arquivos "${name}" e "${twin}" dariam a mesma página.`,
      'Deixe só um dos dois, ou dê a um deles outro nome.',
    ),
  notAFile: (name: string, what: 'folder' | 'link' | 'other') =>
    error(
      'P028',
      {
        folder: `"${name}" é uma pasta, e não um arquivo.`,
        link: `"${name}" é um atalho para outro lugar, e não um arquivo.`,
        other: `"${name}" não é um arquivo comum.`,
      }[what],
      what === 'folder'
        ? 'Dê à pasta um nome sem .yaml, e ponha o arquivo da página direto em pages.'
        : 'Apague-o e copie para cá o próprio arquivo da página.',
    ),
  missingSite: () =>
    error(
      'P029',
      'Falta o arquivo site.yaml, com os dados da clínica.',
      'Ponha site.yaml na mesma pasta das páginas.',
    ),
  routeTaken: (route: string, file: string) =>
    error(
      'P033',
      `O endereço ${route} já é de outra coisa: ${file}.`,
      'Dê outro nome ao arquivo da página, ou tire o outro da pasta public.',
    ),
  scriptInDrawing: (file: string) =>
    error(
      'P034',
      `O desenho "${file}" traz um programa escondido dentro dele.`,
      'Abra o desenho no programa em que foi feito e exporte-o de novo, sem interação; ou use um PNG.',
    ),
  unusedPictures: (names: readonly string[]) =>
    hint(
      'P041',
      names.length === 1
        ? 'Esta foto não aparece em nenhuma página.'
        : `${names.length} fotos não aparecem em nenhuma página: ${list(names, 8)}.`,
      names.length === 1
        ? 'Use-a em uma página, ou apague o arquivo para não guardar o que não serve.'
        : 'Use-as em uma página, ou apague-as da pasta para não guardar o que não serve.',
    ),
  unusedShared: (name: string) =>
    hint(
      'P041',
      'Nenhuma página usa esta seção compartilhada.',
      `Ponha em uma página "- type: use" e, embaixo, "section: ${name}"; ou apague este arquivo.`,
    ),
  lonelyPage: (route: string) =>
    hint(
      'P042',
      `Nenhuma outra página tem um link para ${route}.`,
      `Ponha um link com "to: ${route}", por exemplo em "footer", "links", de site.yaml.`,
    ),
  heavyPage: ({ route, bytes, most, longest }: HeavyPage) =>
    hint(
      'P050',
      `A página ${route} chega ao celular com ${inKilobytes(bytes)}; até ${inKilobytes(most)} ela vem de uma vez, mesmo em internet lenta.`,
      `O site funciona assim mesmo. Para ficar mais leve, encurte os textos mais longos (${list(longest)}) ou leve uma dessas seções para outra página.`,
    ),
  heavyPicture: ({ route, picture, bytes, most }: HeavyPicture) =>
    hint(
      'P050',
      `A primeira foto de ${route}, "${shorten(picture)}", chega ao celular com ${inKilobytes(bytes)}; o bom é até ${inKilobytes(most)}.`,
      'O site funciona assim mesmo. Para ficar mais leve, escolha uma foto com fundo mais liso, ou recorte-a mais perto do pet.',
    ),
  offerFix: (name: string) => `Ou deixe o computador tentar: npm run fix -- ${name}`,
} as const;

/** The wording for a file that cannot be shown as a picture. */
export function describePictureFault(file: string, fault: PictureFault): Wording {
  const convert = 'Abra a foto em um programa de imagens e exporte-a como JPG ou PNG.';
  switch (fault.kind) {
    case 'not-a-picture':
      return error(
        'P034',
        `O arquivo "${file}" não é uma foto, ou está estragado.`,
        'Copie a foto original de novo para public/images.',
      );
    case 'unsupported':
      return error('P034', `"${file}" é do tipo ${fault.format}, que o site não usa como foto.`, convert);
    case 'wrong-extension':
      return error(
        'P034',
        `"${file}" diz ser de um tipo, mas por dentro é ${fault.format}.`,
        `Mude o nome do arquivo para terminar em .${fault.format.toLowerCase()}, e também aqui.`,
      );
    case 'too-many-pixels':
      return error(
        'P034',
        `A foto "${file}" é grande demais: ${fault.width} × ${fault.height} pontos.`,
        'Diminua a foto para no máximo 6000 pontos de largura.',
      );
    case 'too-heavy':
      return error(
        'P034',
        `A foto "${file}" pesa demais: ${fault.megabytes} MB.`,
        'Salve a foto com menos de 30 MB.',
      );
  }
}

/** The wording for a picture that would look blurred. */
export function smallPicture(file: string, width: number, least: number): Wording {
  return warning(
    'P035',
    `A foto "${file}" é pequena para este lugar: tem ${width} pontos de largura.`,
    `Use uma foto de pelo menos ${least} pontos de largura, para não ficar borrada.`,
  );
}

/** A size as people read it: `5,2 MB`. */
function formatMegabytes(bytes: number): string {
  const size = bytes / 1024 / 1024;
  return `${size < 10 ? (Math.ceil(size * 10) / 10).toString().replace('.', ',') : Math.round(size)} MB`;
}

/** The wording for pictures whose files are larger than the site has use for. */
export function heavyPictures(
  pictures: readonly { readonly name: string; readonly bytes: number }[],
  most: number,
): Wording {
  const [first] = pictures;
  const limit = formatMegabytes(most);
  const named = pictures.map(({ name, bytes }) => `${name} (${formatMegabytes(bytes)})`);
  const isOne = pictures.length === 1 && first !== undefined;
  return hint(
    'P045',
    isOne
      ? `Esta foto tem ${formatMegabytes(first.bytes)}; o site não precisa de mais que ${limit}.`
      : `${pictures.length} fotos têm mais que os ${limit} de que o site precisa: ${list(named, 8)}.`,
    [
      `Salve uma versão menor no lugar ${isOne ? 'dela' : 'de cada uma'}, em JPG, com 2400 pontos de largura. No Windows, em Fotos, é "Redimensionar imagem"; no Mac, em Pré-Visualização, é Ferramentas › Ajustar Tamanho.`,
      'Quem visita o site já recebe versões menores, que ele faz sozinho; é o projeto que guarda a foto inteira e fica lento de copiar e de publicar.',
    ].join('\n'),
  );
}

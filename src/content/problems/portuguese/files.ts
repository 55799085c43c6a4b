import type { FileParameters } from '../kinds/files.ts';
import type { SourceKind } from '../place.ts';
import { list, shorten, withLines } from '../wording.ts';
import { say, type WordsOf } from '../words.ts';

const roots: Readonly<Record<SourceKind, string>> = {
  page: 'Comece o arquivo com title:, description:, theme: e sections:.',
  site: 'Recupere a versão anterior, com Ctrl+Z ou de uma cópia: aqui ficam name:, phone:, address: e os outros dados do negócio.',
  theme: 'Comece o arquivo com name:, strong:, accent: e tint:.',
  shared: 'Comece o arquivo com type: e os campos da seção, sem traço na frente.',
};

/** What to do about a dash before the first field. */
const startCures: Readonly<Record<SourceKind, string>> = {
  page: `Ponha as seções abaixo de "sections:". ${roots.page}`,
  site: 'Apague o traço, e os dois espaços no começo das outras linhas; ou recupere a versão anterior, com Ctrl+Z ou de uma cópia: aqui ficam name:, phone:, address: e os outros dados do negócio.',
  theme: 'Apague o traço, e os dois espaços no começo das outras linhas: o arquivo começa com name:.',
  shared: 'Apague o traço, e os dois espaços no começo das outras linhas: o arquivo começa com type:.',
};

/** What belongs into which folder of the pages' own. */
const homes: Readonly<Record<SourceKind, { readonly what: string; readonly inner: string }>> = {
  page: { what: 'as páginas ficam direto em', inner: '' },
  site: { what: 'os dados do negócio ficam direto em', inner: '' },
  shared: { what: 'as seções compartilhadas ficam em', inner: '/_shared' },
  theme: { what: 'os temas ficam em', inner: '/_themes' },
};

function inKilobytes(bytes: number): string {
  return `${(bytes / 1000).toFixed(1).replace('.', ',')} kB`;
}

export const fileWords: WordsOf<FileParameters> = {
  tooLarge: ({ kilobytes }) =>
    say(
      `O arquivo é grande demais: passa de ${kilobytes} KB.`,
      'Divida o conteúdo em mais de uma página, ou tire o que não é texto.',
    ),
  tooManyLines: ({ lines }) =>
    say(`O arquivo é longo demais: passa de ${lines} linhas.`, 'Divida o conteúdo em mais de uma página.'),
  tooManySigns: ({ signs }) =>
    say(
      `O arquivo tem campos demais: passa de ${signs} vírgulas, chaves e dois-pontos.`,
      'Divida o conteúdo em mais de uma página.',
    ),
  tooDeep: ({ depth }) =>
    say(
      `O arquivo tem recuos demais: passa de ${depth} níveis.`,
      'Escreva seção, lista e item, sem mais níveis que isso.',
    ),
  loneReturn: () =>
    say(
      'As linhas deste arquivo terminam de um jeito antigo, que o site não entende.',
      'No editor de texto, mude o fim de linha para LF ou CRLF e salve de novo.',
    ),
  empty: ({ file, lines }) =>
    say(
      'O arquivo está vazio.',
      lines === undefined ? roots[file] : withLines('Comece o arquivo assim:', lines),
    ),
  listAtRoot: ({ file, lines }) =>
    say(
      'O arquivo começa direto com um traço.',
      lines === undefined ? startCures[file] : withLines('Escreva acima dele:', lines),
    ),
  sectionsInShared: ({ first, lines, isAlone }, folder) =>
    say(
      `Um arquivo de ${folder}/_shared é uma seção só, sem "sections:" e sem traço.`,
      isAlone
        ? `Apague a linha ${first}: o arquivo começa com type:.`
        : lines === undefined
          ? 'Deixe aqui os campos de uma seção só, começando com "type: ". Cada outra seção tem o seu arquivo.'
          : `Apague a linha ${first}, o traço antes de "type:" e os espaços no começo das outras linhas: o arquivo começa com type:.`,
    ),
  textAtRoot: ({ file, lines }) =>
    say(
      'O arquivo não começa com os campos esperados.',
      lines === undefined
        ? roots[file]
        : withLines('Leve o que está aqui a um dos campos, e escreva assim:', lines),
    ),
  textFileName: ({ name, better }) =>
    say(
      `O arquivo "${name}" não é lido, porque o nome dele termina em .txt.`,
      `Mude o nome para ${better}. O Windows só mostra o fim do nome com Exibir › Extensões de nomes de arquivos.`,
    ),
  copiedFile: ({ name, better }) =>
    say(
      `"${name}" parece uma cópia, e daria mais uma página ao site.`,
      `Se você a guardou por segurança, leve-a para fora desta pasta. Se é mesmo outra página, mude o nome, como ${better}.`,
    ),
  badFileName: ({ name, better }) =>
    say(
      `O nome do arquivo "${name}" não serve de endereço.`,
      better === undefined
        ? 'Use só letras minúsculas sem acento, números e hífen, e a terminação .yaml, como quem-somos.yaml.'
        : `Mude o nome para ${better}: só letras minúsculas sem acento, números e hífen.`,
    ),
  reservedFileName: ({ name, better }) =>
    say(
      `O nome "${name}" é reservado pelo Windows: quem usa esse sistema não consegue abrir o arquivo, nem baixar o projeto.`,
      `Mude o nome, como ${better}, e troque-o também onde as outras páginas levam a ele ou o usam.`,
    ),
  nameTwin: ({ name, twin }) =>
    say(
      `Os arquivos "${name}" e "${twin}" dariam a mesma página.`,
      'Deixe só um dos dois, ou dê a um deles outro nome.',
    ),
  passedOverFile: ({ name, better, route }) =>
    say(
      `O arquivo "${shorten(name)}" parece ser do site, mas não é lido: o nome dele não termina em .yaml.`,
      `Se é do site, mude o nome para ${better}${route === undefined ? '' : `: o endereço da página será ${route}`}. Se não é, leve-o para fora desta pasta.`,
    ),
  passedOverTwin: ({ name, twin }) =>
    say(
      `O arquivo "${shorten(name)}" não é lido: o que aparece no site é ${twin}.`,
      `Se o texto certo é o de "${shorten(name)}", copie-o para ${twin}. Depois leve "${shorten(name)}" para fora desta pasta.`,
    ),
  passedOverFolder: ({ name, kind, count, first }, folder) => {
    const { what, inner } = homes[kind];
    const renamed = first.name === first.better ? '' : `, com o nome ${first.better}`;
    const address = first.route === undefined ? '' : `: o endereço será ${first.route}`;
    const others =
      count === 1 ? ' Se é uma cópia guardada' : ' Com os outros, faça o mesmo. Se são cópias guardadas';
    return say(
      `${count === 1 ? `O arquivo "${shorten(first.name)}" da pasta "${shorten(name)}" não é lido` : `${count} arquivos da pasta "${shorten(name)}" não são lidos`}: ${what} ${folder}${inner}.`,
      `Leve "${shorten(first.name)}" para ${folder}${inner}${renamed}${address}.${others}, leve a pasta para fora de ${folder}.`,
    );
  },
  notAFile: ({ name, what }, folder) =>
    say(
      {
        folder: `"${name}" é uma pasta, e não um arquivo.`,
        link: `"${name}" é um atalho para outro lugar, e não um arquivo.`,
        other: `"${name}" não é um arquivo comum.`,
      }[what],
      what === 'folder'
        ? `Dê à pasta um nome sem .yaml, e ponha o arquivo da página direto em ${folder}.`
        : 'Apague-o e copie para cá o próprio arquivo da página.',
    ),
  missingSite: () =>
    say('Falta o arquivo site.yaml, com os dados do negócio.', 'Ponha site.yaml na mesma pasta das páginas.'),
  routeTaken: ({ route, by }) =>
    say(
      `O endereço ${route} já é de outra coisa: ${'file' in by ? by.file : `a pasta "${by.folder}" do site`}.`,
      'Dê outro nome ao arquivo da página, ou tire o outro da pasta public.',
    ),
  unusedPictures: ({ names }) =>
    names.length === 1
      ? say(
          'Esta foto não aparece em nenhuma página.',
          'Use-a em uma página, ou apague o arquivo para não guardar o que não serve.',
        )
      : say(
          `${names.length} fotos não aparecem em nenhuma página: ${list(names, 8)}.`,
          'Use-as em uma página, ou apague-as da pasta para não guardar o que não serve.',
        ),
  unusedShared: ({ name }) =>
    say(
      'Nenhuma página usa esta seção compartilhada.',
      `Ponha em uma página "- type: use" e, embaixo, "section: ${name}"; ou apague este arquivo.`,
    ),
  lonelyPage: ({ route }) =>
    say(
      `Nenhuma outra página tem um link para ${route}.`,
      `Ponha um link com "to: ${route}", por exemplo em "footer", "links", de site.yaml.`,
    ),
  heavyPage: ({ route, bytes, most, longest }) => {
    const sections = longest.map(({ number, type }) => `seção ${number} (${type})`);
    return say(
      `A página ${route} chega ao celular com ${inKilobytes(bytes)}; até ${inKilobytes(most)} ela vem de uma vez, mesmo em internet lenta.`,
      `O site funciona assim mesmo. Para ficar mais leve, encurte os textos mais longos (${list(sections)}) ou leve uma dessas seções para outra página.`,
    );
  },
  heavyPicture: ({ route, picture, bytes, most }) =>
    say(
      `A primeira foto de ${route}, "${shorten(picture)}", chega ao celular com ${inKilobytes(bytes)}; o bom é até ${inKilobytes(most)}.`,
      'O site funciona assim mesmo. Para ficar mais leve, escolha uma foto com fundo mais liso, ou recorte-a mais perto do que ela mostra.',
    ),
};

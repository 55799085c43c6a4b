import { looseWordings } from './messages-loose.ts';
import { lostWordings } from './messages-lost.ts';
import { error, hint, paste, pasteExact, shorten } from './wording.ts';

/** What editors read about how a file is written: indents, quotes, colons, dashes. */
export const syntaxWordings = {
  ...lostWordings,
  ...looseWordings,
  tab: (line?: string) =>
    error(
      'P005',
      'O recuo desta linha foi feito com a tecla Tab.',
      line === undefined
        ? 'Apague o recuo e use espaços no lugar.'
        : `Apague o recuo e use espaços no lugar. ${pasteExact(line)}`,
    ),
  specialSpace: () =>
    error(
      'P005',
      'O recuo desta linha tem um espaço especial, que veio do Word, do WhatsApp ou de uma página da internet.',
      'Apague o recuo marcado e digite-o de novo, com a barra de espaço.',
    ),
  spaceAfterColon: (line: string) =>
    error(
      'P005',
      'O espaço depois dos dois-pontos é especial, e veio do Word, do WhatsApp ou da internet.',
      paste(line),
    ),
  alias: (line: string) =>
    error(
      'P007',
      'O texto começa com asterisco (*), que tem um sentido especial neste tipo de arquivo.',
      paste(line),
    ),
  anchor: (line: string) =>
    error('P007', 'O texto começa com "&", que tem um sentido especial neste tipo de arquivo.', paste(line)),
  tag: (line: string) =>
    error(
      'P007',
      'O texto começa com um ponto de exclamação, que tem um sentido especial neste tipo de arquivo.',
      paste(line),
    ),
  mergeKey: () =>
    error(
      'P007',
      'O sinal "<<" tem um sentido especial neste tipo de arquivo.',
      'Apague a linha e escreva os campos que ela traria.',
    ),
  questionKey: () =>
    error(
      'P007',
      'A linha começa com "? ", que tem um sentido especial neste tipo de arquivo.',
      'Apague o ponto de interrogação e escreva o campo como "nome: valor".',
    ),
  reservedKey: (key: string) =>
    error(
      'P012',
      `"${key}" não pode ser nome de campo nem de mensagem.`,
      'Dê outro nome, só com letras minúsculas.',
    ),
  blockSign: (sign: string, better: string) =>
    error('P007', `O sinal "${sign}" guardaria linhas ou espaços a mais no texto.`, `Use só "${better}".`),
  specialStart: (sign: string, line: string) =>
    error(
      'P007',
      `O texto começa com "${sign}", que tem um sentido especial neste tipo de arquivo.`,
      paste(line),
    ),
  directive: () =>
    error('P008', 'A linha começa com "%", o que só outros programas usam.', 'Apague esta linha.'),
  severalDocuments: () =>
    error(
      'P008',
      'A linha "---" divide o arquivo em dois.',
      'Apague a linha "---". Para separar seções, use um comentário: # ──────',
    ),
  conflict: () =>
    error(
      'P008',
      'Ficaram no arquivo marcas de duas versões que se chocaram (<<<<<<<, =======, >>>>>>>).',
      'Escolha uma das versões, apague a outra e as três linhas de marcas.',
    ),
  cutByHash: (cut: string, line: string) =>
    error(
      'P030',
      `Tudo o que vem depois de " #" é ignorado; "#${shorten(cut)}" não apareceria na página.`,
      paste(line),
    ),
  openQuote: (line: string) =>
    error('P004', 'As aspas que abrem aqui não fecham.', `Feche as aspas no fim do texto. ${paste(line)}`),
  openBracket: (sign: string) =>
    error('P004', `O sinal "${sign}" abre aqui e não fecha.`, 'Feche-o, ou ponha o texto todo entre aspas.'),
  textAfterQuotes: (line: string) =>
    error('P004', 'Há texto fora das aspas, ou aspas no meio do texto.', paste(line)),
  curlyQuotes: (line: string) =>
    error(
      'P004',
      'O texto está entre aspas curvas (“ ”), que vêm do Word ou do WhatsApp e não servem para envolvê-lo.',
      paste(line),
    ),
  curlyQuotesShown: () =>
    hint(
      'P037',
      'As aspas curvas (“ ”) em volta deste texto vão aparecer na página.',
      'Se elas não fazem parte do texto, apague-as.',
    ),
  colonInText: (line: string) => error('P004', 'Há dois-pontos no meio deste texto.', paste(line)),
  indentedTooMuch: (line: string) =>
    error(
      'P004',
      'Esta linha tem espaços a mais no começo.',
      `Alinhe-a com as outras do mesmo grupo. ${pasteExact(line)}`,
    ),
  indentedWrong: (line: string) =>
    error(
      'P004',
      'O recuo desta linha não combina com o das linhas de cima.',
      `Alinhe-a com as outras do mesmo grupo. ${pasteExact(line)}`,
    ),
  gluedColon: (line: string) => error('P004', 'Falta um espaço depois dos dois-pontos.', paste(line)),
  gluedDash: (line: string) => error('P004', 'Falta um espaço depois do traço.', paste(line)),
  foreignDash: (sign: string, line: string) =>
    error('P004', `O sinal "${sign}" não serve para começar um item da lista.`, paste(line)),
  foreignColon: (line: string) =>
    error('P004', 'Os dois-pontos desta linha são de outro alfabeto e não valem aqui.', paste(line)),
  listOnKeyLine: (key: string, item: string) =>
    error(
      'P004',
      'A lista começa na mesma linha do nome do campo.',
      /^- +[^:]+:( |$)/.test(item)
        ? `Deixe só "${key}:" nesta linha, e na de baixo, com recuo: ${shorten(item, 100)}`
        : `Se é um texto, apague o traço. Se é uma lista, deixe só "${key}:" nesta linha, e na de baixo, com recuo: ${shorten(item, 100)}`,
    ),
  missingColon: (line: string) =>
    error('P004', 'Faltam os dois-pontos depois do nome do campo.', paste(line)),
  backslash: (line: string) => error('P004', 'Há uma barra invertida (\\) dentro das aspas.', paste(line)),
  missingDash: () =>
    error(
      'P004',
      'Aqui devia haver um traço, ou outro recuo.',
      'Se começa um item da lista, ponha "- " antes. Se não, alinhe a linha com os campos a que pertence.',
    ),
  missingList: (isSection: boolean) =>
    error(
      'P004',
      'Este traço começa uma lista, mas falta a linha com o nome dela.',
      isSection
        ? 'Escreva "sections:" em uma linha própria, logo acima da primeira seção.'
        : 'Escreva o nome da lista, como "items:", na linha de cima. Se falta mais que isso, desfaça o que apagou, com Ctrl+Z.',
    ),
  leftover: () =>
    error(
      'P004',
      'Há algo sobrando nesta linha.',
      'Apague o trecho marcado, ou ponha o texto todo entre aspas.',
    ),
  unreadable: () =>
    error(
      'P004',
      'O programa não conseguiu ler a partir daqui.',
      'Compare com a seção de cima: recuo, traço, dois-pontos e aspas.',
    ),
} as const;

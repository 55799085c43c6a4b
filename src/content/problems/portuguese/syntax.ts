import type { SyntaxParameters } from '../kinds/syntax.ts';
import { lower, shorten, wholeLine, withLines } from '../wording.ts';
import { say, type WordsOf } from '../words.ts';
import { belowAfterCut, lineSpan, paste, pasteExact, placeForLines, spaces } from './parts.ts';

const special = 'que tem um sentido especial neste tipo de arquivo.';

export const syntaxWords: WordsOf<SyntaxParameters> = {
  tab: ({ line }) =>
    say(
      'O recuo desta linha foi feito com a tecla Tab.',
      line === undefined
        ? 'Apague o recuo e use espaços no lugar.'
        : `Apague o recuo e use espaços no lugar. ${pasteExact(line)}`,
    ),
  tabs: ({ first, last, lines }) =>
    say(
      'O recuo desta linha foi feito com a tecla Tab, e mais abaixo também.',
      withLines(`Aqui o recuo é de espaços. No lugar das linhas ${first} a ${last}, escreva:`, lines),
    ),
  specialSpace: ({ line }) =>
    say(
      'O recuo desta linha tem um espaço especial, que veio do Word, do WhatsApp ou de uma página da internet.',
      `Apague o recuo marcado e digite-o de novo, com a barra de espaço. ${pasteExact(line)}`,
    ),
  spaceAfterColon: ({ line }) =>
    say(
      'O espaço depois dos dois-pontos é especial, e veio do Word, do WhatsApp ou da internet.',
      paste(line),
    ),
  alias: ({ line }) => say(`O texto começa com asterisco (*), ${special}`, paste(line)),
  anchor: ({ line }) => say(`O texto começa com "&", ${special}`, paste(line)),
  tag: ({ line }) => say(`O texto começa com um ponto de exclamação, ${special}`, paste(line)),
  mergeKey: () =>
    say(
      'O sinal "<<" tem um sentido especial neste tipo de arquivo.',
      'Apague a linha, e escreva os campos que ela traria, se faltarem.',
    ),
  questionKey: ({ line }) =>
    say(
      `A linha começa com "? ", ${special}`,
      line === undefined
        ? 'Apague o ponto de interrogação e escreva o campo como "nome: valor".'
        : `Apague o ponto de interrogação, e deixe nome e valor em uma linha só. ${pasteExact(line)}`,
    ),
  reservedKey: ({ key }) =>
    say(
      `"${key}" não pode ser nome de campo nem de mensagem.`,
      'Apague a linha. Se é o nome de uma mensagem, dê outro, só com letras minúsculas.',
    ),
  blockSign: ({ sign, better }) =>
    say(`O sinal "${sign}" guardaria linhas ou espaços a mais no texto.`, `Use só "${better}".`),
  specialStart: ({ sign, line }) => say(`O texto começa com "${sign}", ${special}`, paste(line)),
  chatStamp: ({ line }) =>
    say('O texto começa com o que o WhatsApp põe antes de cada mensagem copiada.', paste(line)),
  directive: () => say('A linha começa com "%", o que só outros programas usam.', 'Apague esta linha.'),
  severalDocuments: () =>
    say(
      'A linha "---" divide o arquivo em dois.',
      'Apague a linha "---". Para separar seções, use um comentário: # ──────',
    ),
  conflict: () =>
    say(
      'Ficaram no arquivo marcas de duas versões que se chocaram (<<<<<<<, =======, >>>>>>>).',
      'Escolha uma das versões, como a de cima; apague a outra e as três linhas de marcas.',
    ),
  halfConflict: ({ mark, line }) =>
    say(
      `Ficou no arquivo uma marca de duas versões que se chocaram (${mark}).`,
      `Leia o que está acima e abaixo da linha ${line}: se são duas versões da mesma coisa, deixe só a certa. Depois apague esta linha.`,
    ),
  cutByHash: ({ cut, line }) =>
    say(
      `Tudo o que vem depois de " #" é ignorado; "#${shorten(cut)}" não apareceria na página.`,
      paste(line),
    ),
  openQuote: ({ line }) =>
    say('As aspas que abrem aqui não fecham.', `Feche as aspas no fim do texto. ${paste(line)}`),
  openBracket: ({ sign, isList, line }) =>
    say(
      `O sinal "${sign}" abre aqui e não fecha.`,
      `${isList ? 'Feche-o.' : 'Ponha o texto todo entre aspas.'} ${paste(line)}`,
    ),
  textAfterQuotes: ({ line }) => say('Há texto fora das aspas, ou aspas no meio do texto.', paste(line)),
  curlyQuotes: ({ line, more }) =>
    say(
      'O texto está entre aspas curvas (“ ”), que vêm do Word ou do WhatsApp e não servem para envolvê-lo.',
      [paste(line), ...more.map(({ number, text }) => `E na linha ${number}: ${wholeLine(text)}`)].join('\n'),
    ),
  curlyQuotesShown: () =>
    say(
      'As aspas curvas (“ ”) em volta deste texto vão aparecer na página.',
      'Se elas não fazem parte do texto, apague-as.',
    ),
  colonInText: ({ line, first, last }) =>
    say(
      'Há dois-pontos no meio deste texto.',
      first === last
        ? paste(line)
        : withLines(`No lugar das linhas ${first} a ${last}, escreva uma só:`, [line]),
    ),
  twoFields: ({ lines }) =>
    say(
      `Há ${lines.length > 2 ? 'vários' : 'dois'} campos nesta linha.`,
      withLines('Ponha cada um em uma linha, assim:', lines),
    ),
  indentedTooMuch: ({ line }) =>
    say(
      'Esta linha tem espaços a mais no começo.',
      `Alinhe-a com as outras do mesmo grupo. ${pasteExact(line)}`,
    ),
  indentedWrong: ({ line }) =>
    say(
      'O recuo desta linha não combina com o das linhas de cima.',
      `Alinhe-a com as outras do mesmo grupo. ${pasteExact(line)}`,
    ),
  gluedColon: ({ line }) => say('Falta um espaço depois dos dois-pontos.', paste(line)),
  gluedColons: ({ first, last, lines }) =>
    say(
      'Falta um espaço depois dos dois-pontos, nesta linha e abaixo.',
      withLines(`No lugar das linhas ${first} a ${last}, escreva:`, lines),
    ),
  gluedDash: ({ line }) => say('Falta um espaço depois do traço.', paste(line)),
  gluedDashes: ({ first, last, lines }) =>
    say(
      'Falta um espaço depois de cada traço.',
      withLines(`No lugar das linhas ${first} a ${last}, escreva:`, lines),
    ),
  foreignRows: ({ first, last, lines }) =>
    say(
      'Aqui começa uma lista, e os itens dela não começam como os daqui: com espaços, um traço e um espaço.',
      withLines(
        first === last
          ? 'No lugar desta linha, escreva:'
          : `No lugar das linhas ${first} a ${last}, escreva:`,
        lines,
      ),
    ),
  foreignDash: ({ sign, line }) =>
    say(`O sinal "${sign}" não serve para começar um item da lista.`, paste(line)),
  foreignColon: ({ line }) =>
    say('Os dois-pontos desta linha são de outro alfabeto e não valem aqui.', paste(line)),
  listOnKeyLine: ({ key, isList, lines }) =>
    isList
      ? say(
          'A lista começa na mesma linha do nome do campo.',
          withLines(`Deixe só "${key}:" nesta linha, e ponha o item na de baixo, assim:`, lines),
        )
      : say(`O texto de "${key}" começa com um traço.`, `Apague o traço. ${paste(lines[0] ?? '')}`),
  namelessItem: ({ line }) => say('Este item começa sem o nome do campo.', paste(line)),
  missingColon: ({ line, isWhole }) =>
    say('Faltam os dois-pontos depois do nome do campo.', isWhole === true ? pasteExact(line) : paste(line)),
  filePath: ({ line, name, folder }) =>
    say(
      'Aqui está o caminho de um arquivo no computador, e o site só conhece o nome dele.',
      `${paste(line)}\nE copie o arquivo "${shorten(name)}" para a pasta ${folder}, se ainda não está lá.`,
    ),
  backslash: ({ line }) => say('Há uma barra invertida (\\) dentro das aspas.', paste(line)),
  missingDash: () =>
    say(
      'Aqui devia haver um traço, ou outro recuo.',
      'Se começa um item da lista, ponha "- " antes. Se não, alinhe a linha com os campos a que pertence.',
    ),
  missingList: ({ name, line, indent, over }) =>
    say(
      over === undefined
        ? 'Este traço começa uma lista, mas falta a linha com o nome dela.'
        : 'Este traço começa uma lista, e a linha com o nome dela tem mais que o nome.',
      name !== undefined
        ? `${over === undefined ? `Acima da linha ${line}` : `No lugar da linha ${over}`}, ${indent === 0 ? 'encostado na margem' : `com ${spaces(indent)} no começo`}, escreva: ${name}:`
        : 'Escreva o nome da lista, como "items:", na linha de cima. Se falta mais que isso, desfaça o que apagou, com Ctrl+Z.',
    ),
  strayItem: ({ list: name, type, section, first, last, after, lines }) =>
    say(
      `Este item é da lista "${name}" da seção ${section} (${type}), e foi colado em uma seção que não tem essa lista.`,
      withLines(
        `Recorte ${lineSpan(first, last)}, e cole ${lower(belowAfterCut({ first, last, after }))}, assim:`,
        lines,
      ),
    ),
  itemBelowList: ({ list: name, first, last, after, lines }) =>
    say(
      `Este item é da lista "${name}", que acaba na linha ${after}: foi colado depois de outros campos.`,
      withLines(
        `Recorte ${lineSpan(first, last)}, e cole ${lower(belowAfterCut({ first, last, after }))}, assim:`,
        lines,
      ),
    ),
  secondHolder: ({ name, isList, first, last, after, lines }) =>
    say(
      `${isList ? 'A lista' : 'O grupo'} "${name}" já está acima, e fica em um lugar só.`,
      withLines(
        `Recorte ${lineSpan(first, last)}. ${belowAfterCut({ first, last, after })}, no fim ${isList ? 'da primeira' : 'do primeiro'}, escreva:`,
        lines,
      ),
    ),
  marginSection: ({ first, last, after, lines }) =>
    say(
      after === undefined
        ? 'Aqui começa uma seção, e faltam o traço e os espaços que a põem na lista das seções.'
        : 'Esta seção está acima da linha "sections:", e faltam os espaços que a põem na lista das seções.',
      withLines(
        after === undefined
          ? `${placeForLines({ first, last })}, escreva:`
          : `Recorte ${lineSpan(first, last)}. ${belowAfterCut({ first, last, after })}, escreva:`,
        lines,
      ),
    ),
  otherItems: ({ type, label, first, last, after, lines }) =>
    say(
      `${first === last ? 'Esta linha não é' : 'Estas linhas não são'} desta seção: os campos são os de uma seção "${label}" (${type}).`,
      [
        withLines(
          after > last
            ? `Recorte ${lineSpan(first, last)}. ${belowAfterCut({ first, last, after })}, deixe uma linha vazia e escreva:`
            : `${placeForLines({ first, last })}, deixe uma linha vazia e escreva:`,
          lines,
        ),
        'Se são o resto de uma seção que você apagou, apague-as também.',
      ].join('\n'),
    ),
  trailing: () =>
    say('Há algo sobrando nesta linha.', 'Apague o trecho marcado, ou ponha o texto todo entre aspas.'),
  unreadable: () =>
    say(
      'O programa não conseguiu ler a partir daqui.',
      'Compare com a seção de cima: recuo, traço, dois-pontos e aspas.',
    ),
};

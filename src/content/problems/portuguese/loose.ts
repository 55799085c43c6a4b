import type { LooseParameters } from '../kinds/loose.ts';
import { fitWhole, lower, wholeLine, withLines } from '../wording.ts';
import { say, type WordsOf } from '../words.ts';
import { belowAfterCut, paste, pasteAbove, pasteExact, placeForLines, spaces } from './parts.ts';

/** What to do with a line that may go on with the one above, be a note, or be nothing. */
function cureLooseLine(found: LooseParameters['looseLine']): string {
  const { joined, note, named, fields, text, item, above, line } = found;
  const join =
    joined === undefined
      ? []
      : [
          `Se é a continuação da linha de cima, junte as ${line - above === 1 ? 'duas' : `${line - above + 1} linhas`}. ${paste(joined)}`,
        ];
  const more =
    item === undefined
      ? []
      : [withLines(`Se é mais um item da lista, ${lower(placeForLines(item))}, escreva:`, item.lines)];
  const mark = note === undefined ? [] : [`Se é um recado para a equipe, ponha # antes: ${wholeLine(note)}`];
  const isOnly = [note, named, fields, text, item].every((way) => way === undefined);
  if (isOnly && join.length > 0) return join.join('');
  const name =
    named === undefined
      ? []
      : [
          `Se é para os visitantes lerem, escreva o nome do campo. ${line > above + 1 ? `No lugar das linhas ${above + 1} a ${line}: ` : ''}${pasteExact(named)}`,
        ];
  const told =
    text === undefined
      ? []
      : [
          withLines(
            `Se é para os visitantes lerem, o lugar é "${text.field}". Apague a linha ${text.cut} e, ${lower(placeForLines(text))}, escreva:`,
            text.lines,
          ),
        ];
  const apart =
    fields === undefined
      ? []
      : [
          withLines(
            `Se é para os visitantes lerem, cada informação tem o seu campo. ${placeForLines(fields)}, escreva:`,
            fields.lines,
          ),
        ];
  const ways =
    text === undefined
      ? [...apart, ...name, ...join, ...more, ...mark]
      : [...told, ...more, ...mark, ...join];
  const gone = fields !== undefined && fields.last > fields.first ? 'apague as linhas' : 'apague a linha';
  return [...ways, ways.length > 1 ? `Se não é nada disso, ${gone}.` : `Se não é, ${gone}.`].join('\n');
}

export const looseWords: WordsOf<LooseParameters> = {
  looseLine: (found) => say('Esta linha não começa com o nome de um campo.', cureLooseLine(found)),
  nextItems: ({ first, last, lines, count: amount, joined }) =>
    say(
      amount === 1
        ? 'Esta linha parece ser o próximo item da lista, e falta o traço dela.'
        : 'Estas linhas parecem ser os próximos itens da lista, e falta o traço de cada uma.',
      [
        withLines(`${placeForLines({ first, last })}, escreva:`, lines),
        ...(joined === undefined
          ? []
          : [`Se é a continuação da linha de cima, junte as duas. ${paste(joined)}`]),
      ].join('\n'),
    ),
  looseComment: ({ line }) =>
    say('Esta linha parece um recado para a equipe, mas não começa com # e um espaço.', paste(line)),
  nameAlone: ({ key, isRest, isYesNo }) =>
    say(
      'Nesta linha só há um nome, sem dois-pontos e sem valor.',
      isRest
        ? 'Apague a linha.'
        : `Complete o campo, como "${key}: ${isYesNo ? 'sim' : '…'}", ou apague a linha.`,
    ),
  answerAlone: ({ line, isItem }) =>
    say(
      isItem
        ? 'O traço começa um item novo, e esta linha fala do item de cima.'
        : 'Esta linha não começa com o nome de um campo.',
      pasteExact(line),
    ),
  lastDayAlone: ({ line, isItem, isShown }) =>
    say(
      `Falta o nome do campo antes deste último dia. ${
        isShown
          ? `Com ele, ${isItem ? 'o item sai' : 'a seção toda sai'} do site no dia seguinte.`
          : 'Com ele, a página mostra o dia, e depois diz que terminou.'
      }`,
      pasteExact(line),
    ),
  specialDayLine: ({ first, last, lines, cut }) =>
    say(
      'Um dia com outro horário fica na lista "exceptions", dentro de "hours".',
      withLines(
        cut === undefined
          ? `${placeForLines({ first, last })}, escreva:`
          : `Apague a linha ${cut}. ${belowAfterCut({ first: cut, last: cut, after: last })}, escreva:`,
        lines,
      ),
    ),
  wordsAboveSections: ({ lines, note }) =>
    say(
      'Entre "sections:" e a primeira seção só cabe outra seção.',
      [
        withLines('Se é para os visitantes lerem, escreva no lugar desta linha:', lines),
        `Se é um recado para a equipe, ponha # antes: ${wholeLine(note)}`,
      ].join('\n'),
    ),
  wordsBetweenSections: ({ first, last, lines }) => {
    const isOne = first === last;
    return say(
      `${isOne ? 'Esta linha está solta' : 'Estas linhas estão soltas'}, fora das seções.`,
      [
        withLines(
          `Se é para os visitantes lerem, escreva no lugar ${isOne ? 'desta linha' : `das linhas ${first} a ${last}`}:`,
          lines,
        ),
        `Se é um recado para a equipe, ponha # e um espaço no começo ${isOne ? 'da linha' : 'de cada linha'}.`,
      ].join('\n'),
    );
  },
  strayEmbed: ({ address, number, above, last, lines }) => {
    const place =
      above === undefined ? `abaixo da linha ${last}, depois de uma linha vazia` : `acima da linha ${above}`;
    return say(
      'Este código ou endereço está solto na seção, e a página não o mostraria.',
      lines === undefined
        ? `Apague a linha ${number}: a página não mostra outro site. Leve até lá com um botão, com a linha: href: ${address || 'https://…'}`
        : number === last
          ? withLines(
              `Ele tem uma seção própria. No lugar da linha ${number}, deixe uma linha vazia e escreva:`,
              lines,
            )
          : withLines(
              `Ele tem uma seção própria: ${place}, escreva as linhas daqui. Depois apague a linha ${number}.`,
              lines,
            ),
    );
  },
  shiftedSection: ({ first, last, by }) =>
    say(
      `Esta seção inteira tem espaços ${by > 0 ? 'a mais' : 'a menos'} no começo das linhas.`,
      `${by > 0 ? 'Apague' : 'Ponha'} ${spaces(Math.abs(by))} no começo de cada linha, da ${first} à ${last}: "- type:" fica alinhado com o das outras seções.`,
    ),
  shiftedLines: ({ first, last, by, lines }) => {
    const isShown = fitWhole(lines);
    const move = `${by > 0 ? 'Ponha' : 'Apague'} ${spaces(Math.abs(by))} no começo de cada linha, da ${first} à ${last}`;
    return say(
      `Estas linhas têm ${spaces(Math.abs(by))} ${by > 0 ? 'a menos' : 'a mais'} no começo.`,
      withLines(
        isShown ? `${move}, assim:` : `${move}. A primeira fica assim:`,
        isShown ? lines : lines.slice(0, 1),
      ),
    );
  },
  tabbedRows: ({ first, last, lines }) =>
    say(
      'Estas linhas vieram de uma planilha, e cada uma é um item da lista.',
      withLines(`${placeForLines({ first, last })}, escreva:`, lines),
    ),
  reviewRows: ({ first, last, lines }) =>
    say(
      'Estas linhas são uma avaliação copiada, e cada uma é um item da lista.',
      withLines(`${placeForLines({ first, last })}, escreva:`, lines),
    ),
  askedRows: ({ first, last, lines }) =>
    say(
      first === last
        ? 'Esta linha é uma pergunta com a resposta, e cada uma tem a sua linha.'
        : 'Estas linhas são perguntas com respostas, e cada par é um item da lista.',
      withLines(`${placeForLines({ first, last })}, escreva:`, lines),
    ),
  fieldAboveSection: ({ number, lines }) =>
    say(
      'Esta linha está acima da seção a que pertence.',
      withLines(`No lugar das linhas ${number} e ${number + 1}, escreva:`, lines),
    ),
  fieldInList: ({ first, last, lines }) =>
    say(
      'Esta linha é da seção, e está entre o nome da lista e o primeiro item dela.',
      withLines(`No lugar das linhas ${first} e ${last}, escreva:`, lines),
    ),
  fieldAboveItem: ({ first, last, lines }) =>
    say(
      'Este campo é do primeiro item da lista, e está acima do traço que o começa.',
      withLines(`No lugar das linhas ${first} a ${last}, escreva:`, lines),
    ),
  pastedFence: ({ first, last }) =>
    say(
      'Esta linha só marcava um exemplo, no lugar de onde ele foi copiado.',
      first === last ? 'Apague a linha.' : `Apague a linha ${first}, e a linha ${last}, que fecha o exemplo.`,
    ),
  dashAtStart: ({ line }) =>
    say(
      'Este arquivo é uma seção só, e não começa com um traço.',
      `Apague o traço e o espaço depois dele. ${paste(line)}`,
    ),
  dashInItem: ({ line }) =>
    say('O traço começa outro item, e esta linha é do item de cima.', pasteExact(line)),
  dashlessRows: ({ first, last, lines }) =>
    say(
      first === last
        ? 'Esta linha é um item da lista, e falta o traço no começo dela.'
        : 'Estas linhas são itens de uma lista, e falta o traço no começo de cada item.',
      withLines(`${placeForLines({ first, last })}, escreva:`, lines),
    ),
  outsideText: ({ line }) =>
    say(
      'Esta linha tem espaços de menos para fazer parte do texto de cima.',
      `Todas as linhas desse texto começam na mesma coluna. ${pasteExact(line)}`,
    ),
  messageDash: ({ line }) =>
    say('Aqui não há lista: cada mensagem é uma linha com o nome dela, sem traço.', pasteExact(line)),
  missingItemDash: ({ line }) => say('Falta o traço antes deste item da lista.', pasteExact(line)),
  sectionAbove: ({ sections, first, last, above }) =>
    say(
      `Esta seção está acima da linha "sections:" (linha ${sections}).`,
      `Recorte a seção inteira, da linha ${first} até a linha ${last}, e ${pasteAbove({ first, last, above })}.`,
    ),
  commentedItem: ({ line, first, last }) => {
    const isSection = line.trimStart().startsWith('- type:');
    const lines = first === last ? `da linha ${first}` : `das linhas ${first} a ${last}`;
    return say(
      `O começo ${isSection ? 'desta seção' : 'deste item'} está depois de um #, e as outras linhas ficaram soltas.`,
      [
        `Para esconder ${isSection ? 'a seção' : 'o item'}, ponha # também no começo ${lines}.`,
        `Para mostrar, tire o # ${isSection ? 'do começo das outras' : 'desta linha'}. ${pasteExact(line)}`,
      ].join('\n'),
    );
  },
  firstItemDash: ({ line }) => say('Falta o traço no primeiro item desta lista.', pasteExact(line)),
  listAfterValue: ({ key, lines, joined }) =>
    say(
      `O texto de "${key}" continua embaixo com um traço, como uma lista.`,
      joined !== undefined
        ? `Aqui vai um texto só: apague o traço e junte as duas linhas. ${paste(joined)}`
        : [
            'Se é uma lista, ponha também o primeiro item em uma linha própria, assim:',
            ...lines,
            'Se é um texto só, apague o traço da linha de baixo.',
          ].join('\n'),
    ),
  valueAboveFields: ({ key, field, lines, line }) =>
    say(
      `"${key}" tem campos embaixo, e por isso não pode ter um texto na própria linha.`,
      withLines(`Passe o texto para "${field}". No lugar da linha ${line}, escreva:`, lines),
    ),
  pastedText: ({ key, number, better, isNote, isEmpty, hasSign, isJoined }) => {
    const lead = (better[1] ?? '').search(/\S/);
    const start = hasSign
      ? `Escreva o texto inteiro embaixo de "${key}: |" (linha ${number})`
      : `Ponha | depois de "${key}:" (linha ${number}) e o texto inteiro embaixo`;
    return say(
      hasSign
        ? `A partir daqui as linhas têm espaços de menos para fazer parte do texto de "${key}".`
        : isEmpty
          ? `O texto de "${key}" está embaixo, sem o sinal | que o prende.`
          : isJoined === true
            ? `As linhas deste texto ficariam juntas em uma só na página.`
            : `Este texto tem várias linhas, mas "${key}" guarda só a primeira.`,
      [
        `${start}, com ${lead} espaços no começo de cada linha${fitWhole(better) ? ', assim:' : '.'}`,
        ...(fitWhole(better) ? better : []),
        ...(isNote ? ['Se são recados para a equipe, ponha # e um espaço no começo de cada linha.'] : []),
      ].join('\n'),
    );
  },
};

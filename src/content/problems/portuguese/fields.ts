import { wordFor } from '../field-words.ts';
import type { FieldParameters, Home } from '../kinds/fields.ts';
import { count, list, shorten, withLines } from '../wording.ts';
import { say, type WordsOf } from '../words.ts';
import { didYouMean, lineSpan, paste, placeForLines, sayLeaving, spaces } from './parts.ts';

function describeHome(field: string, home: Home): string {
  return home.in === 'field'
    ? `"${field}" fica dentro de "${home.name}": ponha a linha lá, com o recuo dos outros campos de lá.`
    : `"${field}" fica um nível para fora: diminua o recuo da linha, ou leve-a para junto dos campos de lá.`;
}

/** Where a field goes, with what is to be written there. */
function sayMove(field: string, home: Home, lines: readonly string[] | undefined): string {
  const words = describeHome(field, home);
  if (lines === undefined) return words;
  if (home.in === 'outside')
    return withLines(
      `"${field}" não fica dentro deste grupo. Apague-o aqui, e escreva junto dos campos de fora:`,
      lines,
    );
  return withLines(
    lines[0]?.startsWith('- ') === true
      ? `"${field}" é de um item de "${home.name}". Apague-o aqui, e escreva lá um item inteiro:`
      : `"${field}" fica dentro de "${home.name}". Apague-o aqui, e ${lines[0]?.startsWith(`${home.name}:`) === true ? 'escreva assim:' : `escreva-o embaixo de "${home.name}:", com dois espaços a mais no começo:`}`,
    lines,
  );
}

function named(fields: readonly string[], most: number): string {
  return list(
    fields.map((field) => `"${field}"`),
    most,
  );
}

/** Fields in Portuguese, each with the name to type: `pergunta (question)`. */
function nameFields(fields: readonly string[], most: number): string {
  const all = fields.map((field) => (wordFor(field) === field ? field : `${wordFor(field)} (${field})`));
  return all.length > most ? `${all.slice(0, most).join(', ')}…` : all.join(', ');
}

function sayBlock({ block }: FieldParameters['unknownField']): string {
  if (block === undefined) return '';
  return `Para isso há uma seção própria, ${nameTypes({ types: [block] })}: comece-a com "- type: ${block.type}".\n`;
}

/** What to do with a field that is like none. */
function sayUnknown({ typed, known, into, ...found }: FieldParameters['unknownField']): string {
  const names = nameFields(known, 16);
  if (into === undefined)
    return `${sayBlock({ typed, known, ...found })}Aqui valem: ${names}. Se não é nenhum deles, apague a linha.`;
  return withLines(`Diga-o com palavras, em "${into.field}". ${placeForLines(into)}, escreva:`, [
    ...into.lines,
    `Depois apague a linha "${shorten(typed)}". Os campos que há aqui: ${names}.`,
  ]);
}

/** The types that the fields of a section speak for. */
function sayFitting({ fitting, types }: Pick<FieldParameters['unknownType'], 'fitting' | 'types'>): string {
  const named = nameTypes({ types: types.filter(({ type }) => fitting.includes(type)) });
  return named === '' ? '' : `Pelos campos dela, pode ser: ${named}.\n`;
}

/** The names of types, each with the word to type. */
function nameTypes({ types }: Pick<FieldParameters['missingType'], 'types'>): string {
  return types.map(({ type, label }) => `${label.toLowerCase()} (${type})`).join(', ');
}

/** The ids that a page's sections have, as they are written. */
function nameIds(ids: readonly string[]): string {
  return ids.length === 0
    ? 'Nenhuma seção desta página tem id: escreva um na seção, como "id: faq".'
    : `As que esta página tem: ${ids.map((id) => `"#${shorten(id)}"`).join(', ')}.`;
}

export const fieldWords: WordsOf<FieldParameters> = {
  unknownType: (choice) =>
    say(
      `Tipo de seção desconhecido: "${shorten(choice.typed)}".`,
      didYouMean(choice, `${sayFitting(choice)}Use um destes: ${nameTypes(choice)}.`),
    ),
  missingType: ({ isEmpty, dash, ...known }) =>
    isEmpty
      ? say(
          'Há um traço de seção, e nada depois dele.',
          `Apague a linha. Se aqui começa uma seção, escreva "${dash}type: " e um destes: ${nameTypes(known)}.`,
        )
      : say(
          'Falta dizer o tipo desta seção.',
          `${sayFitting(known)}Comece a seção com "${dash}type: " e um destes: ${nameTypes(known)}.`,
        ),
  keyedSection: ({ written, lines }) =>
    say(
      `A seção foi escrita como "${written}".`,
      lines.length === 1 ? paste(lines[0] ?? '') : withLines('Escreva assim:', lines),
    ),
  unknownField: (choice) =>
    say(
      `Campo desconhecido: "${shorten(choice.typed)}".`,
      `${didYouMean(choice, sayUnknown(choice))}${choice.leaves === undefined ? '' : `\n${sayLeaving(choice.leaves)}`}`,
    ),
  givenField: ({ typed, field, line, isSame, lines }) =>
    say(
      `"${shorten(typed)}" não é um campo, e "${field}" já está na linha ${line}.`,
      lines === undefined
        ? isSame
          ? 'As duas dizem o mesmo: apague esta.'
          : `Apague "${shorten(typed)}"; ou, se é o que vale, apague "${field}" na linha ${line} e troque este nome por "${field}".`
        : withLines(
            `Junte as palavras ao que está ali, e apague "${shorten(typed)}". No lugar de "${field}", na linha ${line}, escreva:`,
            lines,
          ),
    ),
  misplacedField: ({ field, home, lines }) =>
    say(`O campo "${shorten(field)}" não vale aqui.`, sayMove(field, home, lines)),
  hiddenPage: ({ file }, folder) =>
    say(
      `Uma página inteira não se esconde: ela está no site enquanto o arquivo dela está em ${folder}.`,
      `Apague esta linha. Para tirar a página do site por um tempo, leve o arquivo ${file} para fora da pasta ${folder}, e traga-o de volta quando quiser; o verificador diz então que links levavam a ela. Para esconder só uma parte, ponha "hidden: sim" em uma seção.`,
    ),
  missingField: ({ field, said, lines, bare }) => {
    const missing = `Falta o campo "${field}".`;
    if (bare !== undefined)
      return say(
        missing,
        withLines(
          `Se esta seção não fica na página, apague a linha "${bare}". Se fica, escreva também:`,
          lines,
        ),
      );
    return say(
      missing,
      lines.length === 1
        ? `Escreva uma linha "${field}: …".${said === '' ? '' : ` ${said}`}`
        : withLines(`${said === '' ? '' : `${said} `}Escreva assim:`, lines),
    );
  },
  unknownFields: ({ fields, known, home, lines }) =>
    say(
      `Estes campos não valem aqui: ${named(fields, 6)}.`,
      home !== undefined
        ? describeHome(fields[0] ?? '', home)
        : lines !== undefined
          ? withLines('Se são de outro lugar, leve-os para lá. No lugar deles, escreva:', lines)
          : `Aqui valem: ${nameFields(known, 16)}. Passe o que eles dizem para um destes. Se a linha acima deles se apagou sem querer, desfaça com Ctrl+Z; se não servem, apague-os.`,
    ),
  itemOfOther: ({ list: here, other, first, last, above }) =>
    say(
      `Este item não é de "${here}": é um de "${other}".`,
      `Recorte ${lineSpan(first, last)} e cole abaixo da linha ${above - 1}, com os traços um embaixo do outro.`,
    ),
  itemsAsFields: ({ fields, list, lines }) =>
    say(
      `Estes campos não valem aqui: ${named(fields, 6)}.`,
      withLines(`O que eles dizem fica na lista "${list}". No lugar deles, escreva:`, lines),
    ),
  pricesAsFields: ({ fields, first, last, lines }) =>
    say(
      `Cada item tem um preço só, e ${named(fields, 6)} não são campos.`,
      withLines(`Faça um item para cada preço. No lugar das linhas ${first} a ${last}, escreva:`, lines),
    ),
  secondPrice: ({ fields, into, isItem }) => {
    const isOne = fields.length === 1;
    const where = `${placeForLines(into)}, escreva:`;
    return say(
      `${isItem ? 'Cada item tem' : 'Aqui cabe'} um preço só, e ${named(fields, 6)} não ${isOne ? 'é um campo' : 'são campos'}.`,
      [
        withLines(
          isItem
            ? `Faça ${isOne ? 'mais um item' : 'mais itens, um para cada preço'}. ${where}`
            : `${isOne ? 'O outro preço cabe' : 'Os outros preços cabem'} em "${into.field}". ${where}`,
          into.lines,
        ),
        `Depois apague ${isOne ? 'a linha' : 'as linhas'} ${named(fields, 6)}.`,
      ].join('\n'),
    );
  },
  missingFields: ({ fields, isFile, lines }) =>
    say(
      `Faltam os campos ${nameFields(fields, 8)}.`,
      isFile
        ? withLines(
            'Se um pedaço do arquivo se apagou sem querer, desfaça com Ctrl+Z. Se não, escreva:',
            lines,
          )
        : withLines(
            'Se aqui não começa nada novo, apague o traço ou a linha. Se começa, escreva também:',
            lines,
          ),
    ),
  colonInItem: ({ line }) =>
    say('Há dois-pontos no meio deste texto, e o que vem antes deles passa por nome de campo.', paste(line)),
  wantsList: ({ field, lines, isOpen }) =>
    say(
      `"${field}" pede uma lista, e aqui está outra coisa.`,
      withLines(
        isOpen
          ? 'Comece cada item em uma linha própria, assim, com o que está escrito aqui no lugar de "…":'
          : 'Escreva assim:',
        lines,
      ),
    ),
  wantsFields: ({ field, lines, indent = 0, last }) =>
    say(
      `"${field}" pede um grupo de campos, e aqui está outra coisa.`,
      lines !== undefined
        ? withLines(
            `Escreva assim, no lugar ${last === undefined ? 'desta linha' : `das linhas até a ${last}`}${indent === 0 ? '' : `, com ${spaces(indent)} antes do traço`}:`,
            lines,
          )
        : `Escreva os campos de "${field}" nas linhas de baixo, com recuo, como "nome: valor".`,
    ),
  wantsText: ({ field, lines }) =>
    say(
      `"${field}" pede um texto, e aqui está outra coisa.`,
      lines !== undefined
        ? lines.length === 1
          ? paste(lines[0] ?? '')
          : withLines('Escreva assim:', lines)
        : `Escreva o texto de "${field}" na mesma linha. Se ele tem dois-pontos, ponha-o entre aspas.`,
    ),
  bracketInText: ({ field, line }) => say(`O texto de "${field}" começa com um sinal especial.`, paste(line)),
  emptyList: ({ field, isNeeded, lines }) =>
    say(
      `"${field}" está vazio.`,
      withLines(
        isNeeded
          ? 'Escreva assim; se não há mais nenhum, apague a seção ou o item inteiro:'
          : 'Apague a linha, ou escreva assim:',
        lines,
      ),
    ),
  tooFew: ({ field, least, lines }) =>
    say(
      `"${field}" tem itens de menos.`,
      withLines(`Ponha pelo menos ${count(least, 'item', 'itens')}, assim:`, lines),
    ),
  tooMany: ({ field, most, other }) =>
    say(
      `"${field}" tem itens demais.`,
      `Deixe no máximo ${count(most, 'item', 'itens')}${other === undefined ? ', e apague os outros.' : `. O que sobra cabe em "${other}", nesta mesma seção: recorte daqui as linhas dele, e cole-as lá.`}`,
    ),
  duplicateId: ({ id, free, isSame }) =>
    say(
      `Duas seções desta página ${isSame ? 'são iguais, e ' : ''}têm o mesmo id: "${id}".`,
      `${isSame ? 'Se foi colada duas vezes, apague uma das duas. Se são para ser duas, mude os textos desta, e também o id:' : 'Troque o desta seção, a segunda das duas;'} o da outra fica. Um id tem só letras minúsculas sem acento, números e hifens. ${paste(`id: ${free}`)}`,
    ),
  incomplete: ({ said, lines }) =>
    say('Falta um campo aqui.', lines === undefined ? said : withLines(`${said} Por exemplo:`, lines)),
  wrongCombination: ({ said }) => say('Estes campos não combinam.', said),
  longTitle: ({ letters }) =>
    say(
      `Este título tem ${letters} letras: em letras grandes, enche a tela de um celular.`,
      'Deixe aqui poucas palavras, e ponha as outras no texto.',
    ),
  lengthOfHead: ({ field, letters, least, most }) =>
    say(
      `${field === 'title' ? 'O título' : 'A descrição'} da página tem ${letters} letras; o Google mostra bem de ${least} a ${most}.`,
      letters > most
        ? 'Encurte o texto, com o mais importante primeiro.'
        : 'Diga mais: o serviço, a cidade e o nome do negócio.',
    ),
  copiedSection: () =>
    say(
      'Esta seção é igual a outra desta página.',
      'Se ela foi copiada em vez de recortada, apague uma das duas.',
    ),
  copiedItem: () =>
    say(
      'Este item é igual a outro da mesma lista: na página ele aparece duas vezes.',
      'Se foi colado duas vezes, apague um dos dois.',
    ),
  sameRegister: ({ name, register, other, place }) =>
    say(
      `O registro de "${shorten(name)}", ${shorten(register)}, é também o de "${shorten(other)}"${place === undefined ? '' : `, em ${place}`}.`,
      'Um registro é de uma pessoa só: corrija aqui ou lá o que não é o certo. Se são a mesma pessoa, escreva o nome igual nos dois lugares.',
    ),
  sharedCopy: ({ file, more }, folder) =>
    say(
      more === 0
        ? `Esta seção é igual a uma de ${file}.`
        : `Esta seção e mais ${more} desta página são iguais às de ${file}.`,
      `Guarde-a uma vez só em ${folder}/_shared e mostre-a nas duas páginas com "- type: use": mudar em um lugar muda nos dois.`,
    ),
  unknownDefault: (choice) =>
    choice.typed.includes(' ')
      ? say(
          'Em "default" vai o nome de uma mensagem, e aqui está a própria mensagem.',
          `Escreva aqui o nome de uma (${list(choice.known, 16)}), e o texto na linha dela, em "messages". Assim: default: ${choice.known[0] ?? '…'}`,
        )
      : say(
          `A mensagem padrão "${choice.typed}" não existe.`,
          didYouMean(choice, `Use uma destas: ${list(choice.known, 16)}.`),
        ),
  contract: ({ contract: { message, cure }, correction, known }) =>
    say(
      message,
      didYouMean({ nearest: correction?.to }, known === undefined ? cure : `${cure} ${nameIds(known)}`),
    ),
};

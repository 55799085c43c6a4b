import type { LostParameters, LostType } from '../kinds/lost.ts';
import { lineAfterCut, shorten, shortenLine, wholeLine, withLines } from '../wording.ts';
import { say, type WordsOf } from '../words.ts';
import { leading, lineSpan, spaces } from './parts.ts';

function nameSection({ title }: LostType): string {
  return title === undefined || title === '' ? '' : ` ("${shorten(title)}")`;
}

function aboveLine({ key, types: [type, ...others], line, margin }: LostType): string {
  const where = margin === 0 ? 'encostado na margem' : `com ${spaces(margin)} no começo`;
  const also = others.map((other) => `- type: ${other}`).join(' ou ');
  const or = also === '' ? '' : ` (ou ${also})`;
  return `${key === 'type' ? 'No lugar' : 'Acima'} da linha ${line}, ${where}, escreva: - type: ${type ?? '…'}${or}`;
}

function sayLines(first: number, amount: number): string {
  if (amount === 1) return `A linha ${first} é um item`;
  return `As linhas ${first} ${amount === 2 ? 'e' : 'a'} ${first + amount - 1} são um item`;
}

/** What the second of two lines may be meant as. */
function secondMeant({ isFile, isGroup, item, other }: LostParameters['duplicateKey']): string {
  if (other !== undefined)
    return `Se um dos dois não vale mais, apague a linha dele. Se valem os dois, escreva esta assim: ${wholeLine(other)}`;
  if (isGroup) return 'Apague uma das duas linhas.';
  if (item !== undefined)
    return `Se aqui começa outro item, ponha um traço antes dele, ${leading(item)}: ${wholeLine(item)}\nSe a linha está repetida, apague uma das duas.`;
  const meant = isFile
    ? 'Se a segunda faz parte de outra coisa, falta o recuo dela'
    : 'Se aqui começa outro item, ponha um traço antes dele';
  return `${meant}; se a linha está repetida, apague uma das duas.`;
}

export const lostWords: WordsOf<LostParameters> = {
  duplicateKey: (found) =>
    say(`"${shorten(found.key)}" aparece duas vezes no mesmo lugar.`, secondMeant(found)),
  pastedBetween: ({ first, last, item, lines }) =>
    say(
      `Esta linha é do item que começa na linha ${item}: outro item foi colado no meio dele.`,
      withLines(`No lugar das linhas ${first} a ${last}, escreva:`, lines),
    ),
  loneDash: ({ first, last, lines }) =>
    say(
      'O traço está sozinho nesta linha, e os campos do item começam na mesma coluna que ele.',
      withLines(`No lugar das linhas ${first} a ${last}, escreva:`, lines),
    ),
  secondPage: ({ first, last, name }, folder) =>
    say(
      'Daqui em diante é outra página: este arquivo já tem o começo e as seções de uma.',
      `Cada página tem o seu arquivo. Recorte as linhas ${first} a ${last} e salve-as em um arquivo novo da pasta ${folder}${name === '' ? '' : `, como ${name}.yaml`}. Se eram seções desta página, cole só elas, sem o que vem acima de "sections:".`,
    ),
  secondSection: ({ first, last, name, hasDash }, folder) =>
    say(
      'Aqui começa outra seção, e um arquivo da pasta _shared guarda uma só.',
      [
        `Recorte as linhas ${first} a ${last} e salve-as em um arquivo novo, como ${folder}/_shared/${name === '' ? 'outra' : name}.yaml${hasDash ? ', sem o traço e com "type:" e os outros campos encostados na margem' : ''}. Em cada página, onde ela deve aparecer, escreva:`,
        '- type: use',
        `  section: ${name === '' ? 'outra' : name}`,
      ].join('\n'),
    ),
  siteSection: ({ first, from, last }) =>
    say(
      'Aqui começa uma seção, e seções não ficam em site.yaml, e sim nas páginas.',
      [
        `Recorte ${lineSpan(from, last)} e cole-${from === last ? 'a' : 'as'} na página em que a seção deve aparecer, abaixo de "sections:", entre duas seções.`,
        ...(first < from ? [`Depois apague daqui a linha ${first}.`] : []),
      ].join(' '),
    ),
  secondSections: ({ line }) =>
    say(
      'A linha "sections:" aparece duas vezes.',
      `Apague a linha ${line}, a segunda das duas: as seções que vêm depois dela continuam a mesma lista.`,
    ),
  sameLine: ({ line }) =>
    say('Esta linha está escrita duas vezes.', `Apague uma das duas, como a linha ${line}.`),
  lostType: (lost) =>
    say(
      `Aqui começa uma seção${nameSection(lost)}, mas falta a linha "- type: …" dela.`,
      `Não apague nada. ${aboveLine(lost)}`,
    ),
  doubtfulType: ({ isNear, ...lost }) =>
    say(
      `"${shorten(lost.key)}" aparece duas vezes na mesma seção.`,
      isNear && lost.key !== 'type'
        ? `Apague uma das duas linhas. Se aqui começa outra seção, não apague nada. ${aboveLine(lost)}`
        : `Se aqui começa outra seção, não apague nada. ${aboveLine(lost)}\nSe a linha está só repetida, apague uma das duas.`,
    ),
  lostHead: ({ type, label, line, lines }) =>
    say(
      `Aqui começam itens de uma seção "${label}" (${type}), mas falta o começo dela.`,
      withLines(
        `Não apague nada. Se o começo foi apagado sem querer, desfaça com Ctrl+Z. Se não, acima da linha ${line}, escreva:`,
        lines,
      ),
    ),
  leftSection: ({ type, label, first, last, lines }) =>
    say(
      `${first === last ? `A linha ${first} parece` : `As linhas ${first} a ${last} parecem`} o resto de uma seção "${label}" (${type}) que perdeu o começo.`,
      withLines(
        `Se a seção não fica na página, apague ${lineSpan(first, last)}. Se ela fica, desfaça com Ctrl+Z, ou escreva acima da linha ${first}:`,
        lines,
      ),
    ),
  restOfItem: ({ first, last, line, twin }) =>
    say(
      `${first === last ? `A linha ${first} é` : `As linhas ${first} a ${last} são`} o resto de um item que perdeu o começo.`,
      [
        `Se esse item não fica na página, apague ${lineSpan(first, last)}.`,
        `Se fica, escreva acima da linha ${first}, ${leading(line)}: ${wholeLine(line)}`,
        ...(twin === undefined ? [] : [`Se a linha ${first} é a nova versão da ${twin}, apague a ${twin}.`]),
      ].join('\n'),
    ),
  secondGroup: ({ field, first, last }) =>
    say(
      `Em "${shorten(field)}" cabe um só, e aqui começa outro.`,
      `Apague ${lineSpan(first, last)}. Se é este que deve ficar, apague o que está acima dele.`,
    ),
  secondHours: ({ first, last, lines }) =>
    say(
      'Cada item tem um horário só, e aqui há outro dos mesmos dias.',
      withLines(`No lugar das linhas ${first} a ${last}, escreva:`, lines),
    ),
  cutEarly: ({ type, head, first, last, above }) =>
    say(
      `Aqui está o resto da seção "${type}" da linha ${head}, que ficou sem o fim.`,
      `Recorte ${lineSpan(first, last)} e cole-${first === last ? 'a' : 'as'} abaixo da linha ${lineAfterCut({ first, last, above }) - 1}, no fim daquela seção.`,
    ),
  pastedItem: ({ line, indent, neighbours, better }) =>
    say(
      `${sayLines(line, better.length)} da lista de cima, mas ${better.length === 1 ? 'começa' : 'começam'} ${indent === 0 ? 'na margem' : `com ${spaces(indent)}`}; os outros itens começam com ${spaces(neighbours)}.`,
      [
        `Não apague nada. Ponha ${spaces(neighbours)} antes do traço${better.length === 1 ? '' : ` e ${neighbours + 2} antes do resto`}, assim:`,
        ...better.slice(0, 12).map(shortenLine),
      ].join('\n'),
    ),
};

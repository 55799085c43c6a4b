import { months } from '../../../defaults/months.ts';
import { explainNoSuchDay } from '../days.ts';
import type { ValueParameters } from '../kinds/values.ts';
import { fieldLines, list, lower, shorten, withLines } from '../wording.ts';
import { say, type Words, type WordsOf } from '../words.ts';
import { didYouMean, paste, nameMeanings, placeForLines, sayLeaving } from './parts.ts';

function sayNoSuchDay({ field, typed }: ValueParameters['noSuchDay']): Words {
  const found = explainNoSuchDay(typed);
  if (found.wrong === 'month') {
    const { swapped } = found;
    const cure = swapped === undefined ? 'Confira o mês, que vai de 01 a 12.' : paste(`${field}: ${swapped}`);
    return say(`${typed} não existe: o segundo número é o mês.`, cure);
  }
  const { month, year, days, nearest, isFirst } = found;
  const name = month === 2 ? `fevereiro de ${year}` : months[month - 1];
  return say(
    `${typed} não existe: ${name} tem ${days} dias.`,
    `Confira o dia. Se é o ${isFirst ? 'primeiro' : 'último'} do mês, escreva: ${field}: ${nearest}`,
  );
}

/** What to do about a field without a value. */
const orDelete = (isNeeded: boolean) =>
  isNeeded ? 'Escreva o valor: este campo não pode faltar.' : 'Escreva o valor, ou apague a linha.';

const linesOf = (fields: readonly string[]) => fields.map((field) => `a linha "${field}"`).join(' e ');

const notInForm = (field: string, value: string) =>
  `O valor de "${field}" não está na forma esperada: "${shorten(value)}".`;

const notAccepted = (field: string, value: string) => `"${field}" não aceita "${shorten(value)}".`;

function cureUnknownValue({
  known,
  meanings,
  isColor,
}: Pick<ValueParameters['unknownValue'], 'known' | 'meanings' | 'isColor'>) {
  if (isColor === true && meanings !== undefined)
    return `As cores são as do tema da página (a linha "theme"), e a seção só escolhe um tom delas: ${nameMeanings(meanings)}.`;
  if (meanings === undefined) return `Use um destes: ${list(known, 40)}.`;
  return `${meanings.length < known.length ? 'Pode ser' : 'Use'} um destes: ${nameMeanings(meanings)}.`;
}

export const valueWords: WordsOf<ValueParameters> = {
  emptyValue: ({ field, isNeeded, isItem, hasRemark }) =>
    say(
      `"${field}" está vazio.`,
      `${isNeeded ? `Escreva o valor na mesma linha: este campo não pode faltar.${isItem ? ' Se ainda não sabe o que escrever, apague o item inteiro.' : ''}` : 'Escreva o valor na mesma linha, ou apague a linha.'}${hasRemark ? ' Um valor que começa com # precisa de aspas.' : ''}`,
    ),
  emptyItem: ({ lines }) =>
    say(
      'Há um traço, e nada depois dele.',
      withLines('Apague a linha do traço. Se aqui vai um item, escreva assim:', lines),
    ),
  blankValue: ({ field, isSpaces, isNeeded }) =>
    say(
      `"${field}" está vazio: só tem ${isSpaces ? 'espaços' : 'caracteres que não se veem'}.`,
      orDelete(isNeeded),
    ),
  nothing: ({ field, isNeeded }) =>
    say(
      `"${field}" está vazio: o que está escrito aqui quer dizer "nada".`,
      `${orDelete(isNeeded)} Se o texto é mesmo esse, ponha-o entre aspas.`,
    ),
  unknownValue: ({ field, said, ...choice }) =>
    say(notAccepted(field, choice.typed), didYouMean(choice, said === '' ? cureUnknownValue(choice) : said)),
  repairableChoice: ({ field, typed, line }) => say(notAccepted(field, typed), paste(line)),
  repairableForm: ({ field, typed, line }) => say(notInForm(field, typed), paste(line)),
  noSoldOut: ({ line }) =>
    say(
      'Aqui não há como marcar "esgotado".',
      `Para tirar este item do site até voltar, escreva: ${line}\nPara deixá-lo à vista, apague a linha e conte na descrição.`,
    ),
  besidePrice: ({ field, what, homes, line, hides, into }) => {
    const types = list(homes.map(({ type, label }) => `${label.toLowerCase()} (${type})`));
    const message = {
      amount: 'Aqui não há um campo para o preço.',
      struck: `Aqui o preço de antes não aparece riscado: isso só há em ${types}.`,
      discount: `Aqui não há um campo para o desconto: isso só há em ${types}.`,
      day: 'Aqui não há um campo para a validade do preço.',
    }[what];
    if (line === undefined || into !== undefined)
      return say(
        message,
        into === undefined
          ? `Apague a linha "${shorten(field)}".`
          : withLines(`Diga-o com palavras, em "${into.field}". ${placeForLines(into)}, escreva:`, [
              ...into.lines,
              `Depois apague a linha "${shorten(field)}".`,
              ...(what === 'amount' ? [`Um campo só para o preço há nestas seções: ${types}.`] : []),
            ]),
      );
    const more =
      hides === undefined
        ? ''
        : `\nSe é o item todo que sai do site depois desse dia, escreva: ${hides.trim()}`;
    return say(message, `Diga-o com palavras junto do preço. ${paste(line)}${more}`);
  },
  otherField: ({ field, better, line, besides = [], leaves }) =>
    say(
      `O que está em "${field}" se escreve em "${better}".`,
      besides.length === 0
        ? `${paste(line)}${leaves === undefined ? '' : `\n${sayLeaving(leaves)}`}`
        : `Apague ${linesOf(besides)} (só aparece junto de um preço) e no lugar desta linha ${lower(paste(line))}`,
    ),
  misnamedValue: ({ typed, field, lines }) =>
    say(
      `O nome de "${typed}" aqui é "${field}", e o que está nele se divide em ${lines.length} linhas.`,
      withLines('No lugar desta linha, escreva:', lines),
    ),
  dividedValue: ({ field, lines, old, missing }) =>
    say(
      missing === undefined
        ? `Em "${field}" vai só o valor: as palavras em volta dele têm linhas próprias.`
        : `Em "${field}" está também o que falta em "${missing}".`,
      [
        old === undefined
          ? 'Escreva assim:'
          : `Apague a linha "${old.line}"${old.field === 'originalPrice' ? ', que diz o preço de antes,' : ''} e no lugar desta linha escreva:`,
        ...lines,
      ].join('\n'),
    ),
  starredPrice: ({ field, sign, lines, given, isOpen }) =>
    say(
      `Em "${field}" vai só o valor, sem "${sign}".`,
      [
        withLines(
          lines.length > 1 ? 'Escreva assim, e o sinal aparece ao lado do preço:' : 'Escreva assim:',
          lines,
        ),
        ...(given === undefined
          ? []
          : [
              withLines(`E no lugar da linha ${given.line}, para o sinal ficar ao lado do preço:`, [
                given.text,
              ]),
            ]),
        ...(lines.length > 1 || given !== undefined
          ? []
          : ['Aqui o preço não leva sinal: a frase que ele marcava fica onde está.']),
        ...(isOpen ? [`O que o sinal quer dizer se escreve nesta seção, assim: note: "${sign} …"`] : []),
      ].join('\n'),
    ),
  twoPhones: ({ field, lines }) =>
    say(
      `Aqui estão dois telefones, e em "${field}" vai um só.`,
      withLines(
        `Escreva um em cada linha${lines.some((line) => line.includes('…')) ? ', com o DDD no lugar de …' : ''}:`,
        lines,
      ),
    ),
  severalValues: ({ field, own, items, lowest }) =>
    say(
      `"${field}" tem mais de um valor, e cada item tem um só.`,
      [
        withLines('Faça um item para cada valor. Neste, escreva:', fieldLines(own)),
        withLines('E logo abaixo deste item:', items.flat()),
        ...(lowest === undefined
          ? []
          : [withLines('Ou, para deixar um item só, escreva nele:', fieldLines(lowest))]),
      ].join('\n'),
    ),
  priceAside: ({ field, aside, line, into }) =>
    say(
      `Em "${field}" vai só o valor, e aqui há mais: "${shorten(aside, 40)}".`,
      withLines(
        `${paste(line)}\nO resto cabe em "${into.field}". ${placeForLines(into)}, escreva:`,
        into.lines,
      ),
    ),
  priceWords: ({ field, text, line, isGiven, besides }) =>
    say(
      `Em "${field}" vai só um preço, com números, e aqui estão palavras.`,
      isGiven
        ? `Apague esta linha${besides.length === 0 ? '' : ` e ${linesOf(besides)} (só aparece junto de um preço)`}, e ponha as palavras na linha de "${text}". ${paste(line)}`
        : besides.length === 0
          ? `No lugar desta linha, ${lower(paste(line))}`
          : `Apague ${linesOf(besides)}: só aparece junto de um preço. No lugar desta linha, ${lower(paste(line))}`,
    ),
  eitherPrice: ({ field, typed, meant }) =>
    say(
      `"${shorten(typed)}" em "${field}" pode ser ${meant.join(' ou ')}.`,
      withLines(
        'Escreva uma destas linhas:',
        meant.map((price) => `${field}: ${price}`),
      ),
    ),
  invalidForm: ({ field, value, said }) => say(notInForm(field, value), said),
  noSuchDay: sayNoSuchDay,
  tooLong: ({ field, most }) => say(`O texto de "${field}" é longo demais.`, `Use no máximo ${most} letras.`),
  tooShort: ({ field, least }) =>
    say(`O texto de "${field}" é curto demais.`, `Use pelo menos ${least} letras.`),
};

import { capital } from '../../../fields/capital.ts';
import { countPlaces, datesOf, type ClaimParameters, type Places, type Topic } from '../kinds/claims.ts';
import { count, ended, list, quote, shorten, withLines } from '../wording.ts';
import { writeDays } from '../../../fields/write-days.ts';
import { say, type WordsOf } from '../words.ts';
import { didYouMean, paste, placeForLines } from './parts.ts';

function title(topics: readonly Topic[]): string {
  const words = topics.map(({ name }) => name).join(' e ');
  return capital(words);
}

function nameLines(lines: readonly number[]): string {
  return lines.length === 1 ? `linha ${lines.join()}` : `linhas ${lines.join(' e ')}`;
}

/** A price as it is, and an answer between quotes. */
const sayValue = (field: string, said: string) => (field === 'price' ? said : quote(shorten(said)));

/** That some days have a row of their own, where their hours are to be looked at. */
function sayKnown(days: readonly string[]): string {
  const isOne = days.length === 1;
  return `${joinWords(days)} já ${isOne ? 'tem' : 'têm'} o seu item nesta lista: confira lá a hora.`;
}

/** `a, b e c`. */
function joinWords(words: readonly string[]): string {
  return [words.slice(0, -1).join(', '), ...words.slice(-1)].filter(Boolean).join(' e ');
}

function joinPlaces({ named, more }: Places): string {
  return joinWords(more === 0 ? named : [...named, `mais ${count(more, 'lugar', 'lugares')}`]);
}

function alsoSaid(alike: Places): string {
  if (countPlaces(alike) === 0) return '';
  const places = count(countPlaces(alike), 'outro lugar diz', 'outros lugares dizem');
  return ` ${places} o mesmo que aqui: ${joinPlaces(alike)}.`;
}

/** How the places are found that are counted alone. */
function howToFind({ more }: Places, said: string): string {
  return more === 0
    ? ''
    : ` Para achar os que faltam, procure "${shorten(said)}" em todos os arquivos: no VS Code, Ctrl+Shift+F.`;
}

/** What makes the places agree. */
function agree({ said, alike, there, others, elsewhere }: ClaimParameters['disagrees']): string {
  const amount = elsewhere.reduce((sum, { places }) => sum + countPlaces(places), countPlaces(others));
  if (amount === 1 && countPlaces(alike) === 0) return 'Deixe os dois iguais.';
  const rest = amount === 1 ? 'o outro lugar' : `os outros ${amount} lugares`;
  const here = countPlaces(alike) === 0 ? 'só este' : `este e ${joinPlaces(alike)}`;
  return `Deixe todos iguais: se o certo é "${shorten(said)}", mude ${rest}; se não, mude ${here}.${howToFind(others, there)}`;
}

function cureDisagreement(found: ClaimParameters['disagrees'], folder: string): string {
  const { paste, into } = found;
  if (into === 'claims' || into === 'new') {
    const how =
      into === 'claims'
        ? `no fim da lista "claims" de ${folder}/site.yaml, escreva:`
        : `no fim de ${folder}/site.yaml, escreva:\nclaims:`;
    return [
      agree(found),
      `Se cada lugar tem mesmo o seu, anote isso, e este aviso some: ${how}`,
      ...paste,
    ].join('\n');
  }
  const where = `${folder}/site.yaml, abaixo de "where" ${into.length === 1 ? 'da' : 'das'} ${nameLines(into)}`;
  const agreed = agree(found);
  return [
    `Se este vale mesmo aqui, anote também este lugar: em ${where}, escreva:`,
    ...paste,
    `Se não, ${agreed.slice(0, 1).toLowerCase()}${agreed.slice(1)}`,
  ].join('\n');
}

/** How a line tells days apart that it told in one, and of which only some have other hours now. */
function splitDays(topics: readonly Topic[]): string {
  return topics.length < 2
    ? ''
    : '\nSe só um desses dias mudou, separe-os nesta linha, como: Segunda a sexta 8h–18h, sábado 8h–16h';
}

/** That hours have the last of them first. */
const sayTurned = (hours: string, alike: Places) =>
  `As duas horas estão trocadas. Escreva aqui${countPlaces(alike) === 0 ? '' : ` e em ${joinPlaces(alike)}`}: ${shorten(hours)}`;

/** Where something is that is on another page. */
const onPage = (route: string) => (route === '/' ? 'na página inicial' : `em ${route}`);

export const claimWords: WordsOf<ClaimParameters> = {
  disagrees: (found, folder) =>
    say(
      `${title(found.topics)}: aqui está "${shorten(found.said)}", e em ${joinPlaces(found.others)} está "${shorten(found.there)}"${found.elsewhere.map(({ said, places }) => `, em ${joinPlaces(places)} "${shorten(said)}"`).join('')}.${alsoSaid(found.alike)}`,
      cureDisagreement(found, folder),
    ),
  notAsDeclared: ({ topics, said, alike, declared, lines, others, ends, value, isTurned }, folder) =>
    say(
      `${title(topics)}: aqui está "${shorten(said)}", e site.yaml declara "${shorten(declared)}" para este lugar.`,
      isTurned
        ? sayTurned(declared, alike)
        : `Corrija aqui${countPlaces(alike) === 0 ? '' : ` e em ${joinPlaces(alike)}`}. Se "${shorten(said)}" é o certo, ${countPlaces(others) === 0 ? '' : `mude também ${joinPlaces(others)}, e `}escreva em ${folder}/site.yaml, ${ends.map(({ line, text }) => `na linha ${line}:\n${text}\n`).join('e ')}${ends.length === 0 ? '' : 'e '}${lines.length === 1 ? 'na' : 'nas'} ${nameLines(lines)}:\n${value}${splitDays(topics)}`,
    ),
  dayLeftOut: ({ days, said, told, isClosed, isInWords, item }, folder) => {
    const isOne = days.length === 1;
    const names = writeDays(days);
    const when = isOne ? 'nesse dia' : 'nesses dias';
    const alone = isClosed
      ? ` Se só aqui não abre, declare este lugar em claims de ${folder}/site.yaml, com subject: weekdays e value: fechado.`
      : isInWords
        ? ' Se só aqui não abre, diga "Fechado" aqui.'
        : '';
    return say(
      isClosed
        ? `Aqui ${names} está "fechado", e em ${joinPlaces(told)} está "${shorten(said)}".`
        : `${isOne ? 'Falta' : 'Faltam'} aqui ${names}: em ${joinPlaces(told)} está "${shorten(said)}".`,
      [
        `Se abre ${when}, diga isso aqui também${item.length === 0 ? '.' : ', no fim da lista:'}`,
        ...item,
        `Se não abre, tire-${isOne ? 'o' : 'os'} também de lá.${alone}`,
      ].join('\n'),
    );
  },
  halfHours: ({ topic, said, end, declared, at, line }, folder) =>
    say(
      `${title([topic])}: "${shorten(said)}" só diz quando ${end === 'closes' ? 'fecha' : 'abre'}, e site.yaml declara "${shorten(declared)}" para este lugar.`,
      `Diga de quando a quando. ${paste(line)}\nSe o horário é outro, mude-o também em ${folder}/site.yaml, na linha ${at}.`,
    ),
  dayTwice: ({ days, row, other, line }) => {
    const names = writeDays(days);
    const isOne = days.length === 1;
    return say(
      `Esta lista diz duas vezes o horário de ${names}: ${quote(row)} e ${quote(other)}.`,
      line === undefined
        ? 'Deixe só o que vale.'
        : `Se o de ${names} é ${quote(other)}, tire-${isOne ? 'o' : 'os'} daqui. ${paste(line)}`,
    );
  },
  daysInTime: ({ line }) =>
    say('Os dias já estão ao lado, e visitantes os leriam duas vezes.', `Aqui vai só a hora. ${paste(line)}`),
  otherDaysInTime: ({ others, known, first, last, lines }) =>
    say(
      `Em "time" vai só a hora dos dias ao lado, e aqui há outros: ${others.map((one) => `"${shorten(one, 40)}"`).join(', ')}.`,
      lines.length === 0
        ? 'Cada item do horário é de uns dias só: faça um para cada.'
        : `${withLines(`Cada item do horário é de uns dias só. ${placeForLines({ first, last })}, escreva:`, lines)}${known.length === 0 ? '' : `\n${sayKnown(known)}`}`,
    ),
  daysNotInHours: ({ days, after, lines }, folder) => {
    const dates = datesOf(days);
    return say(
      `O horário de site.yaml, que diz se está aberto, não sabe ${dates.length === 1 ? 'deste dia' : 'destes dias'}: ${dates.join(', ')}.`,
      withLines(`Escreva também em ${folder}/site.yaml, abaixo da linha ${after}:`, lines),
    );
  },
  hoursForWhile: ({ first, last, said, known, hasBegun }, folder) =>
    say(
      `De ${first} a ${last} o horário aqui é ${quote(said)}, e o horário do site não sabe disso: por ele é ${joinWords(known.map(quote))}.`,
      `Para o site dizer certo se está aberto, mude o horário em ${folder}/site.yaml, e onde mais ele está, ${hasBegun ? 'agora' : `em ${first}`}; depois de ${last}, volte ao de antes.`,
    ),
  otherOnDay: ({ date, said, known }, folder) =>
    say(
      `Aqui o horário de ${date} é ${quote(said)}, e no horário do site é ${quote(known)}: por este ele diz se está aberto.`,
      `Deixe os dois iguais: escreva ${quote(known)} aqui, ou mude esse dia em "exceptions", em ${folder}/site.yaml.`,
    ),
  noonSaid: ({ said, time }) =>
    say(
      `Este texto diz ${quote(shorten(said))}, e o horário ao lado tem uma pausa: ${quote(time)}.`,
      'Se a pausa é certa, apague esta linha. Se não é, corrija o horário.',
    ),
  breakSaid: ({ said, time }) =>
    say(
      `Este horário não tem pausa, e um texto ao lado diz ${quote(shorten(said))}.`,
      `Se a pausa é certa, escreva: ${time}`,
    ),
  countedItems: ({ said, right, shown, isMore }) =>
    say(
      `Este texto diz ${quote(said)}, e a lista desta seção mostra ${count(shown, 'item', 'itens')}.`,
      `${right === undefined ? 'Se a lista está certa, mude o texto' : `Se a lista está certa, escreva ${quote(right)}`}. Se não, ${isMore ? 'acrescente ou mostre o que falta' : 'tire ou esconda o que sobra'}.`,
    ),
  otherPrice: ({ name, price, there, route }) =>
    say(
      `"${shorten(name)}" custa ${price} aqui e ${there} ${route === undefined ? 'em outra seção desta página' : onPage(route)}.`,
      `Se é o mesmo, deixe os dois preços iguais: escreva ${there} aqui, ou ${price} lá. Se não é, dê a cada um o seu nome, para quem lê saber qual é qual.`,
    ),
  otherAnswer: ({ question, there, route, shared }) =>
    say(
      `"${shorten(question)}" tem outra resposta ${shared !== undefined ? `na seção compartilhada "${shared}"` : route === undefined ? 'em outra seção desta página' : onPage(route)}: ${ended(quote(shorten(there)))}`,
      'Se é a mesma pergunta, deixe as duas respostas iguais. Se não é, diga em cada uma do que ela fala, para quem lê saber qual é qual.',
    ),
  twiceNamed: ({ name, field, here, there }) =>
    say(
      `"${shorten(name)}" está duas vezes nesta lista, ${field === 'answer' ? 'com duas respostas' : 'com dois preços'}: ${sayValue(field, there)}, e aqui ${ended(sayValue(field, here))}`,
      `Se é o mesmo, apague um dos dois. Se não é, dê a cada um o seu nome, para quem lê saber qual é qual.`,
    ),
  twiceDated: ({ date, here, there, isSame }) =>
    isSame
      ? say(
          `${date} está duas vezes nos dias especiais, e as duas dizem o mesmo: ${ended(quote(shorten(here)))}`,
          'Apague uma das duas.',
        )
      : say(
          `${date} está duas vezes nos dias especiais: ${quote(shorten(there))}, e aqui ${ended(quote(shorten(here)))}`,
          'Só uma pode valer: apague a outra. Se o dia tem uma pausa, uma termina antes de a outra começar.',
        ),
  toldPrice: ({ name, said, price, asked, route }) =>
    say(
      `Este texto diz ${/\d/.test(said) ? said : quote(said)} para "${shorten(name)}", e o preço ${route === undefined ? 'nesta página' : onPage(route)} é ${price}.`,
      `Deixe os dois iguais: ${asked === undefined ? `se o certo é ${price}, escreva-o também aqui` : `escreva ${price} aqui, ou ${said} no preço de "${shorten(name)}"`}.${/\d/.test(said) ? ' Se é um preço especial, comece a frase por isso, como "Em dezembro, …".' : ''}`,
    ),
  stillFree: ({ name, phrase, price, rest }) =>
    say(
      `Aqui ainda se diz ${quote(phrase)}, e nesta página "${shorten(name)}" custa ${price}.`,
      `${rest === undefined ? 'Se é a mesma coisa, escreva a frase de novo' : `Se é a mesma coisa, deixe só ${quote(rest)}`}. Se é outra, que continua de graça, diga qual, para quem lê não esperar o mesmo da que tem preço.`,
    ),
  unknownPlace: (choice) =>
    say(
      `O lugar "${shorten(choice.typed)}" não existe no site.`,
      didYouMean(choice, `Corrija o lugar, ou apague esta linha. Existem: ${list(choice.known)}.`),
    ),
  unreadableClaim: ({ topic, value, isHours }) =>
    say(
      `"${shorten(value)}" não se lê como ${topic.name}.`,
      isHours
        ? 'Escreva o horário como 8h–18h ou 08:30–18:30, ou a palavra fechado.'
        : topic.subject === 'part-closed'
          ? 'Escreva um dia, como 05/01/2027.'
          : 'Escreva um número, como 10k+, mais de 8.000 ou 4,9.',
    ),
  stale: ({ topic, value }) =>
    say(
      `Nenhum desses lugares diz mais "${shorten(value)}" (${topic.name}).`,
      'Apague esta declaração, ou corrija "value" e "where".',
    ),
  stalePlace: ({ topic, value, place }) =>
    say(
      `${shorten(place)} não diz mais "${shorten(value)}" (${topic.name}).`,
      'Apague esta linha de "where", ou corrija o lugar.',
    ),
};

import { months } from '../../../defaults/months.ts';
import type { DayParameters } from '../kinds/days.ts';
import { count, quote, shorten, withLines } from '../wording.ts';
import { say, type WordsOf } from '../words.ts';
import { placeForLines } from './parts.ts';

export const dayWords: WordsOf<DayParameters> = {
  rowStays: ({ last }) =>
    say(
      'Este horário é de um dia marcado, e ficaria na página depois dele.',
      withLines('Escreva também, neste item:', [`showUntil: ${last}`]),
    ),
  rowGoesEarly: ({ until, last }) =>
    say(
      `Este horário é do dia ${last}, e sai da página antes: aparece só até ${until}.`,
      `Escreva assim: showUntil: ${last}`,
    ),
  noticeOver: ({ last }) =>
    say(
      `Este recado fala de ${last}, que já passou.`,
      'Se a data é outra, corrija-a. Se é essa mesmo, esconda a seção com "hidden: sim".',
    ),
  noticeStays: ({ last }) =>
    say(
      `Este recado fala de ${last}, e ficaria no site depois desse dia.`,
      withLines('Para que saia por si, escreva também nesta seção:', [`showUntil: ${last}`]),
    ),
  offerStays: ({ said, last, of }) =>
    say(
      `Aqui se diz ${quote(said)}, e isso ficaria no site depois de ${last}.`,
      of === 'cover'
        ? 'Ele não sai sozinho: tire-o depois desse dia.'
        : of === 'page'
          ? withLines(
              'Se a página inteira é dessa oferta, escreva também no começo da página: depois ela fica no ar, mas sai do sitemap. Se não é, tire o texto depois desse dia.',
              [`validUntil: ${last}`],
            )
          : withLines(
              `Para que saia por si, escreva também ${of === 'section' ? 'nesta seção' : 'neste item'}:`,
              [`showUntil: ${last}`],
            ),
    ),
  offerEndsThere: ({ name, last }) =>
    say(
      `${quote(name)} é também a oferta de outra seção, que sai em ${last}, e aqui ficaria depois desse dia.`,
      withLines('Para que saia junto, escreva também aqui:', [`showUntil: ${last}`]),
    ),
  schedule: ({ what, from, until, ended, next }) => {
    const noun = what === 'section' ? 'Esta seção' : 'Este item';
    if (ended !== undefined)
      return say(
        `${noun} acabou em ${ended} e não aparece mais.`,
        `Se volta, mude a data. Se não volta, apague ${what === 'section' ? 'a seção' : 'o item'}, ou deixe assim para o ano que vem.`,
      );
    if (from !== undefined)
      return say(
        `${noun} só aparece a partir de ${from}${until === undefined ? '' : `, e até ${until}`}.`,
        'O site muda quando é publicado nesse dia. Se isso não acontece sozinho todo dia, publique-o, ou lembre quem cuida disso.',
      );
    const price =
      next === undefined
        ? ''
        : `\nSe só o preço muda depois, copie o item logo abaixo, com o preço novo e "showFrom: ${next}" no lugar de "showUntil".`;
    return say(
      next === undefined
        ? `${noun} aparece até ${until ?? ''}.`
        : `${noun} aparece até ${until ?? ''}: depois some inteiro, com o preço.`,
      `O site muda quando é publicado no dia seguinte. Se isso não acontece sozinho todo dia, publique-o, ou lembre quem cuida disso.${price}`,
    );
  },
  textOver: ({ last }) =>
    say(
      `Este texto fala de ${last}, que já passou.`,
      'Se a data é outra, corrija-a. Se é essa mesmo, tire a promessa do texto.',
    ),
  differentEnds: ({ here, there, ways: [way] = [], shown }) =>
    say(
      `O último dia não é o mesmo: aqui ${here}, e ${shown === undefined ? 'em outro lugar desta página' : `${shown.what === 'item' ? 'este item' : 'esta seção'} aparece até`} ${there}.`,
      way === undefined
        ? 'Deixe os dois iguais.'
        : withLines(
            `Se ${way.to} é o certo, escreva-o em todos os lugares desta página:`,
            way.edits.map(({ line, text }) => `linha ${line}: ${shorten(text.trim(), 400)}`),
          ),
    ),
  renewedOffers: ({ former, until, edits }) =>
    say(
      `Há ofertas desta página que valem de novo, até ${until}, mas ela ainda muda como se terminassem em ${former}.`,
      withLines(
        'Escreva o novo último dia também nestas linhas:',
        edits.map(({ line, text }) => `linha ${line}: ${shorten(text.trim(), 400)}`),
      ),
    ),
  endToldEarly: ({ from, until, next }) =>
    say(
      `Esta seção diz que a oferta acabou e aparece desde ${from}, mas a oferta desta página vale até ${until}.`,
      `Escreva o dia depois do último. Assim: showFrom: ${next}`,
    ),
  shownTogether: ({ message, from, until, next }) =>
    say(
      `${message} ${from === until ? `Em ${from}` : `De ${from} a ${until}`} esta aparece junto com a outra.`,
      `Deixe esta começar no dia depois do último da outra. Assim: showFrom: ${next}`,
    ),
  endsBeforeReturn: ({ from, until, next }) =>
    say(
      `Estas ofertas voltam em ${from}, mas a validade é ${until}: diriam logo que já terminaram.`,
      `Escreva o novo último dia, assim: validUntil: ${next}`,
    ),
  endToldOn: ({ from, until }) =>
    say(
      `Esta seção diz que a oferta terminou, e em ${from} a oferta volta: as duas apareceriam juntas.`,
      `Escreva abaixo de "showFrom" o último dia deste recado: showUntil: ${until}`,
    ),
  wrongWeekday: ({ date, said, real, better, near }) =>
    say(
      `${date} é ${real}, e o texto diz ${said}.`,
      `Se a data está certa, escreva: ${better}. Se o dia da semana está certo, a data é ${near}.`,
    ),
  unrealDay: ({ typed, better, month, year }) => {
    const name = month === 2 && year !== undefined ? `fevereiro de ${year}` : months[month - 1];
    const last = Number.parseInt(better, 10);
    const leap = month === 2 && year === undefined ? ', ou 29' : '';
    return say(
      `${typed} não existe: ${name} tem ${last} dias${leap}.`,
      `Confira o dia. Se é o último do mês, escreva: ${better}`,
    );
  },
  relativeDay: ({ typed, better }) =>
    say(
      `Quem lê isto em outro dia entende outro dia: ${quote(typed)}.`,
      better === undefined
        ? 'Escreva a data, como 05/12.'
        : `Escreva a data. Contando de hoje, ${quote(typed)} é: ${better.replace(/,$/, '')}`,
    ),
  farDay: ({ date, near }) =>
    say(
      `Aqui vai o dia em que algo aconteceu, e ${date} ainda está longe.`,
      `Confira o ano. Se foi no último ${near.slice(0, 5)}, escreva assim: ${near}`,
    ),
  endedTarget: ({ route, date }) =>
    say(
      `Este link leva a ${route}, e o último dia dessa página foi ${date}.`,
      'Leve a outra página, ou apague o link. Se a campanha volta, mude a data em "validUntil" daquela página.',
    ),
  endedOffer: ({ date }) =>
    say(
      `A validade terminou em ${date}: a seção continua no ar, diz que terminou e não tem botões de compra.`,
      'Atualize a data, ou esconda a seção com "hidden: sim".',
    ),
  unsoldOffer: ({ date, until }) =>
    say(
      `Esta oferta aparece até ${until}, mas a seção diz que as ofertas terminaram em ${date}: assim ela não tem botão de compra.`,
      `Se todas as ofertas da seção valem de novo, mude o dia em "validUntil". Se só esta vale, ponha-a em uma seção nova.`,
    ),
  endingOffer: ({ date, days }) =>
    say(
      days === 0
        ? 'A validade termina hoje.'
        : `A validade termina em ${count(days, 'dia', 'dias')}, em ${date}.`,
      'Combine a próxima data, ou escreva em "showUntil" o último dia em que a seção aparece.',
    ),
  endedPage: ({ date, today }) =>
    say(
      `O último dia desta página foi ${date}, e em ${today} ela continua no ar.`,
      'Se a campanha volta, mude a data aqui e nos textos. Se não volta, tire da página o que já passou, ou apague o arquivo e os links que levam a ele.',
    ),
  endingPage: ({ date, days }) =>
    say(
      days === 0
        ? 'Hoje é o último dia desta página.'
        : `O último dia desta página é ${date}, daqui a ${count(days, 'dia', 'dias')}.`,
      'Se a campanha continua, mude a data aqui e nos textos. Se acaba, combine o que fica no lugar da página e dos links que levam a ela.',
    ),
  hoursInName: ({ name, isOpen, first, last, lines }) =>
    say(
      isOpen
        ? `O nome ${quote(name)} diz um horário, mas sem "opens" e "closes" este dia fica fechado.`
        : `O nome ${quote(name)} fala de vários dias, e aqui só o da data fica fechado.`,
      lines.length === 0 && !isOpen
        ? 'Escreva um dia especial para cada dia fechado, com a sua data em "date".'
        : lines.length === 0
          ? 'Se abre nesse dia, escreva de que hora em "opens", e até que hora em "closes".'
          : withLines(`${placeForLines({ first, last })}, escreva:`, lines),
    ),
  bothHours: ({ opens, closes, was, first, last, lines }) =>
    say(
      `${opens === closes ? 'Um dia inteiro vai da meia-noite à meia-noite' : `Aqui está o horário inteiro, das ${opens} às ${closes}`}, e cada hora tem o seu campo.${was === undefined ? '' : ` Em "${was.field}" está ${quote(was.hour)}, que dá lugar a ${was.now}.`}`,
      withLines(`${placeForLines({ first, last })}, escreva:`, lines),
    ),
  endsBeforeStart: ({ from, until, year }) =>
    say(
      `O último dia (${until}) vem antes do primeiro (${from}).`,
      year === undefined
        ? `Se foi engano, troque as datas de "showFrom" e "showUntil". Para sumir só entre esses dias, copie isto: o primeiro com showUntil: ${until}, a cópia com showFrom: ${from}`
        : `Confira o ano. Se é este o último dia, escreva assim: showUntil: ${year}`,
    ),
  closesBeforeOpening: ({ opens, closes, late, isTurned }) =>
    say(
      `A hora de fechar (${closes}) não vem depois da de abrir (${opens}).`,
      isTurned
        ? withLines('Se as duas estão trocadas, escreva:', [`opens: ${closes}`, `closes: ${opens}`])
        : late === undefined
          ? 'Confira "opens" e "closes".'
          : `Se fecha às ${late}, escreva assim: closes: ${late}\nSe é outra a hora, confira "opens" e "closes".`,
    ),
};

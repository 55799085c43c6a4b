import type { MeantParameters } from '../kinds/meant.ts';
import { list, lower, shorten, fieldLines, withLines, writeValue } from '../wording.ts';
import { say, type WordsOf } from '../words.ts';
import { didYouMean, paste, placeForLines } from './parts.ts';

/** What becomes of a button whose number a text tells, and what to do where the site's own number is another by now. */
function sayWayOut(line: string, out: MeantParameters['otherNumber']['out'], folder: string): string {
  if (out.way === 'call')
    return `Esta seção precisa de um botão. Para este ligar para o telefone do site, no lugar desta linha, escreva: ${line}\nSe foi esse telefone que mudou, troque-o em ${folder}/site.yaml, no campo "phone".`;
  const gone =
    out.way === 'item'
      ? `este botão${out.list === undefined ? '' : `, e a linha "${out.list}:", que fica sem nenhum`}`
      : `daqui ${out.fields.map((field) => `a linha "${field}"`).join(' e ')}`;
  return `Depois apague ${gone}.\nSe foi o telefone do site que mudou, troque-o em ${folder}/site.yaml, no campo "phone", e aqui escreva: ${line}`;
}

export const meantWords: WordsOf<MeantParameters> = {
  otherList: ({ field, lists }) =>
    say(
      `Campo desconhecido: "${shorten(field)}".`,
      `Aqui a lista se chama ${lists
        .map(({ name, description }) => `"${name}" (${lower(description.replace(/\..*$/, ''))})`)
        .join(' ou ')}.`,
    ),
  profileAsButton: ({ field, lines }) =>
    say(
      `Ao perfil que está em "${shorten(field)}" leva um botão, com o texto e o endereço.`,
      withLines('No lugar desta linha, escreva:', lines),
    ),
  rowAsField: ({ field, lines }) =>
    say(
      `"${shorten(field)}" é outra linha de horário, e cada uma é um item da lista.`,
      withLines('Apague esta linha, e no fim da lista escreva:', lines),
    ),
  numberAsText: ({ key, line, isSite, given }, folder) => {
    const where = isSite
      ? `escreva perto do começo deste arquivo, na margem: ${line}`
      : `escreva em ${folder}/site.yaml, perto do começo e na margem: ${line}`;
    return say(
      `Uma mensagem é o que o cliente manda, e em "${key}" há só um número de telefone.`,
      `Apague esta linha. Para mudar o número do site, ${given === undefined ? where : `troque a linha ${given} deste arquivo: ${line}`}`,
    );
  },
  sentenceAsField: ({ lines }) =>
    say(
      'Esta linha é uma frase, e falta o nome do campo antes dela.',
      withLines('No lugar desta linha, escreva:', lines),
    ),
  mapLink: ({ field, list, lines, to, line }) =>
    say(
      `Um link do mapa vai em um botão, na lista "${list}", e não em "${shorten(field)}".`,
      `${withLines(
        line !== undefined
          ? `No lugar da linha ${line}, escreva:`
          : to === undefined
            ? 'No lugar desta linha, escreva:'
            : `Apague esta linha, e no fim da lista "${list}" escreva:`,
        lines,
      )}${line === undefined ? '' : `\nDepois apague a linha "${shorten(field)}".`}`,
    ),
  chatLink: ({ field, line, other }) =>
    say(
      `A conversa do WhatsApp não se escreve em "${shorten(field)}": um botão abre a do site com "chat" e o nome de uma mensagem.`,
      other === undefined
        ? paste(line)
        : `Para abrir a conversa do site, ${lower(paste(line))}\nPara abrir a do outro número, ${lower(paste(other))}`,
    ),
  numberOfSite: ({ line }, folder) =>
    say(
      `O número não se escreve aqui: o telefone do site fica só em ${folder}/site.yaml, no campo "phone".`,
      line === undefined
        ? `Apague esta linha. Um segundo número se escreve em ${folder}/site.yaml, no campo "otherPhone".`
        : `${paste(line)}\nSe o número é outro, escreva-o em um texto da página: ali ele vira um link.`,
    ),
  mapOfSite: ({ field, link }) =>
    say(
      'O site faz sozinho o link do mapa, pelo endereço que está aqui.',
      `Apague a linha "${shorten(field)}". Se quer levar a este link, e não ao do endereço, ponha-o em um botão de uma página, no lugar da linha "maps": href: ${link}`,
    ),
  datumOfSite: ({ field, lines, isWhole }, folder) =>
    say(
      `${field === 'email' ? 'O e-mail' : 'O endereço'} do site não se escreve aqui: fica só em ${folder}/site.yaml, no campo "${field}".`,
      [
        withLines(
          `Apague esta linha, e em ${folder}/site.yaml, ${field === 'email' ? 'no lugar da linha "email"' : 'dentro de "address", no lugar do que mudou'}, escreva:`,
          lines,
        ),
        isWhole
          ? 'Se vale só para esta página, escreva-o em um texto dela.'
          : 'O bairro, a cidade e o CEP têm ali as suas linhas ("district", "city" e "postalCode"): deixe em "street" só a rua.',
      ].join('\n'),
    ),
  otherNumber: ({ typed, text, line, out }, folder) =>
    say(
      `Um botão liga só para o telefone do site, e "${shorten(typed)}" é outro.`,
      [
        text === undefined
          ? 'Escreva o número em um texto da página: ali ele vira um link.'
          : withLines(
              `O número cabe em "${text.field}", onde ele vira um link. ${placeForLines(text)}, escreva:`,
              text.lines,
            ),
        sayWayOut(line, out, folder),
      ].join('\n'),
    ),
  fieldAsSection: ({ key, label, lines, line, above, column }) =>
    say(
      `"${shorten(key)}" não é um campo da página, e sim uma seção: ${label.toLowerCase()}.`,
      withLines(
        `Tire a linha ${line} daqui, e abaixo de "sections:" (linha ${above - 1}) escreva:`,
        lines.map((one) => ' '.repeat(column) + one),
      ),
    ),
  sectionInSite: ({ key, label, lines }, folder) =>
    say(
      `"${shorten(key)}" não fica em site.yaml: é uma seção (${label.toLowerCase()}), e seções ficam nas páginas.`,
      [
        withLines('Tire-a daqui. Na página em que ela deve aparecer, abaixo de "sections:", escreva:', lines),
        `Para mostrá-la em várias páginas, escreva-a em um arquivo de ${folder}/_shared, sem o traço; em cada página vão "- type: use" e "section:", com o nome do arquivo.`,
      ].join('\n'),
    ),
  numberAsMessage: ({ line, isOwn, key }) =>
    say(
      'Em "chat" vai o nome de uma mensagem, e aqui está um número ou um link de conversa.',
      isOwn
        ? `O botão já abre o WhatsApp do site; falta só dizer com que mensagem. ${paste(line)}`
        : `${paste(line)}\nSe é para abrir o WhatsApp do site, escreva assim: chat: ${key}`,
    ),
  lostYear: ({ field, typed, day, which, next }) =>
    say(
      `Falta o ano em "${shorten(typed)}".`,
      `Se é o dia ${day.slice(0, 5)} que ${which === 'next' ? 'vem' : 'já foi'}, ${lower(paste(`${field}: ${day}`))}${next === undefined || next === day ? '' : `\nSe é o que vem, ${lower(paste(`${field}: ${next}`))}`}`,
    ),
  closedDay: ({ fields }) =>
    say(
      'Um dia fechado se diz sem nenhuma hora.',
      fields === undefined
        ? 'Apague este item inteiro: o dia que não está na lista fica fechado.'
        : `Apague daqui ${fields.map((field) => `a linha "${field}"`).join(' e ')}: sem horas, o dia fica fechado.`,
    ),
  specialWeek: ({ days, isThere, first, last, lines }) =>
    say(
      `"week" é a semana comum, e ${days.map((day) => `"${shorten(day, 40)}"`).join(' e ')} ${days.length === 1 ? 'tem data: esse dia tem' : 'têm data: esses dias têm'} uma lista própria, "exceptions".`,
      withLines(
        `Apague este item, da linha ${first} à linha ${last}, e ${isThere ? 'no fim da lista "exceptions"' : 'abaixo de "week", na mesma coluna'}, escreva:`,
        lines,
      ),
    ),
  pausedDay: ({ hours, first, last, lines }) =>
    say(
      hours.length === 1
        ? `Aqui está o horário inteiro, ${hours[0]}: as duas horas e os dias têm cada um o seu campo.`
        : `Aqui estão ${hours.length} horários dos mesmos dias, ${hours.join(' e ')}, e cada um tem o seu item.`,
      withLines(`${placeForLines({ first, last })}, escreva:`, lines),
    ),
  dayInTitle: ({ typed, title, at, line }) =>
    say(
      `O título começa com um dia, ${typed}, que tem o seu campo.`,
      withLines(`No título fica só: ${title}\nNo lugar da linha ${at}, escreva:`, [line]),
    ),
  hoursInDays: ({ count, first, last, lines }) =>
    say(
      count === 1
        ? 'Aqui estão os dias e a hora juntos, e cada um tem o seu campo.'
        : `Aqui estão ${count} horários com os seus dias, e cada um tem o seu item.`,
      withLines(`${placeForLines({ first, last })}, escreva:`, lines),
    ),
  hoursAfterPause: ({ time, first, last, lines }) =>
    say(
      'Este horário não diz os dias.',
      withLines(
        `Se é o de depois da pausa, os mesmos dias têm um só, ${time}. ${placeForLines({ first, last })}, escreva:`,
        lines,
      ),
    ),
  specialDay: ({ key, to, lines }) =>
    say(
      `"${shorten(key)}" não é um campo do site: um dia com outro horário tem lugar em "hours".`,
      withLines(
        to.length === 2
          ? 'Apague esta linha, e no fim da lista "exceptions", dentro de "hours", escreva:'
          : to.length === 1
            ? 'Apague esta linha, e dentro de "hours", abaixo de "week", escreva:'
            : 'No lugar desta linha, escreva:',
        lines,
      ),
    ),
  restInNote: ({ field, value, note, line, lines }) =>
    say(
      `Em "${field}" cabe um só, e aqui há mais.`,
      withLines(
        `Escreva assim: ${field}: ${value}\nO resto pode ficar em "${note}". No lugar da linha ${line}, escreva:`,
        lines,
      ),
    ),
  labelForYes: ({ field, label, line, given }) =>
    say(
      `"${field}" diz sim ou não, e aqui há palavras.`,
      `Escreva assim: ${field}: sim\nAs palavras ficam em "${label}", que vale para a seção toda. ${given === undefined ? 'Junto dos campos dela, como abaixo do título, escreva' : `No lugar da linha ${given.line}, escreva`}: ${line}`,
    ),
  severalDays: ({ typed, lines }) =>
    say(
      `Cada dia tem a sua linha, e aqui há vários: "${shorten(typed)}".`,
      withLines('No lugar desta linha, escreva:', lines),
    ),
  daysInRow: ({ field, days, last, isSame }) =>
    say(
      `"${field}" é um dia só, e aqui há vários.`,
      withLines(
        `No lugar ${isSame ? 'desta linha' : 'desta linha e de "days"'}, escreva isto. Depois do último dia, o item sai da página:`,
        fieldLines({ ...(isSame ? {} : { days }), showUntil: last }),
      ),
    ),
  tooManyDays: ({ field, count, most, name, first, last }) =>
    say(
      `"${field}" é um dia só, e de ${first} a ${last} seriam ${count} itens: aqui cabem ${most}.`,
      withLines(
        'Apague este item, troque por "openNow: não" as linhas "openNow: sim" enquanto durar, e conte isso em uma seção:',
        [
          '- type: notice',
          '  kind: holiday',
          `  showFrom: ${first}`,
          `  showUntil: ${last}`,
          ...fieldLines({ title: name }).map((line) => `  ${line}`),
        ],
      ),
    ),
  twoDays: ({ lines }) =>
    say('Aqui estão dois dias, e cada um tem a sua linha.', withLines('Escreva assim:', lines)),
  unknownSlot: (choice) =>
    say(
      `Nenhuma pergunta tem o nome que está em "${shorten(choice.typed)}": a mensagem sairia com essas chaves.`,
      didYouMean(
        choice,
        `As que há são: ${list(choice.known)}. Use uma delas, ou escreva as palavras sem as chaves.`,
      ),
    ),
  unusedSlot: ({ slot, better }) =>
    say(
      `A mensagem não diz a resposta de uma pergunta: falta ${shorten(slot)}.`,
      `Escreva ${shorten(slot)} onde a resposta deve entrar, ou apague a pergunta. Por exemplo:\nmessage: ${writeValue(better)}`,
    ),
  unknownPlaceholder: (choice) =>
    say(
      `Nada entra no lugar de "${shorten(choice.typed)}": a mensagem sairia com essas chaves.`,
      didYouMean(
        choice,
        `Aqui só vale ${list(choice.known)}, que vira o nome do item em que está o botão. Use-o, ou escreva as palavras sem as chaves.`,
      ),
    ),
};

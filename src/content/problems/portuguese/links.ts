import { folderWords } from '../content-folder.ts';
import { isFrontPage, type LinkParameters } from '../kinds/links.ts';
import type { GoneLines } from '../kinds/kind.ts';
import { count, fitWhole, list, newPage, quote, shorten, withLines, writeValue } from '../wording.ts';
import { say, type WordsOf } from '../words.ts';
import { didYouMean, lineSpan } from './parts.ts';

/** What to do with a link whose section goes, by what becomes of it then. */
const linkCures = {
  page: 'Se é isso mesmo, deixe assim. Para o link sumir com ela, escreva "whenHidden: drop" na seção.',
  drop: 'Se é isso mesmo, deixe assim. Para o link ficar, apague a linha "whenHidden: drop" da seção.',
  kept: 'Se é isso mesmo, deixe assim. Este é o único botão daqui, e fica: leve-o a outro lugar, ou esconda nesses dias também a seção em que ele está.',
};

/** What becomes of a link whose section goes. */
const linkFates = {
  page: 'este link leva só à página',
  drop: 'este link some com ela',
  kept: 'este link leva só à página',
  needed: 'o que está aqui espera por uma seção que não aparece mais',
};

/** Asks to delete the lines of a link, whole, where what it led to is gone. */
function sayGone(what: string, { lines, texts }: GoneLines): string {
  const [first = 0, last = first] = [lines[0], lines.at(-1)];
  const isRow = last - first === lines.length - 1;
  const span = isRow ? lineSpan(first, last) : `as linhas ${lines.join(' e ')}`;
  const lead = `Se ${what}, apague ${span}`;
  return texts.length > 0 && fitWhole(texts) ? withLines(`${lead}:`, texts) : `${lead}.`;
}

function sayAnchors({ typed, known, gone }: LinkParameters['unknownAnchor']): string {
  const id = `"id: ${shorten(typed)}"`;
  const ids = `Os ids dessa página são: ${list(known)}.`;
  if (gone === undefined) return known.length === 0 ? `Escreva ${id} na seção aonde o link deve levar.` : ids;
  return `${sayGone('a seção saiu da página', gone)}\nSe ela está lá, escreva nela ${id}.${known.length === 0 ? '' : ` ${ids}`}`;
}

/** What to do with a link to a page that is not there: first where it was, then where it is to be. */
function sayRoutes({ typed, known, gone, renamed }: LinkParameters['unknownRoute'], folder: string): string {
  const pages = `páginas são: ${list(known)}.${sayHowToMake(typed, folder)}`;
  const now = renamed === undefined ? '' : `Se ela agora é "${renamed}", escreva: ${renamed}\n`;
  if (gone === undefined)
    return `${now}As ${pages}\nSe a página saiu do site, tire este link; quem ainda tem o endereço dela chega a outra por "redirects", em ${folder}/site.yaml.`;
  return [
    // Lines to copy are those of the likelier way alone.
    `${now}${sayGone('a página saiu do site', renamed === undefined ? gone : { ...gone, texts: [] })}`,
    `Quem ainda tem o endereço dela chega a outra por "redirects", em ${folder}/site.yaml.`,
    `Se o link leva a outra, as ${pages}`,
  ].join('\n');
}

/** How the page of an address is made that has none yet. */
function sayHowToMake(address: string, folder: string): string {
  const [, name] = newPage.exec(address) ?? [];
  return name === undefined
    ? ''
    : ` Se a sua ainda não existe, crie-a em "Nova página", no editor, ou rode: npm run new -- page ${name}${folderWords(folder)}`;
}

/** How a shared section comes to be. */
function howToShare({ typed }: LinkParameters['unknownShared'], folder: string): string {
  return `Para fazer uma nova, crie o arquivo ${folder}/_shared/${shorten(typed)}.yaml, com os campos de uma seção a partir da margem e sem traço: a primeira linha é, por exemplo, "type: notice".`;
}

export const linkWords: WordsOf<LinkParameters> = {
  chatAbroad: ({ better }) =>
    say(
      'Neste link do WhatsApp falta o 55, do Brasil, antes do DDD: a conversa seria com alguém de outro país.',
      `Escreva assim: ${better}`,
    ),
  ownAddress: ({ to }) =>
    say(
      'Este endereço é do próprio site, e assim ninguém confere se a página existe.',
      `Escreva assim, no lugar da linha "href": to: ${to}`,
    ),
  unknownRoute: (choice, folder) =>
    isFrontPage(choice.typed)
      ? say(
          `Falta a página inicial do site, que é o arquivo ${folder}/index.yaml.`,
          `Se ele foi apagado ou mudou de nome, traga-o de volta com esse nome: as versões antigas dele estão no histórico do projeto. Se ainda não foi feito, rode: npm run new -- page index${folderWords(folder)}`,
        )
      : say(`A página "${shorten(choice.typed)}" não existe.`, didYouMean(choice, sayRoutes(choice, folder))),
  unknownAnchor: (found) =>
    say(
      `Nenhuma seção de "${found.route}" tem o id "${shorten(found.typed)}".`,
      didYouMean(found, sayAnchors(found)),
    ),
  hiddenAnchor: ({ anchor, route, isKept }) =>
    say(
      `A seção "${shorten(anchor)}" de "${route}" está escondida ou fora da data; enquanto isso, este link leva só à página.`,
      linkCures[isKept ? 'kept' : 'page'],
    ),
  anchorMissingOn: ({ anchor, routes, home }) =>
    say(
      `Este link aparece em todas as páginas, e ${list(routes, 4)} não ${routes.length === 1 ? 'tem' : 'têm'} uma seção com o id "${shorten(anchor)}".`,
      home === undefined
        ? `Nenhuma página tem essa seção: tire este link, ou escreva "id: ${shorten(anchor)}" na seção aonde ele deve levar, e aqui também o endereço da página dela.`
        : `Escreva também a página: "${home}#${shorten(anchor)}".`,
    ),
  endingAnchor: ({ anchor, date, links }) =>
    say(
      `A seção "${shorten(anchor)}" aparece até ${date}. Depois, ${linkFates[links]}.`,
      links === 'needed'
        ? withLines('Escolha outra seção, ou escreva também aqui:', [`showUntil: ${date}`])
        : linkCures[links],
    ),
  twiceInMenu: ({ label, field }) =>
    say(
      `No celular, o menu aberto mostra os links do alto da página e depois estes: "${shorten(label, 40)}" apareceria duas vezes.`,
      field === undefined
        ? 'Apague este item, que já está em "links" de "header".'
        : `Apague a linha "${field}:" e as que estão dentro dela: o link já está em "links" de "header".`,
    ),
  menuTooWide: ({ links, fits, window }) =>
    say(
      `O menu tem ${count(links, 'link', 'links')}, e em ${window === 768 ? 'um tablet' : 'um computador'} (${window} px) ${fits === 0 ? 'não cabe nenhum' : `só ${fits === 1 ? 'cabe 1' : `cabem ${fits}`}`}. Nessa tela ele fica atrás do botão de menu, como no celular.`,
      window === 768
        ? 'Se é isso mesmo, deixe assim. Para aparecer também ali, encurte os textos dos links, ou deixe menos.'
        : 'Encurte os textos dos links ou deixe menos; os outros podem ficar no rodapé, em "footer".',
    ),
  missingFile: (choice) =>
    say(
      `O arquivo "${shorten(choice.typed)}" não está em public/files.`,
      didYouMean(
        choice,
        choice.known.length === 0
          ? 'Crie a pasta files dentro de public, ponha o arquivo nela e escreva aqui o nome dele, com a terminação.'
          : `Ponha o arquivo nessa pasta, ou use um dos que estão lá: ${list(choice.known, 12)}.`,
      ),
    ),
  unknownShared: (choice, folder) =>
    say(
      `A seção compartilhada "${shorten(choice.typed)}" não existe em ${folder}/_shared.`,
      didYouMean(
        choice,
        choice.known.length === 0
          ? `${howToShare(choice, folder)} Ou apague esta seção.`
          : `As que existem são: ${list(choice.known)}.\n${howToShare(choice, folder)}\nSe ela saiu de propósito, apague também esta seção, com a linha "- type: use".`,
      ),
    ),
  redirectTaken: ({ from, by }) =>
    'page' in by
      ? say(
          `O endereço ${from} não é antigo: é o da página ${by.page}.`,
          'Apague este item de redirects. Se a página é que não existe mais, apague o arquivo dela.',
        )
      : say(
          `O endereço ${from} não é antigo: é o de ${'file' in by ? by.file : `uma pasta do site, "${by.folder}"`}.`,
          'Apague este item de redirects.',
        ),
  redirectTwice: ({ from }) =>
    say(`O endereço antigo ${from} está duas vezes em redirects.`, 'Deixe só um dos dois itens.'),
  redirectChain: ({ to, end }) =>
    say(
      `${to} também é um endereço antigo: o visitante seria levado duas vezes.`,
      `Escreva aonde ele leva no fim: "${end}".`,
    ),
  redirectLoop: ({ from, known }) =>
    say(
      `O endereço antigo ${from} dá voltas e não chega a nenhuma página.`,
      `Escreva em "to" uma página do site: ${list(known)}.`,
    ),
  linkNotCopied: ({ label, routes }) =>
    say(
      `O link "${shorten(label)}" não aparece no cabeçalho de ${list(routes)}, que ${routes.length === 1 ? 'tem' : 'têm'} uma lista própria com outros links deste.`,
      'Se devia aparecer, repita-o em "header", "links" dessas páginas. Se é isso mesmo, deixe assim.',
    ),
  targetAlone: ({ target }) =>
    say(
      `Falta o texto do botão que a linha "${target}" faz neste item.`,
      'Escreva também uma linha "label: …", como label: Saiba mais',
    ),
  labelAlone: ({ label }) =>
    say(
      `O botão "${shorten(label)}" não leva a lugar nenhum, e por isso não aparece.`,
      'Apague a linha "label"; ou diga aonde ele leva, com um destes: chat, to, maps, tel, mail, href ou file.',
    ),
  addressInLabel: ({ label, href, given }) =>
    say(
      'No texto do botão está um endereço, que visitantes leriam.',
      withLines(
        given.length === 0
          ? 'No lugar de "label", escreva:'
          : `Apague ${given.map((name) => `"${name}"`).join(' e ')}; no lugar de "label", escreva:`,
        [`label: ${writeValue(label)}`, `href: ${href}`],
      ),
    ),
  otherNetwork: ({ typed, network }) =>
    say(
      `Aqui está "${typed}", e o endereço deste link é do ${network}.`,
      `Se o endereço é o certo, escreva "${network}" no lugar de "${typed}". Se não é, corrija o endereço, em "href".`,
    ),
  goneInName: ({ name }) =>
    say(
      'O nome diz que o produto acabou, mas o botão de compra continua lá.',
      `Abaixo dele, escreva: soldOut: sim\nA página diz então "Esgotado" no lugar do botão, e aqui basta ${quote(name)}.`,
    ),
  wordsWithoutPrice: ({ field }) =>
    say(
      `O que está em "${field}" só aparece junto de um preço, e aqui falta a linha "price".`,
      'Escreva o preço em "price: ", como R$ 179,90; ou apague esta linha.',
    ),
  landlineChat: ({ number, mobile }) =>
    say(
      `Os botões de WhatsApp abrem este telefone, ${number}, que é um fixo.`,
      mobile === undefined
        ? `Se o WhatsApp é outro número, diga qual em "whatsapp". Se é mesmo este, escreva também:\nwhatsapp: ${number}`
        : `Se o WhatsApp é o do segundo telefone, escreva também:\nwhatsapp: ${mobile}\nSe é mesmo este fixo, escreva: whatsapp: ${number}`,
    ),
  mistypedHost: ({ typed, better }) =>
    say(
      `Este e-mail parece ter um erro de digitação depois do @: ${typed}.`,
      `Os e-mails não chegariam. Escreva assim: ${better}`,
    ),
  shortMobile: ({ number, better }) =>
    say(
      `Neste celular falta o 9 na frente: ${number}.`,
      `Todo celular tem 9 números depois do DDD. Escreva assim: ${better}`,
    ),
  noSecondPhone: (_, folder) =>
    say(
      'Aqui vale o segundo telefone do site, e em site.yaml falta a linha "otherPhone".',
      `Escreva o número em ${folder}/site.yaml, como otherPhone: "+55 54 3000-0000"; ou troque por "sim", que é o telefone do site.`,
    ),
  noteWithoutPhone: () =>
    say(
      'O que está em "otherPhoneNote" só aparece ao lado do segundo telefone, e falta a linha "otherPhone".',
      'Escreva o número em "otherPhone: ", como "+55 54 3000-0000"; ou apague esta linha.',
    ),
  openNowWithoutHours: () =>
    say(
      'Para dizer se está aberto agora, o site precisa saber o horário, e site.yaml não tem a lista "hours".',
      'Apague esta linha; ou escreva o horário em site.yaml, em "hours: ".',
    ),
  sameOriginal: ({ price }) =>
    say(
      `O preço de antes, riscado, é o mesmo de agora: ${price}.`,
      'Se o preço não baixou, apague a linha "originalPrice". Se baixou, escreva em "price" o de agora.',
    ),
  priceAboveOriginal: ({ price, original }) =>
    say(
      `O preço de agora (${price}) é maior que o de antes (${original}).`,
      'Confira os dois: "originalPrice" é o preço de antes, e "price" é o de agora.',
    ),
};

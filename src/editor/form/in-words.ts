import { capital, lookUp, wordFor } from '../../core/core.ts';

/** A field as a form calls it wherever it stands. */
export function nameField(name: string): string {
  const word = wordFor(name);
  return word === name ? name : capital(word);
}

const emptied = 'Este campo não pode ficar vazio.';

/** What descriptions say to who writes the file, and how a form says it. */
const sayings: readonly (readonly [written: string | RegExp, said: string])[] = [
  [
    'Nome da seção no endereço: id: faq atende por "#faq".',
    'Nome curto para um link que leva direto a esta seção: com duvidas, o endereço termina em #duvidas.',
  ],
  [
    'Para mostrá-lo em todas as páginas, escreva-o em pages/_shared e chame-o em cada uma com "- type: use".',
    'Para mostrá-lo em todas as páginas, escolha "Aviso em todas as páginas".',
  ],
  ['uma seção de pages/_shared, usada', 'uma seção compartilhada, usada'],
  [
    /(nome|Escreva o nome) (?:do|de um) arquivo (?:em|de) pages\/_shared, sem \.yaml/g,
    '$1 da seção compartilhada',
  ],
  [/um arquivo (\.svg) de public(?:\/images)?/g, 'um arquivo $1'],
  [/ em public\/images(?=,)/g, ''],
  ['um arquivo de public/files', 'um arquivo do site'],
  [
    'sim: escreve para o e-mail do site. Um endereço, como nome@exemplo.com.br: escreve para ele.',
    'Para quem o e-mail vai, como nome@exemplo.com.br. Se ficar vazio, vai para o do site.',
  ],
  ['esconda a seção com "hidden: sim".', 'esconda a seção.'],
  [' É o nome de um arquivo de pages/_themes, sem .yaml.', ''],
  ['Sem ela,', 'Se ficar vazia,'],
  ['Escreva a cor entre aspas, com #', 'Escreva a cor com #'],
  [/^A cor de (?="(?:[a-z]|Cor ))/g, ''],
  [/(a cor mais próxima que serve: )\w+: "(.*)"/g, '$1$2'],
  ['se whatsapp não diz outro', 'se não há outro em WhatsApp'],
  ['Sem opens e closes,', 'Sem as horas,'],
  ['Sem esta lista, o de hours de site.yaml.', 'Sem esta lista, o de Dados do site.'],
  ['Com openNow ou exceptions pode faltar.', 'Com "Aberto agora" ou dias especiais, pode faltar.'],
  ['Sem hours, mostra também o horário de site.yaml.', 'Sem horário aqui, mostra também o de Dados do site.'],
  [
    'o de site.yaml, que é sempre o que os botões com maps abrem; para outro lugar, use href.',
    'o de Dados do site, que é sempre o que os botões de mapa abrem.',
  ],
  [', com maps: search (mostra o lugar) ou maps: directions (traça o caminho).', '.'],
  [', no telefone do site ou, com "segundo", no segundo telefone.', ', no telefone do site ou no segundo.'],
  [' não: tira isso de quem já tem. Sem esta linha, não há nada disso.', ''],
  [
    'escreva "whenHidden: drop" na seção.',
    'escolha na seção o que acontece com ele, em "Links quando a seção não aparece".',
  ],
  [
    'apague a linha "whenHidden: drop" da seção.',
    'escolha na seção o que acontece com ele, em "Links quando a seção não aparece".',
  ],
  [/(o (?:novo )?último dia(?:,| deste recado:)(?: assim:)?) (?:showUntil|validUntil): /g, '$1 '],
  [
    'O nome que claims usa, como clientes. O que se conta por mês é clientes-per-month.',
    'Um nome curto, como clientes.',
  ],
  [/: reviews, rating, years, .*, ou o que figures conta\./g, '.'],
  [/ \(\/contato#mapa\)| \("\/contato#mapa"\), ou o header[\s\S]*$/g, ' ("/contato#mapa").'],
  [
    'Guarde-a uma vez só em pages/_shared e mostre-a nas duas páginas com "- type: use": mudar em um lugar muda nos dois.',
    'Quem mudar uma tem de mudar também a outra. O que vale para o site todo vai por "Em todas as páginas", em "Outra página…".',
  ],
  [
    'Apague a linha "label"; ou diga aonde ele leva, com um destes: chat, to, maps, tel, mail, href ou file.',
    'Escolha em "O que o botão faz", logo abaixo, ou apague o texto do botão.',
  ],
  [
    'Diga aonde o botão leva, com um destes: chat, to, maps, tel, mail, href ou file.',
    'Escolha em "O que o botão faz" aonde ele leva.',
  ],
  [/Escreva uma linha ("\w+:? ?") com (?=(?:o|a|os|as|palavras)\b)/g, 'Escreva em $1 '],
  [/abaixo de uma linha (?=")/g, 'em '],
  [/falta a linha (?=")/g, 'falta '],
  ['Escreva o valor, ou apague a linha.', 'Escreva algo, ou apague os espaços.'],
  [/pague esta linha(?=[.;]|$)/g, 'pague o que está aqui'],
  [
    'Para um convite no meio da página, use "- type: cta".',
    'Para um convite no meio da página, use uma seção de chamada.',
  ],
  ['Recorte a capa inteira e cole-a logo abaixo de "sections:".', 'Ela vai no alto da lista de seções.'],
  [', e site.yaml não tem a lista "hours"', ', e em Dados do site ele ainda não está'],
  [/escreva o horário em (?:pages\/)?site\.yaml, em "hours:? ?"/g, 'escreva o horário em Dados do site'],
  ['ela fica no ar mas sai do sitemap.', 'ela fica no ar, mas não é mais indicada ao Google.'],
  [/Apague a linha "([^"]+)"/g, 'Apague o que está em "$1"'],
  [
    'tire da página o que já passou, ou apague o arquivo e os links que levam a ele.',
    'tire da página o que já passou, ou apague a página.',
  ],
  ['as palavras em volta dele têm linhas próprias.', 'as palavras em volta dele têm campos próprios.'],
  [/, ou a linha (?=")/g, ', ou '],
  ['e cada um tem a sua linha.', 'e cada um tem o seu campo.'],
  [
    /copie isto: o primeiro com showUntil: (\S+), a cópia com showFrom: (\S+)$/g,
    'aperte "Copiar": o primeiro aparece até $1, e a cópia a partir de $2.',
  ],
  ['Um título tem campo próprio: title. No texto', 'Um título tem campo próprio. No texto'],
  ['Só nas mensagens (messages) {product}', 'Só nas mensagens do WhatsApp {product}'],
  [
    /Aqui valem: .*\. Se não é nenhum deles, apague a linha\.$/g,
    'Nada na página o mostra. Passe o que ele diz para um dos campos daqui, ou apague-o.',
  ],
  [/ já está na linha \d+\./g, ' já está escrito.'],
  [/No lugar de ("[^"]+"), na linha \d+, escreva:\s+[a-z][A-Za-z]*: (?=\S)/g, 'Em $1, escreva: '],
  [
    /; ou, se é o que vale, apague ("[^"]+") na linha \d+ e troque este nome por "[^"]+"\./g,
    '; ou, se é o que vale, escreva isso em $1.',
  ],
  [/ não está em public\/images\./g, ' não está entre as fotos do site.'],
  [/ Um texto de várias linhas se escreve assim:\ntext: \|\n[\s\S]*$/g, ''],
  [/Depois dos dois-pontos, no lugar do texto todo, escreva:\s+\|\n/g, 'No lugar do texto todo, escreva:\n'],
  [/ e escreva-o em uma linha própria, com # no começo: .*$/g, '.'],
  [
    /O vídeo tem uma seção própria; acima do "- type:"[\s\S]*$/g,
    'O vídeo tem uma seção própria: acrescente-a pela lista de seções.',
  ],
  // A form writes the quotes that the file needs.
  [/^(Para negrito, escreva: )(["'])(\*.*)\2$/g, '$1$3'],
  ['Outro jeito de escrever name.', ''],
  [
    /No lugar das linhas \d+ a \d+, escreva:\n *- days: .*\n *date: .*\n *opens: "…"\n *closes: (\S+)$/g,
    'Escreva de que hora em "opens", e $1 em "closes". No nome fica só o do dia.',
  ],
  [
    /No lugar d.*, escreva:\n *- days: [\s\S]*opens: "…"[\s\S]*$/g,
    'Cada dia especial tem a sua data e as suas horas, nos campos ao lado.',
  ],
  ['Escreva uma linha "theme: …".', 'Escolha uma das de cima.'],
  [
    /em "Nova página", no editor, ou rode: npm run new -- page .*$/g,
    'em "Nova página", o sinal de + no alto.',
  ],
  [
    / Se ainda não foi feito, rode: npm run new -- page .*$/g,
    ' Se ainda não foi feita, peça-a a quem cuida do site.',
  ],
  ['A raça: com service, outro jeito de escrever detail.', 'A raça.'],
];

/** Files that are no page with an address of its own. */
const names: Readonly<Record<string, string>> = { index: 'Início', site: 'Dados do site' };

function sayAsForm(text: string): string {
  return sayings.reduce((said, [written, own]) => said.replaceAll(written, own), text);
}

/** Whether a field has been called as people do, just before its name in the file. */
function isSaidBefore(name: string, before: string): boolean {
  const word = wordFor(name);
  return word !== name && before.slice(-word.length).toLowerCase() === word.toLowerCase();
}

/** A field by its name in the file, and as the form calls it where it stands. */
interface CalledField {
  readonly name: string;
  readonly label: string;
}

/**
 * What the checker says as somebody reads it who sees a form and no file: fields by the names that the form has for them,
 * and what is to be written without the field's name before it.
 */
export function inWords(text: string, own?: CalledField): string {
  const said = sayAsForm(text);
  return (own === undefined ? said : said.replaceAll(`"${own.name}"`, `"${own.label}"`))
    .replaceAll(
      /Escreva o valor na mesma linha: este campo não pode faltar\.(?: Um valor .*aspas\.)?/g,
      emptied,
    )
    .replaceAll(
      /,?\s*(?:mude também .*, e )?escreva em pages\/site\.yaml, nas? linhas? [\s\S]*$/g,
      ', diga isso aqui:',
    )
    .replaceAll(
      /site\.yaml declara ("[^"]*") para este lugar/g,
      'em Dados do site está anotado $1 para este lugar',
    )
    .replaceAll(
      /\bpages\/([a-z0-9-]+)\.yaml(?::\d+)?|\b(site)\.yaml\b/g,
      (_, path: string | undefined, name = path ?? '') => lookUp(names, name) ?? `/${name}`,
    )
    .replaceAll('"hidden: sim"', '"Esconder"')
    .replaceAll(/"([a-z][A-Za-z]*): sim"/g, (_, name: string) => `"${nameField(name)}"`)
    .replaceAll(/\b([a-z][A-Za-z]*): sim\b/g, (_, name: string) => `"${nameField(name)}"`)
    .replaceAll(/ \((?:title|description)\)/g, '')
    .replaceAll(/ \(([a-z][A-Za-z]*)\)/g, (typed, name: string, at: number, all: string) =>
      isSaidBefore(name, all.slice(0, at)) ? '' : typed,
    )
    .replaceAll(/: [a-z][A-Za-z]*: …/g, '.')
    .replaceAll(/Sem esta linha(?=[:,])/g, 'Se ficar vazio')
    .replaceAll(
      /"([a-z][A-Za-z]*): (\d\d\/\d\d\/\d{4})"/g,
      (_, name: string, day: string) => `${day} em "${nameField(name)}"`,
    )
    .replaceAll(/\bAssim: ([a-z][A-Za-z]*): (?=\S)/g, (_, name: string) => `Em "${nameField(name)}": `)
    .replaceAll(/(assim: )[a-z][A-Za-z]*: (?=\S)/g, '$1')
    .replaceAll(/"([a-z][A-Za-z]*)(?:: ?)?"/g, (_, name: string) => `"${nameField(name)}"`);
}

import type { Mark } from '../../../fields/marks.ts';
import type { TextParameters } from '../kinds/texts.ts';
import { readVideo } from '../../../fields/read-video.ts';
import { fitWhole, inOneLine, list, lower, shorten, withLines, writeValue } from '../wording.ts';
import { say, type WordsOf } from '../words.ts';
import { lineSpan, placeForLines } from './parts.ts';

const inLines = 'text: |\n  Uma linha.\n  Outra linha.';

const cures: Readonly<Record<Mark['kind'], (mark: Mark) => string>> = {
  embed: ({ address }) =>
    address !== undefined && readVideo(address) !== undefined
      ? withLines(
          'Apague isto do texto. O vídeo tem uma seção própria; acima do "- type:" da seção seguinte, escreva:',
          ['- type: video', '  title: …', `  video: ${address}`, '  image: …', '  imageAlt: …'],
        )
      : `Apague isto: um texto não mostra outro site.${address === undefined ? '' : ` Para levar até lá, escreva um link: [veja aqui](${address})`}`,
  tag: ({ typed, better }) => (better === undefined ? `Apague "${shorten(typed)}".` : `Escreva: ${better}`),
  document: ({ better = '' }) => {
    const lines = ['|', ...better.split('\n').map((line) => (line === '' ? '' : `  ${line}`))];
    if (lines.length === 2) return `Escreva: ${better}`;
    return fitWhole(lines)
      ? withLines('Depois dos dois-pontos, no lugar do texto todo, escreva:', lines)
      : `Apague tudo o que está entre < e >. Um texto de várias linhas se escreve assim:\n${inLines}`;
  },
  'team-note': ({ typed }) =>
    `Se é um recado para a equipe, tire-o daqui e escreva-o em uma linha própria, com # no começo: ${shorten(typed.replace(/^\/\/ ?/, '# '), 60)}`,
  'chat-stamp': ({ better = '' }) => {
    const lines = better.split('\n');
    if (lines.length === 1 && better !== '')
      return `É o que o WhatsApp põe antes da mensagem. Escreva só: ${writeValue(better)}`;
    return 'É o que o WhatsApp põe antes de cada mensagem. Apague no começo de cada linha, até os dois-pontos depois do nome.';
  },
  letter: ({ better = '' }) => {
    const lines = better.split('\n');
    return fitWhole(lines)
      ? withLines('Parece um e-mail inteiro, com a saudação e a assinatura. Deixe só:', lines)
      : 'Parece um e-mail inteiro. Apague a saudação, e tudo a partir da despedida.';
  },
  'line-break-tag': ({ typed }) =>
    `Apague "${typed}" e comece ali uma linha nova. Um texto de várias linhas se escreve assim:\n${inLines}`,
  entity: ({ better }) => {
    if (better === undefined) return 'Troque pelo próprio sinal, e ponha o texto todo entre aspas.';
    return better.trim() === '' ? 'Troque por um espaço.' : `Escreva: ${better}`;
  },
  heading: ({ better }) =>
    `Um título tem campo próprio: title. No texto, escreva sem o sinal: ${shorten(better ?? '')}`,
  table: ({ better = '' }) =>
    `${withLines('No lugar da tabela toda, escreva uma lista:', better.split('\n'))}\nOu use uma seção que mostra itens.`,
  'quoted-line': ({ better = '' }) => withLines('Escreva sem o sinal no começo:', better.split('\n')),
  rule: () =>
    'Apague essa linha: um risco não se escreve no texto. Uma linha em branco já separa parágrafos.',
  'single-star': ({ better }) => `Para negrito, escreva: ${better ?? ''}`,
  underline: ({ better }) => `Escreva sem esses sinais: ${better ?? ''}`,
  strike: ({ better }) => `Escreva sem esses sinais: ${better ?? ''}`,
  'open-bold': () =>
    'Apague estes sinais; ou, se é negrito, feche-o também com **, na mesma linha e sem espaço por dentro: **assim**.',
  picture: () => 'Apague, e ponha a foto em um campo "image" da seção.',
  placeholder: ({ typed }) =>
    `Na página nada entra no lugar de ${shorten(typed, 40)}: escreva ali as palavras que o visitante deve ler. Só nas mensagens (messages) {product} vira o nome do item.`,
  blank: ({ typed }) =>
    typed === '…' || typed === '...'
      ? 'Falta escrever: no lugar dos três pontos, ponha as palavras que o visitante deve ler.'
      : `Parece um modelo que ficou por preencher. No lugar de ${shorten(typed, 40)}, escreva as palavras que o visitante deve ler.`,
  'divided-word': ({ better }) =>
    `A palavra ficou cortada, como no fim de uma linha. Escreva: ${better ?? ''}`,
  'apart-link': ({ better }) => `Escreva sem o espaço: ${better ?? ''}`,
  'missigned-link': ({ better }) => `Escreva assim: ${better ?? ''}`,
  unlinked: ({ better }) => `Para que leve a essa página, escreva assim: ${better ?? ''}`,
  'own-address': ({ better }) =>
    `É uma página deste site. Escreva no lugar um link, com as palavras que quiser: ${better ?? ''}`,
  'lost-letters': () =>
    'Parece que os acentos se perderam e "?" ficou no lugar: digite essas letras de novo.',
};

/** An item of some that cannot be shown whole. */
function openPair([first = '']: readonly string[]): readonly string[] {
  const lead = ' '.repeat(first.search(/\S|$/));
  return [`${lead}- question: …`, `${lead}  answer: …`];
}

/** Where the questions that an answer holds go as items. */
function sayItems({ first, last, end, lines, repeated }: TextParameters['askedInAnswer']): string {
  const twice = repeated === undefined ? '' : `\nApague também a linha ${repeated}, que repete a pergunta.`;
  if (!fitWhole(lines))
    return `${withLines(`Abaixo da linha ${end}, escreva cada uma assim, e tire-a daqui:`, openPair(lines))}${twice}`;
  if (end === last) return `${withLines(`${placeForLines({ first, last })}, escreva:`, lines)}${twice}`;
  return `${withLines(`Abaixo da linha ${end}, escreva:`, lines)}\nDepois apague ${lineSpan(first, last)}.${twice}`;
}

/** Where the questions that stand in one field of an item go. */
function sayQuestions({ first, last, lines }: TextParameters['questionsInField']): string {
  const place = placeForLines({ first, last });
  return fitWhole(lines)
    ? withLines(`${place}, escreva:`, lines)
    : withLines(`${place}, escreva cada uma assim:`, openPair(lines));
}

/** Some texts between quotes, not too many. */
function quoteAll(texts: readonly string[]): string {
  return list(
    texts.map((text) => `"${shorten(text, 36)}"`),
    3,
  );
}

/** Where lines go that were copied into a text. */
function sayCopied({ first, last, end, lines, left }: TextParameters['copiedIntoText']): string {
  const rest =
    left.length === 0
      ? `Depois apague ${lineSpan(first, last)}.`
      : withLines(
          `Depois, ${lower(placeForLines({ first, last }))}, escreva:`,
          left.map((line) => `${line} …`),
        );
  return fitWhole(lines)
    ? `${withLines(`Abaixo da linha ${end}, escreva:`, lines)}\n${rest}`
    : `Recorte o que está abaixo da linha ${first} até a linha ${last}, e cole-o abaixo da linha ${end}, com o traço na coluna dos outros.\n${rest}`;
}

export const textWords: WordsOf<TextParameters> = {
  brokenTextLink: ({ to, meant }) =>
    say(
      to === '' ? 'Este link não diz aonde leva.' : `Este link não leva a lugar nenhum: "${shorten(to)}".`,
      meant !== undefined
        ? `Escreva assim: (${meant})`
        : 'Entre os parênteses vai uma página (/consulta), uma seção (#faq), um endereço com https://, um e-mail, um telefone com DDD ou um arquivo de public/files (tabela.pdf).',
    ),
  turnedLink: ({ typed, better }) =>
    say(
      `Este link está trocado: ${shorten(typed, 60)}`,
      `As palavras vão entre colchetes, e o endereço, logo depois, entre parênteses. Escreva assim: ${better}`,
    ),
  looseLink: ({ typed, better, isApart, line = better }) =>
    say(
      `Isto não vira um link, e visitantes o veriam escrito assim mesmo: ${shorten(typed, 60)}`,
      isApart
        ? `Escreva sem o espaço: ${line.trim()}`
        : `As palavras vão entre colchetes, e o endereço, logo depois, entre parênteses. Escreva assim: ${line.trim()}`,
    ),
  askedInAnswer: (found) => {
    const { questions } = found;
    const amount = questions.length === 1 ? 'outra pergunta' : `outras ${questions.length} perguntas`;
    return say(
      `Dentro desta resposta parece haver ${amount}: ${quoteAll(questions)}.`,
      `Cada pergunta é um item da lista. ${sayItems(found)}\nSe é mesmo parte da resposta, deixe assim.`,
    );
  },
  questionsInField: (found) =>
    say(
      `Em "${found.field}" há ${found.questions.length} perguntas com as suas respostas: ${quoteAll(found.questions)}.`,
      `Cada pergunta é um item da lista. ${sayQuestions(found)}`,
    ),
  fieldsInText: ({ field, typed, first, last, lines, isItem }) =>
    say(
      `Esta linha está dentro do texto de "${field}", e visitantes a leriam assim mesmo: ${shorten(typed, 40)}`,
      `${withLines(`Se é ${isItem ? 'um item novo' : 'outro campo'}, ela tem espaços a mais no começo. ${placeForLines({ first, last })}, escreva:`, lines)}\nSe é mesmo parte do texto, deixe assim.`,
    ),
  copiedIntoText: (found) =>
    say(
      `Dentro do texto de "${found.field}" ${found.block === undefined ? 'está um item inteiro, com os nomes dos campos, e visitantes o leriam' : `está uma seção inteira (${found.block}), e visitantes a leriam`} assim mesmo: ${shorten(found.typed, 40)}`,
      `${sayCopied(found)}\nSe é mesmo parte do texto, deixe assim.`,
    ),
  ownTextAddress: ({ to }) =>
    say(
      'Este link leva a uma página deste mesmo site pelo endereço inteiro, e assim ninguém confere se ela existe.',
      `Entre os parênteses, escreva só a página: (${to})`,
    ),
  visibleMark: ({ mark, isShaped }) =>
    isShaped || /^(?:placeholder|blank|team-note|chat-stamp|letter|lost-letters)$/.test(mark.kind)
      ? say(`Visitantes veriam isto escrito assim mesmo: ${shorten(mark.typed, 40)}`, cures[mark.kind](mark))
      : say(
          `Este campo não tem negrito nem links, e visitantes veriam isto escrito assim mesmo: ${shorten(mark.typed, 40)}`,
          mark.better === undefined
            ? 'Apague esses sinais.'
            : `No lugar disso, escreva: ${inOneLine(mark.better)}`,
        ),
  sameHead: ({ fields, file, more }) => {
    const isBoth = fields.length > 1;
    const what = isBoth
      ? 'O título e a descrição são os'
      : fields[0] === 'title'
        ? 'O título (title) é o'
        : 'A descrição (description) é a';
    const others = more === 0 ? '' : more === 1 ? ' e de mais uma página' : ` e de mais ${more} páginas`;
    return say(
      `${what} de ${file}${others}: no Google ninguém saberia qual página é qual.`,
      `Escreva aqui do que trata esta página${isBoth ? ', em "title" e em "description"' : ''}.`,
    );
  },
  streetInDistrict: ({ typed }) =>
    say(
      'Em "district" vai o bairro, e aqui parece estar a rua.',
      ['Escreva os dois, um em cada linha:', `street: ${writeValue(typed)}`, 'district: …'].join('\n'),
    ),
  wholeAddress: ({ first, last, lines, code }) =>
    say(
      'Aqui está mais do que a rua, e visitantes leriam o bairro ou a cidade duas vezes.',
      `${lines.length === 0 ? 'Na rua ficam a rua e o número; o resto tem campos próprios.' : withLines(`Na rua ficam a rua e o número; o resto tem campos próprios. ${placeForLines({ first, last })}, escreva:`, lines)}${code === undefined ? '' : `\nCom ele veio outro CEP, ${code}: confira se é o certo.`}`,
    ),
  linkAsStreet: ({ isMap }) =>
    say(
      'Aqui está um link, e visitantes o leriam no endereço, no lugar da rua.',
      isMap
        ? 'Escreva a rua e o número, como Rua das Flores, 100: o site faz sozinho o link do mapa, pelo endereço. Se quer levar a este link, ponha-o em um botão do mapa, em uma página: em "href", no lugar de "maps".'
        : 'Escreva a rua e o número, como Rua das Flores, 100.',
    ),
  stateInCity: ({ city, state, given }) =>
    state === given
      ? say(
          `Aqui está também o estado, ${state}, e visitantes o leriam duas vezes.`,
          `O estado já está no campo "state". Deixe só a cidade: ${writeValue(city)}`,
        )
      : say(
          `Aqui o estado é ${state}, e no campo "state" está ${given}.`,
          `Veja qual é o certo: aqui fica só a cidade, "${shorten(city)}", e em "state" o estado.`,
        ),
  formerName: ({ name, former, pages }) =>
    say(
      `Aqui o nome é "${shorten(name, 40)}", e o título de ${pages} páginas termina em "${shorten(former, 40)}": é o que se lê no Google e na aba do navegador.`,
      `Se o nome mudou, troque "${shorten(former, 40)}" também nas páginas: no VS Code, Ctrl+Shift+H procura e troca em todos os arquivos. Se é isso mesmo, deixe assim.`,
    ),
  tableInLine: () =>
    say(
      'Aqui está uma tabela, e este campo aparece como uma linha só: visitantes leriam as colunas juntas.',
      'Deixe aqui só o que é deste campo. Cada linha da tabela é um item da lista, com cada coluna no seu campo.',
    ),
  lostLines: ({ joined }) =>
    say(
      'Este campo aparece como uma linha só: as linhas deste texto ficariam juntas.',
      joined === undefined
        ? 'Escreva aqui uma frase, e leve o resto a um campo de texto, como "text".'
        : `Escreva em uma linha: ${joined}`,
    ),
};

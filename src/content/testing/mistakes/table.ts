import { samplePage, sampleSite, sampleTheme } from '../sample.ts';

/** One accident of an editor: the files it leaves, and how many faults that are. */
export interface Mistake {
  readonly name: string;
  readonly files: Readonly<Record<string, string | Uint8Array>>;
  readonly faults: number;
}

const bytes = (text: string, encoding: 'latin1' | 'utf16le') => new Uint8Array(Buffer.from(text, encoding));

/** UTF-8, with single bytes between tildes that are none. */
const stray = (text: string) =>
  new Uint8Array(
    Buffer.concat(text.split('~').map((part, at) => Buffer.from(part, at % 2 === 0 ? 'utf8' : 'latin1'))),
  );

/** A mistake of the one page, given by the text of its file. */
const file = (name: string, text: string | Uint8Array, faults = 1): Mistake => ({
  name,
  files: { 'index.yaml': text },
  faults,
});

/** A mistake among the sections of the one page. */
const page = (name: string, sections: string, faults = 1): Mistake =>
  file(name, samplePage(sections), faults);

/** A mistake in a sound page, made by replacing a piece of it. */
const edited = (name: string, from: string, to: string, faults = 1): Mistake => {
  if (!sound.includes(from)) throw new Error(`${name}: nothing to replace`);
  return file(
    name,
    sound.replace(from, () => to),
    faults,
  );
};

const hero = '- type: hero\n  title: Olá\n';
const cta = '- type: cta\n  title: Venha\n  actions:\n  - label: Ligar\n    tel: sim\n';
const faq =
  '- type: faq\n  id: faq\n  items:\n  - question: Dói?\n    answer: Não.\n  - question: Demora?\n    answer: Pouco.\n  - question: Custa?\n    answer: Sim.\n';
const action = (lines: string) => `${hero}  actions:\n  - label: Ir\n    ${lines}\n`;
const offer = (lines: string) =>
  `${hero}- type: offers\n  items:\n  - name: Cama\n    image: luna.png\n    imageAlt: Uma cama azul\n    ${lines}\n`;
/** A page whose card has some lines as its features. */
const features = (name: string, ...lines: readonly string[]) =>
  page(
    name,
    `${hero}- type: cards\n  items:\n  - title: Banho\n    features:\n${lines.map((line) => `    ${line}\n`).join('')}`,
  );
const longText = `atendemos ${'com calma e sem pressa, '.repeat(9)}como sempre`;
const longFaq = faq.replaceAll('.', ', como explicamos com calma em cada consulta da nossa clínica.');
const longSteps = `- type: steps\n  items:\n${['Escolha', 'Confirme', 'Receba'].map((title) => `  - title: ${title}\n    text: ${'Leia com calma o que vem escrito aqui. '.repeat(3).trim()}\n`).join('')}`;
/** A page of two services, the first of them with some lines. */
const withService = (name: string, lines: string) =>
  page(
    name,
    `${hero}- type: services\n  items:\n${lines}  - title: Banho\n    description: Bom.\n    label: Ir\n    chat: consulta\n`,
  );
const rated = (rating: string) =>
  `${hero}- type: testimonials\n  items:\n  - name: Ana\n    tutor: tutora\n    article: do\n    petName: Rex\n    rating: ${rating}\n    comment: Bom.\n    date: em maio\n`;

const sound = samplePage(`- type: hero
  title: Seu pet mais bonito
  text: Atendemos todos os dias
  stats:
    - value: 24h
      label: Plantão
    - value: 500+
      label: Pets

- type: faq
  id: faq
  title: Dúvidas
  items:
    - question: Dói?
      answer: Não.
    - question: Demora?
      answer: Pouco.
    - question: Custa?
      answer: Sim.
`);

/** A page with a contact's fields. */
const contactWith = (lines: string) =>
  `${hero}- type: contact\n  title: Fale\n  chatTitle: Conversa\n  ${lines}  actions:\n  - label: Conversar\n    chat: consulta\n  mapActions:\n  - label: Ver\n    maps: search\n`;
/** A contact with one more row of hours, on a site whose own hours have some more lines. */
const holiday = (name: string, row: string, more = '', faults = 1): Mistake => ({
  name,
  files: {
    'index.yaml': samplePage(contactWith(`hours:\n  - days: Segunda\n    time: 8h–18h\n  ${row}`)),
    'site.yaml': `${sampleSite}hours:\n  week:\n  - days: [segunda, terça, quarta, quinta, sexta]\n    opens: 08:00\n    closes: 18:00\n${more}`,
  },
  faults,
});
const news = (date: string) => `- type: news\n  items:\n  - date: ${date}\n    title: Banheira nova\n`;
const pair =
  '- type: before-after\n  items:\n  - before: thor.png\n    beforeAlt: Luna antes do banho\n    after: luna.png\n    afterAlt: Luna de laço\n';
/** A mistake in a shared section's file, which the one page shows. */
const shared = (name: string, text: string): Mistake => ({
  name,
  files: { 'index.yaml': samplePage(`${hero}- type: use\n  section: extra\n`), '_shared/extra.yaml': text },
  faults: 1,
});
const reviews =
  '- type: reviews\n  items:\n  - name: Ana\n    rating: 5\n    text: Bom.\n    source: Google\n    date: 15/07/2025\n';

/** A page with a bonus whose one button has some lines. */
const bonusWith = (lines: string) =>
  `${faq}- type: bonus\n  trigger: "#faq"\n  title: Um bônus\n  text: Ganhe a consulta.\n  action:\n${lines}`;

/** A head without accents. */
const plainHead = 'title: Clinica de teste em Passo Fundo\ndescription: Uma clinica de teste\n';

const ofBytes: readonly Mistake[] = [
  file('salvo em Latin-1', bytes(sound, 'latin1')),
  file('salvo em UTF-16', bytes(`\uFEFF${sound}`, 'utf16le')),
  file('salvo em UTF-16 sem marca', bytes(sound, 'utf16le')),
  file('salvo em UTF-16 ao contrário', new Uint8Array(Buffer.from(`\uFEFF${sound}`, 'utf16le').swap16())),
  file(
    'Latin-1 a partir da terceira linha',
    bytes(`${plainHead}# Ação \u0096 50\u0080 de \u0093desconto\u0094\n`, 'latin1'),
  ),
  file('uma palavra em Latin-1 entre outras em UTF-8', stray(sound.replace('Dúvidas', 'Dúvidas e a~çã~o'))),
  file('um PDF com nome de página', bytes(`%PDF-1.7\n${'\u0000\u0001\u0002\u0093x'.repeat(40)}`, 'latin1')),
  file('acentos trocados por outros sinais', Buffer.from(sound).toString('latin1')),
  edited('uma palavra com acentos trocados', 'Dúvidas', 'DÃºvidas'),
  edited('uma letra que se perdeu', 'Dúvidas', 'D\uFFFDvidas'),
  file('todos os acentos perdidos', sound.replaceAll(/[áçãúóê]/g, '\uFFFD'), 6),
  file('acentos perdidos em muitas linhas', sound + '      # pre\uFFFDo\n'.repeat(12)),
  edited(
    'letras que se perderam em duas linhas',
    'Dúvidas\n  items:\n    - question: Dói?',
    'D\uFFFDvidas e promo\uFFFD\uFFFDes\n  items:\n    - question: Qu\uFFFDw?',
    2,
  ),
  edited(
    'acentos trocados em duas linhas',
    'Dúvidas\n  items:\n    - question: Dói?',
    'DÃºvidas e preÃ§os\n  items:\n    - question: DÃ³i?',
    2,
  ),
  edited('um caractere nulo', 'Dúvidas', 'Dú\u0000vidas'),
  edited('dois nulos em uma linha só deles', '  id: faq', '\u0000\u0000\n  id: faq'),
  edited('uma quebra de linha do Word', 'Dúvidas', 'Dúvidas\u000Be respostas'),
  edited('aspas e traço que perderam a forma', 'Dúvidas', '\u0093Dúvidas\u0094 \u0096 todas'),
  edited('uma letra escondida', 'Dúvidas', 'Dúvidas\u{E0041}\u{E0042}'),
  file('uma letra cortada no fim', new Uint8Array([...new TextEncoder().encode('title: Ol'), 0xc3])),
  edited('um caractere de controle', 'Dúvidas', 'Dú\u0007vidas'),
  edited('um sinal que vira a direção do texto', 'Dúvidas', 'Dúvidas \u202Eabc'),
  edited('espaço de largura fixa no recuo', '  id: faq', '\u00A0\u00A0id: faq'),
  edited('espaço de largura zero no recuo', '  id: faq', '  \u200Bid: faq'),
  edited('espaço especial depois dos dois-pontos', 'id: faq', 'id:\u00A0faq'),
  file('fim de linha antigo', 'title: Olá\rdescription: Oi\r'),
  file('grande demais', `title: ${'x'.repeat(300_000)}`),
  file('linhas demais', 'a: b\n'.repeat(2500)),
  file('fundo demais', `a: ${'['.repeat(40)}${']'.repeat(40)}`),
  file('recuos sem fim', Array.from({ length: 30 }, (_, depth) => `${' '.repeat(depth)}a:`).join('\n')),
  file('traços sem fim', `a:\n${'- '.repeat(30)}x`),
  file(
    'campos demais em uma linha',
    `{${Array.from({ length: 7000 }, (_, index) => `a${index}: 1`).join(', ')}}`,
  ),
];

const ofUnseen: readonly Mistake[] = [
  page('um código de cores entre aspas', '- type: hero\n  title: "Oi \\e[31mvermelho"\n'),
  page('um código nulo entre aspas', `${hero}  text: "Oi\\u0000"\n`),
  page('a metade de um emoji entre aspas', '- type: hero\n  title: "Oi \\ud83d!"\n'),
  page('as duas metades de um emoji, cada uma só', '- type: hero\n  title: "\\udc36Oi \\ud83d"\n'),
  page('só um código entre aspas', '- type: hero\n  title: "\\x07"\n'),
  page('dois códigos juntos e mais um', '- type: hero\n  title: "A\\0\\0B\\x9b"\n'),
  page('uma aspa em código', '- type: hero\n  title: "\\x93Oi\\x94"\n'),
  page('uma volta de linha em código', '- type: hero\n  title: "Oi\\r\\nOlá"\n'),
  page('um caminho do Windows entre aspas', '- type: hero\n  title: "C:\\banho"\n'),
  page('um sinal de direção em um texto de duas linhas', '- type: hero\n  title: "Oi\n    \\u202eOlá"\n'),
  page('um código no nome de um campo', `${hero}  "te\\axt": Oi\n`),
  page('um comando do GitHub no tipo', '- type: "\\n::stop-commands::x"\n'),
  edited('espaço sem largura no nome de um campo', '  title: Dúvidas', '  ti\u200Btle: Dúvidas'),
  edited('espaço especial no fim do nome de um campo', '  title: Dúvidas', '  title\u00A0: Dúvidas'),
  edited('hífen invisível no nome de um campo que falta', 'question: Demora?', 'ques\u00ADtion: Demora?'),
  edited('espaço especial no meio do nome de um campo', '  title: Dúvidas', '  hid\u00A0den: não'),
  edited('marca de começo de arquivo na palavra type', '- type: faq', '- ty\uFEFFpe: faq'),
  edited('junção invisível no nome de um campo da página', 'sections:', 'sec\u2060tions:'),
  edited(
    'dois sinais invisíveis em um nome que não existe',
    '  title: Dúvidas',
    '  \u200Dsubti\u200Btel: Dúvidas',
  ),
  page('nome de campo com código entre aspas', `${hero}  "te\\u200bxt": Oi\n`),
  edited('espaço sem largura no tipo de seção', 'type: faq', 'type: f\u200Baq'),
  edited('espaço especial no fim do tipo de seção', 'type: faq', 'type: faq\u00A0'),
  edited('junção invisível em um tipo com erro', 'type: faq', 'type: fa\u2060k'),
  edited('espaço especial no id', 'id: faq', 'id: faq\u2009'),
  file('espaço sem largura no tema', sound.replace('theme: clinic', 'theme: clin\u200Bic')),
  page('espaço sem largura na chave de uma mensagem', action('chat: consul\u200Bta')),
  page(
    'espaço sem largura na chave de uma mensagem, em dois botões',
    `${action('chat: consul\u200Bta')}${cta.replace('tel: sim', 'chat: consul\u200Bta')}`,
    2,
  ),
  {
    name: 'espaço sem largura no nome de uma mensagem',
    files: {
      'index.yaml': samplePage(action('chat: consulta')),
      'site.yaml': sampleSite.replace('  consulta: Olá', '  con\u200Bsulta: Olá'),
    },
    faults: 1,
  },
  page('hífen invisível em um link para uma seção', `${action('to: "#fa\u00ADq"')}${faq}`),
  page('espaço especial em um link para uma página', action('to: /\u00A0')),
  page(
    'espaço sem largura no nome de uma foto',
    `${hero}  image: lu\u200Bna.png\n  imageAlt: Luna de laço\n`,
  ),
  page(
    'espaço especial em um preço',
    offer('price: R$\u00A0200,00\n    originalPrice: "R$\u202F150,00\\u200b"'),
    2,
  ),
  page('espaço sem largura em sim', `${hero}${cta}  hidden: s\u200Bim\n`),
  page('espaço especial em uma data', `${hero}  showFrom: 15/07/2026\u00A0\n`),
  {
    name: 'espaço sem largura no telefone e no CEP',
    files: {
      'index.yaml': sound,
      'site.yaml': sampleSite
        .replace('90000-0000', '90000-\u200B0000')
        .replace('99010-120', '99010-120\u00A0'),
    },
    faults: 2,
  },
];

const ofSyntax: readonly Mistake[] = [
  edited('um campo em português, sem o espaço', '      label: Plantão', '      rótulo:Plantão'),
  withService(
    'um preço em português, sem o espaço',
    '  - title: Tosa\n    description: Boa.\n    pricePrefix: A partir de\n    preço:35,5\n    label: Ir\n    chat: consulta\n',
  ),
  {
    name: 'mensagem nova com dois-pontos e nome em maiúscula',
    files: {
      'index.yaml': samplePage(hero),
      'site.yaml': sampleSite.replace('  produto: ', '  Vacina: Oi, quero agendar: vacina\n  produto: '),
    },
    faults: 1,
  },
  page('fala entre aspas, e o resto fora delas', `${hero}- type: about\n  text: "Sim", disse ela.\n`),
  edited('Tab no recuo', '  id: faq', '\tid: faq'),
  edited('Tab no recuo de um item', '      answer: Pouco.', '\t\tanswer: Pouco.'),
  edited('Tab no recuo de um traço', '    - question: Demora?', '\t- question: Demora?'),
  edited(
    'uma pergunta colada na margem',
    '    - question: Demora?\n      answer: Pouco.',
    '- question: Demora?\n  answer: Pouco.',
  ),
  edited(
    'uma pergunta colada na margem, com todas as linhas',
    '    - question: Custa?\n      answer: Sim.',
    '- question: Custa?\nanswer: Sim.',
  ),
  edited('um espaço a mais abaixo de um valor', '      label: Plantão', '       label: Plantão'),
  edited('um espaço a mais no primeiro nível', '  text: Atendemos', '   text: Atendemos'),
  edited('um espaço a menos', '  text: Atendemos', ' text: Atendemos'),
  edited('um traço com recuo a mais', '    - question: Demora?', '      - question: Demora?'),
  edited('um traço com recuo a menos', '    - question: Demora?', '   - question: Demora?'),
  edited('aspas que não fecham', 'title: Dúvidas', 'title: "Dúvidas'),
  edited('aspas simples que não fecham', 'title: Dúvidas', "title: 'Dúvidas"),
  edited(
    'aspas que não fecham antes de outras',
    '  title: Dúvidas\n',
    '  title: "Dúvidas\n  intro: "Leia"\n',
  ),
  edited('texto depois das aspas', 'title: Dúvidas', 'title: "Dúvidas" comuns'),
  edited('aspas dentro de aspas', 'title: Dúvidas', 'title: "As "grandes" dúvidas"'),
  edited('apóstrofo entre aspas simples', 'title: Dúvidas', "title: 'Copo d'água'"),
  edited('barra invertida entre aspas', 'title: Dúvidas', 'title: "C:\\Users"'),
  edited('aspas curvas com dois-pontos', 'title: Dúvidas', 'title: “A: b”'),
  edited('aspas curvas sem dois-pontos', 'title: Dúvidas', 'title: “Dúvidas”'),
  edited('dois-pontos no texto', 'text: Atendemos', 'text: Atenção: atendemos'),
  edited('dois-pontos no fim do texto', 'title: Dúvidas', 'title: Dúvidas:'),
  edited('dois-pontos e aspas no texto', 'title: Dúvidas', 'title: Ele disse: "sim"'),
  edited('falta o espaço depois dos dois-pontos', 'title: Dúvidas', 'title:Dúvidas'),
  file('falta o espaço na última linha', sound.replace('answer: Sim.', 'answer:Sim.')),
  edited('faltam os dois-pontos', 'title: Dúvidas', 'title Dúvidas'),
  edited('dois-pontos de outro alfabeto', 'title: Dúvidas', 'title： Dúvidas'),
  edited('um texto que passa para a linha de baixo', 'Atendemos todos os dias', 'Atendemos todos\n  os dias'),
  edited('falta o espaço depois do traço', '- question: Demora?', '-question: Demora?'),
  edited('falta o espaço depois do traço da seção', '- type: faq', '-type: faq'),
  edited('um ponto no lugar do traço', '- type: faq', '• type: faq'),
  edited('um travessão no lugar do traço', '- question: Demora?', '– question: Demora?'),
  edited('um asterisco no lugar do traço', '- question: Demora?', '* question: Demora?'),
  edited('a lista na linha do campo', '  items:\n    - question: Dói?', '  items: - question: Dói?'),
  edited('jogo da velha no começo', 'title: Dúvidas', 'title: #Dúvidas'),
  edited('jogo da velha no começo, e aspas só no fim', 'title: Dúvidas', 'title: #Dúvidas"'),
  edited('dois-pontos no texto, e aspas só no fim', 'title: Dúvidas', 'title: Atenção: dúvidas"'),
  edited('jogo da velha no meio', 'title: Dúvidas', 'title: Somos a #1'),
  edited('asterisco no começo', 'title: Dúvidas', 'title: *Promoção*'),
  edited('asterisco no começo de várias palavras', 'title: Dúvidas', 'title: *Promoção* de hoje'),
  edited('e comercial no começo', 'title: Dúvidas', 'title: &Banho e tosa'),
  edited('exclamação no começo', 'title: Dúvidas', 'title: !Atenção já'),
  edited('arroba no começo', 'title: Dúvidas', 'title: @vitrinepet'),
  edited('porcentagem no começo', 'title: Dúvidas', 'title: %50 de desconto'),
  edited('crase no começo', 'title: Dúvidas', 'title: `Dúvidas`'),
  edited('colchete no começo', 'title: Dúvidas', 'title: [Novo] Dúvidas'),
  edited('colchete que não fecha', 'title: Dúvidas', 'title: [Novo'),
  edited('chaves no texto', 'title: Dúvidas', 'title: {{nome}}'),
  edited('maior no começo', 'title: Dúvidas', 'title: > 50% de desconto'),
  edited('barra em pé no começo', 'title: Dúvidas', 'title: |Dúvidas'),
  edited('barra em pé antes de uma frase', 'title: Dúvidas', 'title: | Dúvidas: as de sempre'),
  edited('sinal de maior antes de uma frase', 'title: Dúvidas', 'title: > Dúvidas'),
  edited('aspas simples no começo e duplas no fim', 'title: Dúvidas', 'title: \'Dúvidas: todas"'),
  edited('barra em pé com mais', 'title: Dúvidas', 'title: |+\n    Dúvidas\n'),
  edited('âncora e referência', 'title: Seu pet', 'title: &a Seu pet'),
  edited('chave de fusão', '  id: faq', '  <<: *base\n  id: faq'),
  edited('ponto de interrogação como chave', '  id: faq', '  ? id\n  : faq'),
  edited('o mesmo campo duas vezes', '  text: Atendemos', '  text: Um\n  text: Atendemos'),
  edited(
    'o mesmo campo duas vezes, a segunda depois de um vazio',
    '  text: Atendemos',
    '  text: Um\n  badge:\n  text: Atendemos',
  ),
  edited('falta a linha do tipo', '- type: faq\n  id: faq\n', ''),
  page(
    'o resto de uma seção que perdeu as primeiras linhas, abaixo de outra',
    `${hero}\n# Venha\n  text: Oi\n  priceLabel: Consulta\n  originalPrice: R$ 150,00\n  price: R$ 0,00\n  actions:\n  - label: Ligar\n    tel: sim\n`,
  ),
  edited('falta a linha do tipo da primeira seção', '- type: hero\n', ''),
  edited(
    'o mesmo campo duas vezes em um item, porque falta um traço',
    '    - question: Demora?',
    '      question: Demora?',
  ),
  edited(
    'a mesma linha duas vezes em um item',
    '      answer: Pouco.',
    '      answer: Pouco.\n      answer: Pouco.',
  ),
  edited('o mesmo campo da página duas vezes', 'sections:', 'description: Outra\nsections:'),
  edited('falta a linha das seções', 'sections:\n', ''),
  edited(
    'um texto de várias linhas com a primeira para dentro',
    'answer: Não.',
    'answer: |\n         Não.\n        Nunca.',
  ),
  edited('um traço sem dois-pontos', '- question: Demora?', '- question Demora?'),
  edited(
    'marcas de conflito',
    '  title: Dúvidas\n',
    '<<<<<<< HEAD\n  title: Dúvidas\n=======\n  title: Perguntas\n>>>>>>> outro\n',
  ),
  edited(
    'só a última marca de um conflito',
    '  title: Dúvidas\n',
    '  title: Dúvidas\n  title: Perguntas\n>>>>>>> outro\n',
  ),
  edited(
    'só a marca do meio de um conflito',
    '- type: faq\n',
    '- type: text\n  title: Velho\n  text: Texto velho.\n=======\n- type: faq\n',
  ),
  edited('uma linha de três traços', '- type: faq', '---\n- type: faq'),
  file('uma diretiva', `%YAML 1.2\n---\n${sound}`),
  file('arquivo vazio', ''),
  file('só um comentário', '# em breve\n'),
  file('lista no começo', hero),
  file('só um texto', 'Olá, mundo\n'),
  edited(
    'um traço que entrou no texto de cima',
    '      answer: Não.',
    '      answer: Não.\n        - Nunca.',
  ),
  edited('a linha das seções duas vezes', '- type: faq', 'sections:\n\n- type: faq'),
  edited('a mesma linha duas vezes na seção', '  title: Dúvidas', '  title: Dúvidas\n  title: Dúvidas'),
  edited('um traço antes de um texto', 'title: Dúvidas', 'title: - Dúvidas'),
  edited(
    'um recado para a equipe sem jogo da velha',
    '\n- type: faq',
    '\nmudar os preços em dezembro\n- type: faq',
  ),
  edited('um recado que também é continuação possível', '- type: faq', 'mudar em dezembro\n- type: faq'),
  edited('uma linha de enfeite sem jogo da velha', '- type: faq', '── Dúvidas ────\n- type: faq'),
  edited('um recado como os programadores escrevem', '  id: faq', '  // não mude\n  id: faq'),
  edited('um recado entre sinais de página da internet', '  id: faq', '  <!-- não mude -->\n  id: faq'),
  edited('só o nome do campo', '  title: Dúvidas', '  title: Dúvidas\n  hidden'),
  edited('um nome de campo cortado no meio', '  title: Dúvidas', '  title: Dúvidas\n  ti'),
  edited('sinal de igual no lugar dos dois-pontos', 'title: Dúvidas', 'title = Dúvidas'),
  edited('uma linha solta abaixo de uma palavra', '  id: faq', '  id: faq\nBanho R$ 35'),
  edited('um texto de várias linhas sem recuo', 'answer: Não.', 'answer: |\n      Não dói, e é rápido.'),
  page(
    'um item de várias linhas com o texto na margem',
    `${hero}- type: cards\n  items:\n  - title: Banho\n    features:\n    - |\nSecagem\n`,
  ),
  edited('o segundo parágrafo na margem', 'answer: Não.', 'answer: |\n        Não dói.\n\nE é rápido.'),
  edited(
    'tópicos do WhatsApp na margem',
    'answer: Não.',
    'answer: Não mesmo! 🐱\n• Traga na caixa\n• Chegue antes',
  ),
  edited(
    'negrito do WhatsApp e linhas na margem',
    'answer: Não.',
    'answer: *Não dói!* 😻\n\n*Horário:* 8h às 18h\n*Preço:* a combinar',
  ),
  edited(
    'dois recados na margem, depois de um texto',
    'answer: Não.',
    'answer: Não, nunca.\n\nmudar isto em dezembro\nfalar com a Ana',
  ),
  edited(
    'traços na margem, depois de um texto',
    'answer: Não.',
    'answer: Não, nunca.\n- Traga na caixa\n- Chegue antes',
  ),
  edited(
    'palavras com dois-pontos na margem',
    'answer: Não.',
    'answer: Não, nunca.\nAtenção: venha em jejum',
  ),
  edited(
    'palavras com dois-pontos abaixo de um texto',
    'answer: Não.',
    'answer: Não, nunca.\n        Horário: 8h',
  ),
  file('palavras acima do primeiro campo', `Página de teste\n${sound}`),
  edited(
    'uma tabela de preços abaixo do texto',
    'answer: Não.',
    'answer: Veja a tabela:\n      Porte P: R$ 35\n      Porte M: R$ 45',
  ),
  edited('uma tabela com barras em pé', 'answer: Não.', 'answer: | Banho | R$ 35 |\n| Tosa | R$ 15 |'),
  edited(
    'maior e texto na mesma linha, com outro parágrafo',
    'answer: Não.',
    'answer: > Não dói.\n\n        E é rápido.',
  ),
  edited(
    'várias linhas coladas, longas demais para mostrar',
    'answer: Não.',
    `answer: Não mesmo!\nPois ${'é rápido e '.repeat(12)}bom.\nVenha ver.`,
  ),
  page(
    'o primeiro item na linha do nome da lista',
    `${hero}- type: cards\n  items:\n  - title: Banho\n    features: Secagem\n      - Perfume\n`,
  ),
  page(
    'falta o traço de um item de texto',
    `${hero}- type: cards\n  items:\n  - title: Banho\n    features:\n      - Secagem\n      Perfume\n      - Laço\n`,
  ),
  edited('falta o traço do primeiro item', '    - question: Dói?', '      question: Dói?'),
  edited('falta o traço, e o campo está na coluna dele', '    - question: Demora?', '    question: Demora?'),
  file(
    'um item depois de um texto, porque a lista se apagou',
    sound.replace(/text: Atendemos[^]*- value: 500/, 'text: Atendemos sempre\n    - value: 500'),
  ),
  edited(
    'o nome da lista sem dois-pontos e com palavras',
    '  items:\n    - question',
    '  items Nossas respostas\n    - question',
  ),
  edited(
    'o nome da lista com palavras',
    '  items:\n    - question',
    '  items: Nossas respostas\n    - question',
  ),
  edited(
    'uma seção colada acima das seções',
    'sections:\n',
    'header:\n  links:\n    - label: Início\n      to: /\n- type: cta\n  title: Venha\n  actions:\n    - label: Ligar\n      tel: sim\n\nsections:\n',
  ),
  edited('__proto__ como campo', '  id: faq', '  __proto__: x\n  id: faq'),
  edited(
    'um texto entre aspas em várias linhas, na margem',
    'answer: Não.',
    'answer: "Não dói, é rápido.\nPergunte: ""já"" respondemos.\nAtendemos todo dia."'.replaceAll(
      '""',
      '\\"',
    ),
  ),
  edited(
    'um texto entre aspas que não fecham, em várias linhas',
    'answer: Não.',
    "answer: 'Não: nunca.\n        Um copo d''água: sim\n        Venha ver",
  ),
  edited(
    'a primeira de várias linhas entre aspas',
    'answer: Não.',
    'answer: "Não dói."\nÉ rápido.\nVenha ver.',
  ),
  edited(
    'uma palavra entre aspas antes de outras linhas',
    'answer: Não.',
    'answer: "Não", disse ela.\nÉ rápido.\nVenha.',
  ),
  features('falta o espaço depois do traço de um texto', '-1 tosa', '- 2 banhos'),
  features('falta o espaço depois do último traço', '- 2 banhos', '-tosa'),
  features('falta o espaço depois de todos os traços', '-banho', '-tosa'),
  edited(
    'a primeira linha de um item virou comentário',
    '    - question: Demora?',
    '    #- question: Demora?',
  ),
  edited(
    'a primeira linha do primeiro item virou comentário',
    '    - question: Dói?',
    '    # - question: Dói?',
  ),
  page(
    'a primeira linha de um item virou comentário, e as outras ficaram no item de cima',
    `${hero}- type: team\n  items:\n  - name: Ana\n    role: Recepção\n  #- name: Bia\n    text: Há dez anos aqui.\n    image: luna.png\n    imageAlt: Bia na recepção\n`,
  ),
  edited('dois-pontos em um texto longo', 'text: Atendemos todos os dias', `text: Atenção: ${longText}`),
  edited('aspas que não fecham em um texto longo', 'text: Atendemos todos os dias', `text: "${longText}`),
  edited(
    'texto que continua abaixo de uma resposta de uma palavra',
    'answer: Não.\n',
    'answer: Não.\n      Com calma, nenhum pet sente dor.\n',
  ),
  edited(
    'texto que continua abaixo de uma resposta de uma palavra, depois de uma linha vazia',
    'answer: Não.\n',
    'answer: Não!\n\n      Com calma, nenhum pet sente dor.\n',
  ),
  page('ponto e vírgula depois do nome de um campo', offer('price; R$ 39')),
  page(
    'palavras que começam com um nome e ponto e vírgula',
    `${hero}  text: Cuidamos de tudo em\n  banho; tosa e corte\n`,
  ),
  page(
    'o fim de um item e o começo do seguinte na mesma linha',
    `${hero}- type: services\n  items:\n  - title: Tosa\n    description: Boa.\n    label: Ir\n    chat: consulta - title: Banho\n    description: Bom.\n    label: Ir\n    chat: consulta\n`,
  ),
  {
    name: 'um traço só antes da primeira linha de uma seção compartilhada',
    files: {
      'index.yaml': samplePage(`${hero}- type: use\n  section: extra\n`),
      '_shared/extra.yaml': '- type: cta\ntitle: Venha\nactions:\n- label: Ligar\n  tel: sim\n',
    },
    faults: 1,
  },
  {
    name: 'uma seção com o traço de uma página em um arquivo que começa com um recado',
    files: {
      'index.yaml': samplePage(`${hero}- type: use\n  section: extra\n`),
      '_shared/extra.yaml':
        '# Aparece em várias páginas.\n\n- type: cta\n  title: Venha\n  actions:\n  - label: Ligar\n    tel: sim\n',
    },
    faults: 1,
  },
  ...[
    [
      'sections: e um traço em uma seção compartilhada',
      'sections:\n- type: cta\n  title: Venha\n  actions:\n  - label: Ligar\n    tel: sim\n',
    ],
    [
      'sections: com recuo em uma seção compartilhada',
      '# Para todas\nsections:\n  - type: cta\n    title: Venha\n    actions:\n      - label: Ligar\n        tel: sim\n',
    ],
    [
      'sections: acima de uma seção compartilhada',
      'sections:\ntype: cta\ntitle: Venha\nactions:\n- label: Ligar\n  tel: sim\n',
    ],
    ['duas seções em uma compartilhada', 'sections:\n- type: text\n  text: Oi\n- type: text\n  text: Olá\n'],
  ].map(([name = '', text = '']) => ({
    name,
    files: {
      'index.yaml': samplePage(`${hero}- type: use\n  section: extra\n`),
      '_shared/extra.yaml': text,
    },
    faults: 1,
  })),
  page(
    'texto abaixo do nome, com uma lista no meio',
    `${hero}  text:\n    Atendemos todos os dias.\n\n    Antes do banho:\n    - escove o pelo\n      - traga a guia\n\n    Depois, seque bem.\n`,
  ),
  edited(
    'um exemplo copiado com as marcas em volta',
    '    - question: Demora?\n      answer: Pouco.\n',
    '```yaml\n    - question: Demora?\n      answer: Pouco.\n```\n',
  ),
  edited('a marca de um exemplo abaixo de um texto', 'answer: Não.\n', 'answer: Não.\n        ```yaml\n'),
  edited(
    'dois-pontos em um texto com um recado atrás',
    'answer: Não.',
    'answer: Horário: 8h # confirmar com a Ana',
  ),
  edited('dois-pontos em um texto com um número', 'answer: Não.', 'answer: Prêmio: salão #1 da cidade'),
];

const open = (hours: string, more = '') =>
  `${hero}- type: hours\n  hours:\n  - days: Sábado\n    time: ${hours}\n${more}`;
const holidays = '  exceptions:\n  - days: Páscoa\n    date: 05/04/2026\n    time: Fechado\n';

const priced = (lines: string) =>
  `${hero}- type: pricelist\n  groups:\n  - title: Banhos\n    items:\n    - name: Banho\n${lines
    .split('\n')
    .map((line) => `      ${line}\n`)
    .join('')}`;

const service = (line: string) =>
  `${hero}- type: services\n  items:\n  - title: Banho\n    description: Com secagem.\n    ${line}\n`;

const ofShape: readonly Mistake[] = [
  page('pergunta sem os campos dela', `${hero}- type: faq\n  items:\n  - Quanto custa?\n`),
  page(
    'perguntas com respostas, uma em cada linha, no lugar da lista',
    `${hero}- type: faq\n  items: |\n    Vocês entregam? Sim, até 5 km.\n    Abrem no domingo? Ainda não.\n`,
  ),
  page(
    'preços por quilo, um em cada linha, no lugar da lista',
    `${hero}- type: pricelist\n  groups:\n  - items: |\n      Pão francês - 18,90/kg\n      Sonho - 7,00\n      Bolo de festa – sob consulta\n`,
  ),
  page(
    'preços por quilo, atrás do nome de cada um',
    `${hero}- type: pricelist\n  groups:\n  - items:\n    - Pão francês: 18,90 kg\n    - Sonho: R$ 7,00\n`,
  ),
  page('pergunta em vez da lista de perguntas', `${hero}- type: faq\n  items: Quanto custa?\n`),
  page(
    'perguntas sem traço',
    `${hero}- type: faq\n  items:\n    question: Quanto custa?\n    answer: Depende.\n`,
  ),
  page(
    'pergunta sem traço, com uma resposta de várias linhas',
    `${hero}- type: faq\n  items:\n    question: Quanto custa?\n    answer: |\n      Depende do porte:\n\n      - até 10 kg\n      - acima disso\n`,
  ),
  page(
    'cartão sem traço, com uma lista dentro',
    `${hero}- type: cards\n  items:\n    title: Banho\n    features:\n    - Secagem\n    - Corte de unhas\n`,
  ),
  page(
    'pergunta sem traço, com uma resposta que não cabe na mensagem',
    `${hero}- type: faq\n  items:\n    question: Quanto custa?\n    answer: ${'Depende do porte. '.repeat(9).trim()}\n`,
  ),
  page(
    'pergunta longa em vez da lista',
    `${hero}- type: faq\n  items: ${'Quanto custa o banho? '.repeat(7).trim()}\n`,
  ),
  page('um nome entre colchetes', offer('price: R$ 10').replace('name: Cama', 'name: [Cama]')),
  page('um item entre colchetes', `${hero}- type: faq\n  items:\n  - [Quanto custa?]\n`),
  page('uma seção entre colchetes', `${hero}- [type: cta]\n`),
  page(
    'um texto da lista entre colchetes',
    `${hero}- type: cards\n  items:\n  - title: x\n    features:\n    - [Secagem]\n`,
  ),
  page('botão sem os campos dele', `${hero}- type: cta\n  title: Venha\n  actions:\n  - Agendar\n`),
  edited('campo com erro de digitação', '  text: Atendemos', '  txet: Atendemos'),
  edited('campo em português', '  title: Dúvidas', '  titulo: Dúvidas'),
  edited('campo obrigatório em português', 'question: Demora?', 'pergunta: Demora?'),
  edited('campo em maiúsculas', '  title: Dúvidas', '  TITLE: Dúvidas'),
  edited('campo da página com erro', 'description:', 'descripton:'),
  edited('campo de item na seção', '  title: Dúvidas', '  question: Dúvidas'),
  edited('campo da seção no item', '      answer: Pouco.', '      answer: Pouco.\n      tone: tint'),
  edited('campo que não existe', '  title: Dúvidas', '  corDeFundo: azul'),
  edited('aviso como campo de outra seção', '  title: Dúvidas', '  alerta: Fechado hoje'),
  edited('formulário como campo de outra seção', '  title: Dúvidas', '  formulário: sim'),
  edited('tipo de seção em português', 'type: faq', 'type: duvidas'),
  edited('tipo de seção com maiúscula', 'type: faq', 'type: FAQ'),
  edited('tipo de seção que não existe', 'type: faq', 'type: foguete'),
  edited('tipo de seção que só se parece com outro', 'type: faq', 'type: horarios'),
  page('um aviso, com o nome em português', `${hero}- type: aviso\n  title: Fechado\n`),
  page('notícias, com o nome em português', `${hero}${news('15/07/2025').replace('news', 'noticias')}`),
  page(
    'um mapa, com o nome em português',
    `${hero}- type: mapa\n  actions:\n  - label: Ir\n    maps: search\n`,
  ),
  page(
    'fotos de antes e depois, com o nome em português',
    `${hero}${pair.replace('before-after', 'antesedepois')}`,
  ),
  edited('tipo de seção pelo que ela mostra', 'type: faq', 'type: carrossel'),
  page(
    'começo de uma seção duas vezes, com um texto de várias linhas',
    `${hero}- type: cta\n  text: |\n    Venha.\n    Traga seu pet.\n${cta.replace('  title', '  text: |\n    Venha.\n    Traga seu pet.\n  title')}`,
  ),
  page(
    'começo de uma seção duas vezes, com um recado',
    `${hero}- type: cta\n  # só até maio\n  title: Venha\n${cta}`,
  ),
  edited('campo obrigatório vazio', 'question: Demora?', 'question:'),
  edited('tipo escrito como campo', '- type: faq', '- faq:'),
  edited('a palavra tipo', '- type: faq', '- tipo: faq'),
  page('só o nome do tipo', '- hero\n'),
  page('uma seção vazia', `${hero}-\n`),
  page(
    'uma seção com dois traços',
    `${hero}- - type: cta\n    title: Venha\n    actions:\n    - label: Ligar\n      tel: sim\n`,
  ),
  page(
    'uma seção com dois traços, em um arquivo com recuo',
    '  - type: hero\n    title: Olá\n  - - type: cta\n',
  ),
  page('uma seção que é uma lista', `${hero}- - Banho\n  - Tosa\n`),
  page('uma seção que é uma lista entre colchetes', `${hero}- [Banho, Tosa]\n`),
  page('uma seção entre chaves, sem nada', `${hero}- {}\n`),
  page(
    'uma seção com dois traços, o segundo na linha de baixo',
    `${hero}-\n  - type: cta\n    title: Venha\n`,
  ),
  edited(
    'um item com dois traços',
    '    - question: Demora?\n      answer',
    '    - - question: Demora?\n        answer',
  ),
  page(
    'um texto da lista com dois traços',
    `${hero}- type: cards\n  items:\n  - title: Banho\n    features:\n    - - Secagem\n`,
  ),
  edited('falta um campo', '      answer: Pouco.\n', ''),
  edited(
    'um item só com o traço e um campo de outro lugar',
    '- value: 500+\n      label: Pets',
    '- cor: azul\n      fundo: claro',
  ),
  edited('campo vazio', '  title: Dúvidas', '  title:'),
  edited('lista onde cabe um texto', '  title: Dúvidas', '  title:\n    - Dúvidas'),
  edited(
    'texto onde cabe uma lista',
    '  stats:\n    - value: 24h\n      label: Plantão\n    - value: 500+\n      label: Pets\n',
    '  stats: 24h\n',
  ),
  page(
    'características em uma linha',
    `${hero}- type: cards\n  items:\n  - title: Banho\n    features: Secagem\n`,
  ),
  page('itens de menos', `${hero}- type: cards\n  items: []\n`),
  page(
    'botões de mais onde outra lista tem lugar',
    `${hero}- type: contact\n  title: Fale\n  chatTitle: Conversa\n  hours:\n  - days: Sábado\n    time: 8h às 12h\n  actions:\n  - label: Conversar\n    chat: consulta\n  mapActions:\n  - label: Ver\n    maps: search\n  - label: Ir\n    maps: route\n  - label: Instagram\n    href: https://www.instagram.com/x\n`,
  ),
  page(
    'preço com palavras entre parênteses',
    `${hero}- type: services\n  items:\n  - title: Banho\n    description: Com secagem.\n    price: R$42,00 (porte pequeno)\n    label: Quero\n    chat: consulta\n`,
  ),
  page(
    'preço com palavras atrás de um traço',
    `${hero}- type: services\n  items:\n  - title: Banho\n    description: Com secagem.\n    price: R$ 42 - porte pequeno\n    label: Quero\n    chat: consulta\n`,
  ),
  page('itens de mais', `${hero}  actions:\n${'  - label: Ligar\n    tel: sim\n'.repeat(4)}`),
  page('faltam as seções', ''),
  file('falta um campo da página', sound.replace(/theme: .*\n/, '')),
  page(
    'uma seção colada no meio da lista de outra',
    `${hero}${faq}${cta}  - question: E depois?\n    answer: Repouso.\n`,
  ),
  page(
    'uma seção colada no meio de outra, que tem campos abaixo da lista',
    `${hero}${faq}- type: steps\n  items:\n  - title: Ligue\n  - question: E depois?\n    answer: Repouso.\n  actions:\n  - label: Ligar\n    tel: sim\n`,
  ),
  page(
    'uma seção colada no meio de outra, acima de uma lista dela',
    `${hero}\n# Números\n- type: stats\n  items:\n  - value: 24h\n    label: Plantão\n\n  actions:\n  - label: Ligar\n    tel: sim\n\n# Chamada\n${cta}`,
  ),
  page(
    'uma seção colada no meio de outra, acima do que falta nela',
    hero + faq.replace('  items:', `${cta}  items:`),
  ),
  page(
    'uma seção colada no meio de outra, acima de um campo que as duas têm',
    `${hero}${faq.replace('  items:', '\n# Preços\n- type: steps\n  items:\n  - title: Ligue\n  - title: Marque\n  - title: Venha\n  items:')}\n# Chamada\n${cta}`,
  ),
  edited(
    'uma seção inteira como item',
    '    - question: Demora?',
    '    - type: cta\n      title: Venha\n      actions:\n        - label: Ligar\n          tel: sim\n    - question: Demora?',
  ),
  page(
    'o nome de uma lista se apagou, e outra lista vem acima',
    `${action('tel: sim')}  - value: 24h\n    label: Plantão\n  - value: 500+\n    label: Pets\n  - value: 20\n    label: Anos\n`,
  ),
  edited('o nome de uma lista com erro de digitação', '  stats:', '  sttats:'),
  page(
    'feriados em uma lista "items", na última seção',
    `${open('8h–12h', holidays)}- type: hours\n  items:\n  - days: Natal\n    date: 25/12/2026\n    time: Fechado\n  - days: Ano-novo\n    date: 01/01/2027\n    time: Fechado\n`,
  ),
  page(
    'horários em uma lista "items"',
    `${hero}- type: hours\n  items:\n  - days: Sábado\n    time: 8h–12h\n`,
  ),
  page(
    'feriados em uma lista "items", abaixo do horário',
    open('8h–12h', '  items:\n  - days: Feriados\n    time: Fechado\n'),
  ),
  page('horários sem nenhuma lista', `${hero}- type: hours\n  title: Quando abrimos\n`),
  page(
    'três palavras entre vírgulas no lugar da lista',
    `${hero}- type: cards\n  items:\n  - title: Banho\n    features: banho, tosa, unhas\n`,
  ),
  page(
    'três nomes entre vírgulas no lugar de uma lista de itens',
    `${hero}- type: services\n  items: banho, tosa; unhas\n`,
  ),
  page('horário com uma vírgula no lugar da lista', `${hero}- type: hours\n  hours: Sábado, 8h às 12h\n`),
  page('campo de item que não existe', offer('price: R$ 10\n    corDoPreco: azul')),
  edited('o começo de uma seção duas vezes', '- type: faq', '- type: faq\n  id: faq\n- type: faq'),
  edited('a linha do tipo duas vezes', '- type: faq', '- type: faq\n- type: faq'),
  page(
    'dois-pontos em um item de texto',
    `${hero}- type: cards\n  items:\n  - title: Banho\n    features:\n      - Secagem\n      - Bônus: um laço\n`,
  ),
  {
    name: 'site.yaml só com as primeiras linhas',
    files: { 'index.yaml': sound, 'site.yaml': 'name: Vitrine Pet\n' },
    faults: 1,
  },
  { name: 'site.yaml vazio', files: { 'index.yaml': sound, 'site.yaml': '' }, faults: 1 },
  edited(
    'dois erros em itens diferentes',
    'question: Dói?\n      answer: Não.\n    - question: Demora?',
    'pergunta: Dói?\n      answer: Não.\n    - pregunta: Demora?',
  ),
].map((mistake) => (mistake.name.startsWith('dois erros') ? Object.assign(mistake, { faults: 2 }) : mistake));

const priceless = `${hero}- type: pricelist\n  groups:\n  - title: Banhos\n    items:\n    - name: Banho\n      price:\n`;

const ofValues: readonly Mistake[] = [
  page('preço com ponto', offer('price: 179.90')),
  page('preço sem centavos', offer('price: R$179,9')),
  page('preço com vírgula antes de três algarismos', offer('price: 39,999')),
  page(
    'preço de antes com vírgula antes de três algarismos',
    offer('price: R$ 30\n    originalPrice: R$ 39,999'),
  ),
  page('preço em palavras', offer('price: a combinar')),
  page('preço acima do anterior', offer('price: R$ 200,00\n    originalPrice: R$ 150,00')),
  page('preço com palavras', offer('price: A partir de R$ 35')),
  page('preço de antes e de agora em um campo só', offer('price: de R$ 45 por R$ 39')),
  page('preço de antes e de agora onde só há um', priced('price: de R$ 45 por R$ 39')),
  page('esgotado no lugar do preço', offer('price: ESGOTADO')),
  page('oferta sem preço', offer('size: M')),
  page('esgotado em uma tabela de preços', priced('price: Esgotado')),
  page('preço e unidade com um Tab entre eles', service('price: R$ 95\t/hora')),
  page('preço e unidade com um espaço especial entre eles', service('price: R$\u00A095\u00A0a hora')),
  page('nota em estrelas', rated('⭐⭐⭐⭐⭐')),
  page('nota em estrelas cheias e vazias', rated('★★★★☆')),
  page('último dia sem o ano', `${hero}  showUntil: 5/1\n`),
  page('29 de fevereiro sem o ano', `${hero}  showUntil: 29 de fevereiro\n`),
  page('nota acima de cinco', rated('6')),
  page('nota com barra', rated('4,9/5')),
  page('data americana', `${hero}  showFrom: 2026-07-15\n`),
  page('data com ano curto', `${hero}  showUntil: 15/7/26\n`),
  page('data que não existe', `${hero}  showFrom: 31/02/2026\n`),
  page('dia 31 de um mês de 30 dias', `${hero}  showFrom: 31/06/2027\n`),
  page('dia e mês trocados', `${hero}  showFrom: 07/15/2025\n`),
  page('data em palavras', `${hero}  showFrom: amanhã\n`),
  page('sai do ar antes de entrar', `${hero}${cta}  showFrom: 01/01/2026\n  showUntil: 31/12/2025\n`),
  page(
    'férias que acabam no ano que vem, com o ano de hoje',
    `${hero}${cta}  showFrom: 20/12/2026\n  showUntil: 05/01/2026\n`,
  ),
  page('sim de outro jeito', `${hero}${cta}  hidden: s\n`),
  page('não de outro jeito', `${hero}${cta}  hidden: falso\n`),
  page('talvez', `${hero}${cta}  hidden: talvez\n`),
  page('desenho em português', `${action('tel: sim\n    icon: pata')}`),
  page('desenho que não existe', `${action('tel: sim\n    icon: dinossauro')}`),
  file('tema em português', sound.replace('theme: clinic', 'theme: inverno')),
  page('um til no lugar do texto', '- type: hero\n  title: ~\n'),
  page('null no lugar do texto', '- type: hero\n  title: null\n'),
  page('um til no lugar da lista', '- type: faq\n  items: ~\n'),
  page('um título só de espaços', '- type: hero\n  title: "   "\n'),
  page('um título só de espaços especiais', '- type: hero\n  title: \u00A0\u2003\n'),
  page('um título só de sinais que não se veem', '- type: hero\n  title: "\u200B \u00AD"\n'),
  page('um texto de várias linhas só de espaços', `${hero}  text: "  \n\n    "\n`),
  page(
    'uma linha da lista só de espaços',
    `${hero}- type: cards\n  items:\n  - title: Banho\n    features:\n    - " "\n`,
  ),
  page('um preço só de espaços', offer('price: "  "')),
  page('um sim só de espaços', `${hero}${cta}  hidden: " "\n`),
  page('uma descrição de foto só de espaços', `${hero}  image: luna.png\n  imageAlt: "  "\n`),
  file('uma mensagem só de espaços', sound.replace('theme:', 'messages:\n  oi: " "\ntheme:')),
  page('um tipo só de espaços', '- type: " "\n  title: Olá\n'),
  page('fundo em português', `${hero}  tone: forte\n`),
  page('id com espaço e acento', `${hero}  id: Minha Seção\n`),
  {
    name: 'telefone sem código',
    files: { 'index.yaml': sound, 'site.yaml': sampleSite.replace('"+55 54 90000-0000"', '(54) 90000-0000') },
    faults: 1,
  },
  {
    name: '0800 no telefone que abre o WhatsApp',
    files: { 'index.yaml': sound, 'site.yaml': sampleSite.replace('"+55 54 90000-0000"', '0800 123 4567') },
    faults: 1,
  },
  {
    name: '0800 com um traço',
    files: {
      'index.yaml': sound,
      'site.yaml': sampleSite.replace('email:', 'otherPhone: 0800-1234567\nemail:'),
    },
    faults: 1,
  },
  page('foto com a descrição vazia', `${hero}  image: luna.png\n  imageAlt:\n`),
  page('único preço de uma linha, vazio', priceless),
  {
    name: 'CEP sem traço',
    files: { 'index.yaml': sound, 'site.yaml': sampleSite.replace('99010-120', '99010120') },
    faults: 1,
  },
  {
    name: 'e-mail sem arroba',
    files: { 'index.yaml': sound, 'site.yaml': sampleSite.replace('contato@', 'contato.') },
    faults: 1,
  },
  {
    name: 'hora como se fala',
    files: {
      'index.yaml': sound,
      'site.yaml': `${sampleSite}meta:\n  structuredData:\n    openingHours:\n    - days: [segunda]\n      opens: 8h30\n      closes: 18:00\n`,
    },
    faults: 1,
  },
  {
    name: 'fecha antes de abrir',
    files: {
      'index.yaml': sound,
      'site.yaml': `${sampleSite}meta:\n  structuredData:\n    openingHours:\n    - days: [segunda]\n      opens: 18:00\n      closes: 08:00\n`,
    },
    faults: 1,
  },
  {
    name: 'aberto agora, sem o horário no site',
    files: { 'index.yaml': samplePage(open('8h–12h', '  openNow: sim\n')) },
    faults: 1,
  },
  page(
    'nota que diz que fecha para o almoço, ao lado de um horário sem pausa',
    `${hero}- type: contact\n  title: Fale\n  chatTitle: Conversa\n  hours:\n  - days: Segunda a sexta\n    time: 8h às 18h\n  - days: Sábado\n    time: 8h às 12h\n  hoursNote: Fechamos das 12h às 13h30 para o almoço\n  actions:\n  - label: Conversar\n    chat: consulta\n  mapActions:\n  - label: Ver\n    maps: search\n`,
  ),
  page(
    'nota que diz que não fecha ao meio-dia, ao lado de um horário com pausa',
    `${hero}- type: contact\n  title: Fale\n  chatTitle: Conversa\n  hours:\n  - days: Segunda a sexta\n    time: 8h às 12h e 13h30 às 18h\n  hoursNote: Sem fechar ao meio-dia\n  actions:\n  - label: Conversar\n    chat: consulta\n  mapActions:\n  - label: Ver\n    maps: search\n`,
  ),
  page(
    'um parágrafo inteiro no título de um cartão',
    `${hero}- type: cards\n  items:\n  - title: Nosso salão foi todo reformado e agora tem ar-condicionado, janelas grandes, um cantinho para esperar e mais espaço entre as mesas, para que todos fiquem tranquilos\n    text: Venha.\n`,
  ),
  page(
    'um cartão que promete algo até um dia que já passou',
    `${hero}- type: cards\n  items:\n  - title: Brinquedos com 20% só até sexta 23/01\n    text: Venha.\n`,
  ),
  {
    name: 'horário de um dia marcado, outro que o do site',
    faults: 2,
    files: {
      'index.yaml': samplePage(
        `${hero}- type: hours\n  hours:\n  - days: Segunda a sexta\n    time: 8h às 18h\n  - days: 24/12\n    time: 8h às 12h\n    showUntil: 24/12/2026\n`,
      ),
      'site.yaml': `${sampleSite}hours:\n  week:\n  - days: [segunda, terça, quarta, quinta, sexta]\n    opens: 08:00\n    closes: 18:00\n  exceptions:\n  - days: Véspera de Natal\n    date: 24/12/2026\n    opens: 08:30\n    closes: 12:00\n`,
    },
  },
  {
    name: 'um aviso com outro horário por meses, que o site não sabe',
    faults: 2,
    files: {
      'index.yaml': samplePage(
        `${hero}- type: notice\n  title: Horário de verão\n  text: De 15/03/2026 a 30/05/2026 fechamos mais cedo, às 17h.\n  showUntil: 30/05/2026\n`,
      ),
      'site.yaml': `${sampleSite}hours:\n  week:\n  - days: [segunda, terça, quarta, quinta, sexta]\n    opens: 08:00\n    closes: 18:00\n`,
    },
  },
  {
    name: 'um dia especial de uma seção, no qual o site está fechado',
    faults: 1,
    files: {
      'index.yaml': samplePage(
        `${hero}- type: hours\n  exceptions:\n  - days: Véspera de Natal\n    date: 24/12/2026\n    time: 8h às 12h\n`,
      ),
      'site.yaml': `${sampleSite}hours:\n  week:\n  - days: [segunda, terça, quarta, quinta, sexta]\n    opens: 08:00\n    closes: 18:00\n  exceptions:\n  - days: Véspera de Natal\n    date: 24/12/2026\n`,
    },
  },
  {
    name: 'um dia especial de uma seção, com a sua pausa, que falta no site',
    faults: 1,
    files: {
      'index.yaml': samplePage(
        `${hero}- type: hours\n  exceptions:\n  - days: Cinzas\n    date: 17/02/2027\n    time: 8h às 12h e 14h às 16h\n`,
      ),
      'site.yaml': `${sampleSite}hours:\n  week:\n  - days: [segunda, terça, quarta, quinta, sexta]\n    opens: 08:00\n    closes: 18:00\n`,
    },
  },
  {
    name: 'um feriado com a hora de abrir, sem a de fechar',
    files: {
      'index.yaml': sound,
      'site.yaml': `${sampleSite}hours:\n  week:\n  - days: [segunda]\n    opens: 08:00\n    closes: 18:00\n  exceptions:\n  - days: Natal\n    date: 24/12/2026\n    opens: 08:00\n`,
    },
    faults: 1,
  },
  {
    name: 'horas trocadas no horário do site',
    files: {
      'index.yaml': sound,
      'site.yaml': `${sampleSite}hours:\n  week:\n  - days: [segunda]\n    opens: 18:00\n    closes: 08:00\n`,
    },
    faults: 1,
  },
  page('tipo de aviso em português', `${hero}- type: notice\n  kind: feriado\n  title: Fechado\n`),
  page('dia de uma novidade em palavras', `${hero}${news('15 de julho de 2025')}`),
  page('dia de uma novidade que não é dia', `${hero}${news('ontem')}`),
  page('quantas novidades aparecem, em palavras', `${hero}${news('15/07/2025')}  show: todas\n`),
  page('mais novidades do que cabem', `${hero}${news('15/07/2025')}  show: 40\n`),
  page('data de uma avaliação que envelhece', `${hero}${reviews.replace('15/07/2025', 'há 2 semanas')}`),
];

const ofLinks: readonly Mistake[] = [
  page('link do WhatsApp sem o código do Brasil', action('href: https://wa.me/54999991234?text=Oi')),
  page('página do site em href', action('href: /')),
  page('seção de outra página em href', action('href: /#faq') + faq),
  page(
    'um botão que diz uma rede e leva a outra',
    action('href: https://www.tiktok.com/@clinica').replace('Ir', 'Ver no Instagram'),
  ),
  page('o site visto neste computador como endereço', action('href: http://127.0.0.1:5173/')),
  page(
    'uma seção vista neste computador como endereço',
    `${action('href: https://http://localhost:5173/#faq')}${faq}`,
  ),
  page('o site visto neste computador como link', action('to: http://127.0.0.1:5173/')),
  page('um endereço colado atrás de outro começo', action('href: https://https://maps.app.goo.gl/AbCdEf1')),
  page(
    'arquivo para baixar que não está na pasta',
    `${hero.trimEnd()}\n  actions:\n  - label: Baixar\n    file: tabelas.pdf\n`,
  ),
  page(
    'arquivo para baixar como página',
    `${hero.trimEnd()}\n  actions:\n  - label: Baixar\n    to: tabela.pdf\n`,
  ),
  page(
    'arquivo para baixar como endereço',
    `${hero.trimEnd()}\n  actions:\n  - label: Baixar\n    href: files/tabela.pdf\n`,
  ),
  page('dois destinos', action('chat: consulta\n    maps: search')),
  page('dois endereços em um destino', action('to: / e /pacotes')),
  page('o link do mapa em lugar da palavra', action('maps: https://maps.app.goo.gl/abc123XYZ')),
  page('nenhum destino', `${hero}  actions:\n  - label: Ir\n`),
  page('javascript como endereço', action('href: javascript:alert(1)')),
  page('data como endereço', action('href: data:text/html,x')),
  page('arquivo como endereço', action('href: file:///etc/passwd')),
  page('endereço como arquivo', action('file: https://drive.google.com/file/d/1a2b/view')),
  page('endereço sem https', action('href: www.exemplo.com')),
  page('endereço com http', action('href: http://exemplo.com')),
  page('endereço sem barras', action('href: https:exemplo.com')),
  page('endereço com arroba escondida', action('href: https://wa.me@evil.example')),
  page('endereço com sinais de página', action('href: "https://exemplo.com/<script>"')),
  page('endereço sem protocolo em to', action('to: //evil.example')),
  page('rota sem barra', action('to: consulta')),
  page('id de uma seção sem o sinal', `${action('to: faq')}${faq}`),
  page('nome do arquivo de uma página', action('to: index.yaml')),
  page('endereço de outro site em to', action('to: https://exemplo.com')),
  page('arquivo em to', action('to: tabela.pdf')),
  page('perfil em to', action('to: "@clinica"').replace('label: Ir', 'label: Siga no Instagram')),
  page('perfil em link', action('link: "@clinica"').replace('label: Ir', 'label: Siga no Instagram'), 1),
  page(
    'faixa de preço com a razão entre parênteses',
    `${hero}- type: services\n  items:\n  - title: Banho\n    description: Um banho.\n    price: R$ 80 a R$ 140 (conforme o porte)\n`,
  ),
  page(
    'outra forma de pagar entre parênteses, no preço de uma oferta',
    offer('price: R$ 189,9 (à vista no PIX R$ 179,90)'),
  ),
  page(
    'observação entre parênteses no preço de um item que diz a unidade',
    `${hero}- type: services\n  items:\n  - title: Banho\n    description: Com secagem.\n    price: R$ 42,00 (porte pequeno)\n    priceSuffix: a sessão\n`,
  ),
  page(
    'text no lugar do comentário de um depoimento',
    `${hero}- type: testimonials\n  items:\n  - name: Ana\n    rating: 5\n    text: Muito bom.\n    date: há 2 semanas\n`,
  ),
  page('endereço de outro site em to, sem https', action('to: exemplo.com.br/blog')),
  page('e-mail em to', action('to: contato@exemplo.com.br')),
  {
    name: 'nome do arquivo de uma página, com a pasta',
    files: {
      'index.yaml': samplePage(action('to: pages/outra.yaml')),
      'outra.yaml': samplePage(action('to: /')),
    },
    faults: 1,
  },
  page('destino vazio', action('chat:')),
  {
    name: 'o nome de uma página em lugar do endereço',
    files: {
      'index.yaml': samplePage(action('to: Página da promoção de inverno')),
      'inverno.yaml': samplePage(action('to: /')),
      'site.yaml': sampleSite.replace(
        'about: Cuidamos bem.\n',
        'about: Cuidamos bem.\n  links:\n  - label: Início\n    to: /\n  - label: Promoção de Inverno\n    to: /inverno\n',
      ),
    },
    faults: 1,
  },
  page('página que não existe', action('to: /consulta')),
  page('seção que não existe', `${action('to: "#fqa"')}${faq}`),
  page('seção escondida', `${action('to: "#faq"')}${faq}  hidden: sim\n`),
  {
    name: 'seção renomeada em outra página',
    files: {
      'index.yaml': samplePage(action('to: "/outra#duvidas"')),
      'outra.yaml': samplePage(hero + faq.replace('id: faq', 'id: perguntas')),
    },
    faults: 1,
  },
  page('telefone no lugar de sim', action('tel: (54) 3333-3333')),
  page('telefone em um botão, com outro nome', action('phone: (54) 3333-3333')),
  page('telefone em uma seção', `${hero}${cta}  telefone: (54) 3333-3333\n`),
  page('perfil de uma rede que o botão não diz', action('href: "@clinica.example"')),
  page(
    'perfil da rede que o botão diz',
    `${hero}  actions:\n  - label: Ver no Instagram\n    href: "@clinica.example"\n`,
  ),
  page('mensagem que não existe', action('chat: consulat')),
  page('mensagem nova, que ninguém escreveu', action('chat: vacinas')),
  page('a própria mensagem no lugar do nome', action('chat: Olá! Quero marcar uma vacina.')),
  page(
    'mensagem com o nome de um campo, em um arquivo com outro erro',
    action('chat: title') + faq.replace('answer: Não.', 'anwser: Não.'),
    2,
  ),
  page('mensagem chamada constructor', action('chat: constructor')),
  {
    name: 'mensagem padrão que não existe',
    files: {
      'index.yaml': sound,
      'site.yaml': sampleSite.replace('default: consulta', 'default: consultas'),
    },
    faults: 1,
  },
  {
    name: 'link do cabeçalho que algumas páginas não têm',
    files: {
      'index.yaml': sound,
      'outra.yaml': samplePage(hero),
      'site.yaml': sampleSite.replace(
        '  phone: sim\n',
        '  phone: sim\n  links:\n  - label: Dúvidas\n    to: "#faq"\n',
      ),
    },
    faults: 1,
  },
  page('seção compartilhada que não existe', '- type: use\n  section: clinica\n'),
  {
    name: 'seção compartilhada que ainda não foi escrita, ao lado de outra',
    files: {
      'index.yaml': samplePage(`${hero}- type: use\n  section: venha\n- type: use\n  section: feriado\n`),
      '_shared/venha.yaml': 'type: cta\ntitle: Venha\nactions:\n- label: Ligar\n  tel: sim\n',
    },
    faults: 1,
  },
  page(
    'bônus que espera por nada',
    `${hero}${faq}- type: bonus\n  trigger: "#fqa"\n  title: Bônus\n  action:\n    label: Quero\n    chat: consulta\n`,
  ),
  page(
    'mensagens pedidas que ninguém escreveu',
    `${action('chat: banho')}${cta.replace('tel: sim', 'chat: domiciliar')}`,
  ),
  file(
    'falta a linha "messages:" da página',
    samplePage(`${action('chat: banho')}${cta.replace('tel: sim', 'chat: domiciliar')}`).replace(
      'theme: clinic\n',
      'theme: clinic\nfooter:\n  note: Oi\n  banho: Quero um banho.\n  domiciliar: Venham aqui.\n',
    ),
  ),
  file(
    'o nome de uma mensagem com erro, pedida duas vezes',
    samplePage(`${action('chat: domiciliar')}${cta.replace('tel: sim', 'chat: domiciliar')}`).replace(
      'theme: clinic\n',
      'theme: clinic\nmessages:\n  domicilar: Venham aqui.\n',
    ),
  ),
  {
    name: 'uma mensagem do site perdida, pedida por duas páginas',
    files: {
      'index.yaml': samplePage(action('chat: urgencia')),
      'banho.yaml': samplePage(action('chat: urgencia\n  - label: Início\n    to: /')),
    },
    faults: 1,
  },
  {
    name: 'seção copiada de outra página, que tem a mensagem só para si',
    files: {
      'index.yaml': samplePage(
        `${hero}  actions:\n  - label: Tosa\n    chat: tosa\n  - label: Banho\n    to: /banho\n`,
      ),
      'banho.yaml': samplePage(action('chat: tosa\n  - label: Início\n    to: /')).replace(
        'theme: clinic\n',
        'theme: clinic\nmessages:\n  default: tosa\n  tosa: "Olá! Quero marcar uma tosa: quanto custa?"\n',
      ),
    },
    faults: 1,
  },
  {
    name: 'mensagem com outro nome, de que outra página tem uma sua',
    files: {
      'index.yaml': samplePage(
        `${hero}  actions:\n  - label: Tosa\n    chat: urgente\n  - label: Banho\n    to: /banho\n`,
      ),
      'banho.yaml': samplePage(action('chat: urgente\n  - label: Início\n    to: /')).replace(
        'theme: clinic\n',
        'theme: clinic\nmessages:\n  default: urgente\n  urgente: "Olá! Preciso de um banho ainda hoje."\n',
      ),
      'site.yaml': sampleSite.replace('  produto:', '  urgencia: Olá! É urgente.\n  produto:'),
    },
    faults: 1,
  },
  {
    name: 'seção copiada com três botões, cujas mensagens são de outra página',
    files: {
      'index.yaml': samplePage(
        `${hero}  actions:\n  - label: Tosa\n    chat: tosa\n  - label: Banho\n    chat: banho\n  - label: Ver\n    to: /banho\n`,
      ).replace('theme: clinic\n', 'theme: clinic\nmessages:\n  default: oi\n  oi: Olá! Tudo bem?\n'),
      'banho.yaml': samplePage(
        action('chat: tosa\n  - label: Banho\n    chat: banho\n  - label: Início\n    to: /'),
      ).replace(
        'theme: clinic\n',
        'theme: clinic\nmessages:\n  default: tosa\n  tosa: Olá! Quero uma tosa.\n  banho: Olá! Quero um banho.\n',
      ),
    },
    faults: 1,
  },
];

const ofPictures: readonly Mistake[] = [
  page('foto com erro no nome', `${hero}  image: lnua.png\n  imageAlt: Luna de laço\n`),
  page('foto com maiúscula', `${hero}  image: Luna.PNG\n  imageAlt: Luna de laço\n`),
  page('foto com outra terminação', `${hero}  image: luna.jpg\n  imageAlt: Luna de laço\n`),
  page('foto com a pasta', `${hero}  image: public/images/luna.png\n  imageAlt: Luna de laço\n`),
  page('foto do computador', `${hero}  image: C:\\fotos\\luna.png\n  imageAlt: Luna de laço\n`),
  page('foto de outra pasta', `${hero}  image: ../luna.png\n  imageAlt: Luna de laço\n`),
  page('foto de outro site', `${hero}  image: https://exemplo.com/luna.png\n  imageAlt: Luna de laço\n`),
  page('foto sem terminação', `${hero}  image: luna\n  imageAlt: Luna de laço\n`),
  page('foto sem descrição', `${hero}  image: luna.png\n`),
  page('descrição que não diz nada', `${hero}  image: luna.png\n  imageAlt: foto 1\n`),
  page('descrição que é o nome', `${hero}  image: luna.png\n  imageAlt: luna.png\n`),
  page('foto estragada', `${hero}  image: estragada.png\n  imageAlt: Luna de laço\n`),
  page('foto de outro tipo por dentro', `${hero}  image: trocada.png\n  imageAlt: Luna de laço\n`),
  page('foto grande demais', `${hero}  image: enorme.png\n  imageAlt: Luna de laço\n`),
  page('foto de tipo que não serve', `${hero}  image: animada.gif\n  imageAlt: Luna de laço\n`),
  page(
    'parte da foto em português',
    `${hero}  image: luna.png\n  imageAlt: Luna de laço\n  focus: esquerda\n`,
  ),
  page('foto pequena demais', `${hero}  image: pequena.png\n  imageAlt: Luna de laço\n`),
  page(
    'descrições que só dizem antes e depois',
    `${hero}${pair.replace('Luna antes do banho', 'antes').replace('Luna de laço', 'Foto de depois')}`,
    2,
  ),
  page('só a foto de antes', `${hero}${pair.replace(/ {4}after.*\n/g, '')}`),
  page('a mesma foto de antes e de depois', `${hero}${pair.replace('before: thor', 'before: luna')}`),
  page('foto de depois que não está na pasta', `${hero}${pair.replace('after: luna', 'after: lnua')}`),
  page('descrição da foto de depois que não diz nada', `${hero}${pair.replace('Luna de laço', 'foto 2')}`),
];

const ofMeaning: readonly Mistake[] = [
  page('o mesmo id duas vezes', `${hero}  id: faq\n${faq}`),
  page('duas capas', `${hero}${cta}${hero.replace('Olá', 'Oi')}`),
  page(
    'duas capas, e a segunda começa antes de a primeira sair',
    `${hero}  showUntil: 31/07/2027\n${cta}${hero.replace('Olá', 'Oi')}  showFrom: 16/07/2025\n`,
  ),
  page('a capa não vem primeiro', cta + hero),
  page('duas perguntas só', `${hero}${faq.replace('  - question: Custa?\n    answer: Sim.\n', '')}`),
  page(
    'dois pacotes populares',
    `${hero}- type: packages\n  items:\n  - title: A\n    features: [x]\n    popular: sim\n  - title: B\n    features: [y]\n    popular: sim\n`,
  ),
  page('seção copiada', `${hero}${cta}${cta}`),
  {
    name: 'duas seções longas iguais às de outra página',
    files: {
      'index.yaml': samplePage(action('to: /banho') + longFaq + longSteps),
      'banho.yaml': samplePage(action('to: /') + longFaq + longSteps),
    },
    faults: 1,
  },
  page(
    'oferta nova em seção vencida',
    offer('price: R$ 10\n    showUntil: 28/02/2026').replace(
      '  items:',
      '  validUntil: 30/01/2026\n  items:',
    ),
    2,
  ),
  page('oferta vencida', offer('price: R$ 10').replace('  items:', '  validUntil: 30/01/2026\n  items:')),
  page(
    'oferta que vence logo',
    offer('price: R$ 10').replace('  items:', '  validUntil: 10/02/2026\n  items:'),
  ),
  page(
    'oferta que vence hoje',
    offer('price: R$ 10').replace('  items:', '  validUntil: 31/01/2026\n  items:'),
  ),
  file('página vencida há anos', sound.replace('theme:', 'validUntil: 15/07/2023\ntheme:')),
  {
    name: 'um botão que leva a uma página vencida',
    files: {
      'index.yaml': samplePage(action('to: /promo')),
      'promo.yaml': sound.replace('theme:', 'validUntil: 30/01/2026\ntheme:'),
    },
    faults: 2,
  },
  file('página vencida ontem', sound.replace('theme:', 'validUntil: 30/01/2026\ntheme:')),
  file('página que acaba logo', sound.replace('theme:', 'validUntil: 01/02/2026\ntheme:')),
  file('página que acaba hoje', sound.replace('theme:', 'validUntil: 31/01/2026\ntheme:')),
  file(
    'página que acaba no mesmo dia que as ofertas dela',
    samplePage(offer('price: R$ 10').replace('  items:', '  validUntil: 10/02/2026\n  items:')).replace(
      'theme:',
      'validUntil: 10/02/2026\ntheme:',
    ),
  ),
  file(
    'página vencida no mesmo dia que as ofertas dela',
    samplePage(offer('price: R$ 10').replace('  items:', '  validUntil: 15/07/2025\n  items:')).replace(
      'theme:',
      'validUntil: 15/07/2025\ntheme:',
    ),
  ),
  file(
    'página que diz ter acabado antes das ofertas dela',
    samplePage(offer('price: R$ 10').replace('  items:', '  validUntil: 31/07/2025\n  items:')).replace(
      'theme:',
      'validUntil: 15/07/2025\ntheme:',
    ),
    2,
  ),
  file('título curto demais', sound.replace(/title: .*/, 'title: Banho')),
  file(
    'título longo demais',
    sound.replace(/title: .*/, `title: ${'Banho e tosa em Passo Fundo '.repeat(4)}`),
  ),
  file('descrição curta demais', sound.replace(/description: .*/, 'description: Venha.')),
  {
    name: 'seção compartilhada sem uso',
    files: {
      'index.yaml': sound,
      '_shared/extra.yaml': 'type: cta\ntitle: Venha\nactions:\n- label: Ligar\n  tel: sim\n',
    },
    faults: 1,
  },
  { name: 'página sem links', files: { 'index.yaml': sound, 'outra.yaml': sound }, faults: 1 },
  {
    name: 'página no lugar da pasta de fotos',
    files: { 'index.yaml': sound, 'images.yaml': sound },
    faults: 1,
  },
  {
    name: 'erro na seção compartilhada não passa para as páginas',
    files: {
      'index.yaml': samplePage(`${action('to: "#extra"')}- type: use\n  section: extra\n`),
      '_shared/extra.yaml': 'type: cta\nid: extra\ntitel: Venha\nactions:\n- label: Ligar\n  tel: sim\n',
    },
    faults: 1,
  },
  {
    name: 'erro no alto da página não passa para as mensagens dela',
    files: {
      'index.yaml': samplePage(action('chat: minha')).replace(
        'theme: clinic',
        'theme: inverno\nmessages:\n  minha: Olá!',
      ),
    },
    faults: 1,
  },
];

const figures = (value: string, label = 'Pets atendidos') =>
  `- type: stats\n  id: numeros\n  items:\n  - value: ${value}\n    label: ${label}\n`;
const footerHours = (saturday: string) =>
  `footer:\n  hours:\n  - days: Segunda a sexta\n    time: 8h–18h\n  - days: Sábado\n    time: ${saturday}\n`;
const bathPage = samplePage(hero + figures('8k+'))
  .replace('title: ', 'title: Banho. ')
  .replace(
    /description: .*/,
    'description: Banho com calma e hora marcada, com gente que gosta de bichos de verdade.',
  );
const structured = (lines: string) => `${sampleSite}meta:\n  structuredData:\n    ${lines}\n`;
const withClaims = (...claims: readonly string[]) => `${sampleSite}claims:\n${claims.join('')}`;
const claim = (subject: string, value: string, ...where: readonly string[]) =>
  `- subject: ${subject}\n  value: ${value}\n  where:\n${where.map((place) => `  - ${place}\n`).join('')}`;

/** A mistake of several files; `site.yaml` is sound unless it is given. */
const files = (name: string, texts: Readonly<Record<string, string>>, faults = 1): Mistake => ({
  name,
  files: texts,
  faults,
});

/** A block text that holds some lines, in an answer. */
const answer = (name: string, ...lines: readonly string[]) =>
  page(name, `${hero}- type: about\n  text: |\n${lines.map((line) => `    ${line}`.trimEnd()).join('\n')}\n`);

/** A page with a text, beside one about surgery. */
const withSurgery = (text: string) => ({
  'index.yaml': samplePage(`- type: text\n  text: ${JSON.stringify(text)}\n`),
  'castracao.yaml': samplePage(hero),
});

const ofTexts: readonly Mistake[] = [
  answer('negrito em HTML', 'Um <b>bom</b> banho.'),
  page('negrito em HTML em um texto de uma linha', `${hero}- type: about\n  text: Um <b>bom</b> banho.\n`),
  answer('quebra de linha em HTML', 'Segunda a sexta<br>Sábado'),
  answer('um bloco de HTML', 'Veja: <div class="x">oferta', ''),
  page('espaço em código', `${hero}- type: about\n  text: Um&nbsp;banho\n`),
  page('letra em código', `${hero}- type: about\n  text: Promo&ccedil;ão\n`),
  answer('título dentro do texto', '# Nossa história', 'Começou em 2004.'),
  page(
    'tabela de uma planilha no nome de um item',
    `${hero}- type: services\n  items:\n  - title: "Serviço\\tPorte\\tPreço Banho\\tP\\t40,00 Tosa\\tM\\t60,00"\n    description: Bom.\n    label: Ir\n    chat: consulta\n`,
  ),
  answer('tabela dentro do texto', '| Banho | R$ 35 |', '| Tosa | R$ 40 |'),
  answer(
    'tabela de uma planilha dentro do texto',
    'Porte\tBanho\tTosa',
    'P\tR$ 40\tR$ 60',
    'M\tR$ 50\tR$ 80',
  ),
  page(
    'aviso de um dia, que ficaria depois dele',
    '- type: notice\n  title: Fechado no dia 25 de dezembro\n- type: hero\n  title: Olá\n',
  ),
  page(
    'endereço no texto de um botão que leva a outra página',
    action('to: /').replace('label: Ir', 'label: Agenda online https://calendar.app.google/xYz123'),
  ),
  withService(
    'endereço no texto do botão de um serviço',
    '  - title: Agenda\n    description: Marque aqui.\n    label: "Agenda: https://calendar.app.google/xYz123"\n    href: https://www.exemplo.com\n',
  ),
  {
    name: 'vários dias no nome de um dia especial',
    files: {
      'index.yaml': samplePage(hero),
      'site.yaml': `${sampleSite}hours:\n  week:\n  - days: [segunda, terça, quarta]\n    opens: 08:00\n    closes: 18:00\n  exceptions:\n  - days: Recesso de carnaval 16/02 a 18/02\n    date: 16/02/2026\n`,
    },
    faults: 1,
  },
  page(
    'e-mail inteiro, com a saudação e a assinatura',
    `${hero}- type: text\n  text: |\n    Prezada Ivone,\n\n    Segue o texto:\n\n    Entrega grátis acima de R$ 150.\n\n    Att.,\n    Carlos\n`,
  ),
  page(
    'seção que só aparece um dia, com um link a página nenhuma e estrelas no título',
    `${hero}- type: cta\n  showFrom: 18/12/2099\n  title: "*Natal*"\n  actions:\n  - label: Ver\n    to: /natal-2099\n`,
    3,
  ),
  page(
    'mensagem do WhatsApp com a data e o nome antes',
    `${hero}- type: about\n  text: [24/11 09:12] Dra. Paula: Até as 18h. Se atrasar: avise!\n`,
  ),
  page(
    'mensagem do WhatsApp com a data e o nome antes, de outro celular',
    `${hero}- type: about\n  text: 24/11/2026 09:12 - Dra. Paula: Até as 18h. Se atrasar: avise!\n`,
  ),
  page(
    'mensagem do WhatsApp com a data e o nome antes, entre aspas',
    `${hero}- type: about\n  text: "[24/11 09:12] Dra. Paula: Até as 18h. Se atrasar: avise!"\n`,
  ),
  page('negrito do WhatsApp', `${hero}- type: about\n  text: É *grátis* hoje.\n`),
  page('itálico do WhatsApp', `${hero}- type: about\n  text: É _grátis_ hoje.\n`),
  page('riscado do WhatsApp', `${hero}- type: about\n  text: De ~R$ 50~ por R$ 40.\n`),
  page('negrito que não termina', `${hero}- type: about\n  text: É **grátis hoje.\n`),
  answer('foto dentro do texto', '![a fachada](luna.png)'),
  page('espaço entre as palavras e o link', `${hero}- type: about\n  text: Veja [a capa] (/).\n`),
  page(
    'link no texto a uma página que não existe',
    `${hero}- type: about\n  text: Veja [os preços](/precos).\n`,
  ),
  page(
    'link no texto a uma seção que não existe',
    `${hero}- type: about\n  text: 'Veja [os preços](#precos).'\n`,
  ),
  page('link no texto que não leva a nada', `${hero}- type: about\n  text: Veja [os preços](tabela).\n`),
  page(
    'link no texto a uma página em maiúsculas',
    `${hero}- type: about\n  text: 'Veja [a capa](#Capa).'\n- type: text\n  id: capa\n  text: Oi.\n`,
  ),
  page(
    'link no texto sem o começo do endereço',
    `${hero}- type: about\n  text: Veja [o blog](exemplo.com.br/blog).\n`,
  ),
  page(
    'link no texto a um arquivo que não está na pasta',
    `${hero}- type: about\n  text: Veja [os preços](precos.pdf).\n`,
  ),
  page('negrito em um título', `${hero}- type: about\n  title: Um **bom** banho\n  text: Oi.\n`),
  page('link em um título', `${hero}- type: about\n  title: Veja [aqui](/)\n  text: Oi.\n`),
  page('duas linhas em um título', `${hero}- type: about\n  title: |\n    Um\n    dois\n  text: Oi.\n`),
  files(
    'palavras que deviam levar a uma página, com o nome dela',
    withSurgery('Castramos. Para saber mais, clique aqui (castração).'),
  ),
  files('palavras que deviam levar a uma página, com o endereço dela', withSurgery('Saiba mais: /castracao')),
  files(
    'o endereço de uma página do próprio site entre as palavras',
    withSurgery('Castramos, veja em www.clinica.example/castracao como é.'),
  ),
  files('o endereço de uma página do próprio site, com o que conta visitas atrás', {
    'index.yaml': samplePage(
      `- type: text\n  text: Veja https://www.clinica.example/castracao#contato?utm_source=ig e venha.\n`,
    ),
    'castracao.yaml': samplePage(`${hero}- type: about\n  id: contato\n  text: Fale com a gente.\n`),
  }),
  files(
    'um link com os sinais trocados, e o nome da página sem barra',
    withSurgery('Veja também (a castração)[castracao] e (CRMV)[1].'),
  ),
  page(
    'um link com os sinais trocados, a uma seção da página',
    `${hero}- type: about\n  id: clinica\n  text: Veja [a clínica][clinica] com calma.\n`,
  ),
  page(
    'acentos de um título que viraram pontos de interrogação',
    `- type: text\n  title: N?o abrimos\n  text: Oi.\n`,
  ),
  page(
    'acentos que viraram pontos de interrogação',
    `- type: text\n  text: Voc? j? conhece a nossa interna??o? Venha ver, s?o dez leitos.\n`,
  ),
];

const camas = (days: string) =>
  `- type: stats\n  id: camas\n  title: Camas\n${days}  items:\n  - value: 24h\n    label: Plantão\n`;
const toCamas = `${hero.trimEnd()}\n  actions:\n  - label: Ver as camas\n    to: "#camas"\n`;
const bonusTo = `${hero.trimEnd()}\n  id: topo\n- type: bonus\n  trigger: "#topo"\n  title: Um presente\n  action:\n    label: Ver as camas\n    to: "#camas"\n`;
const beds = (more: string, item = '') =>
  `- type: offers\n${more}  items:\n  - name: Cama\n    price: R$ 100\n    image: luna.png\n    imageAlt: Uma cama azul\n${item}`;

const film = (address: string) =>
  `${hero}- type: video\n  video: ${address}\n  image: luna.png\n  imageAlt: Uma sala clara\n`;

const ofVideos: readonly Mistake[] = [
  page('vídeo de um canal', film('https://www.youtube.com/@canal')),
  page(
    'vídeo com o código de incorporar do YouTube',
    film(
      '<iframe width="560" height="315" src="https://www.youtube.com/embed/abcdefghijk?si=x" title="YouTube video player" allow="autoplay; encrypted-media" allowfullscreen></iframe>',
    ),
  ),
  page('vídeo por um script', film('"javascript:alert(1)"')),
];

const ofDays: readonly Mistake[] = [
  page('link a uma seção escondida', toCamas + camas('  hidden: sim\n')),
  page('link a uma seção que já saiu do ar', toCamas + camas('  showUntil: 30/01/2026\n'), 2),
  page('único botão que leva a uma seção escondida', bonusTo + camas('  hidden: sim\n  whenHidden: drop\n')),
  page(
    'único botão que leva a uma seção que sai do ar',
    bonusTo + camas('  showUntil: 28/02/2026\n  whenHidden: drop\n'),
    2,
  ),
  page('seção que sai do ar', hero + camas('  showUntil: 28/02/2026\n')),
  page(
    'seção que ainda vai entrar, e depois sai',
    hero + camas('  showFrom: 10/02/2026\n  showUntil: 28/02/2026\n'),
  ),
  page('seção que começa até um dia', `${hero}- type: text\n  text: Bom.\n  showFrom: até 28/02/2026\n`),
  page(
    'seção que começa até um dia sem ano',
    `${hero}- type: text\n  text: Bom.\n  showFrom: até o dia 28/02\n`,
  ),
  page(
    'recesso até um dia entre os dias especiais',
    `${hero}- type: hours\n  hours:\n  - days: Segunda\n    time: 8h–18h\n  exceptions:\n  - days: Recesso\n    date: até 05/02/2026\n    time: Fechado\n`,
  ),
  page('seção que já acabou', hero + camas('  showUntil: 30/01/2026\n')),
  page('item que ainda vai entrar', hero + beds('', '    showFrom: 10/02/2026\n')),
  page(
    'oferta que vale menos que a seção',
    hero + beds('  validUntil: 28/02/2026\n  showUntil: 05/03/2026\n'),
  ),
  page('texto com outro último dia', hero + beds('  validUntil: 28/02/2026\n  intro: Só até 20/02.\n')),
  page(
    'janela de bônus de uma seção escondida',
    `${hero}- type: bonus\n  trigger: "#camas"\n  title: Um presente\n  action:\n    label: Quero\n    tel: sim\n${camas('  hidden: sim\n')}`,
  ),
  page(
    'janela à espera de uma seção que sai antes dela',
    `${hero}- type: bonus\n  trigger: "#camas"\n  title: Um presente\n  action:\n    label: Quero\n    tel: sim\n${camas('  showUntil: 28/02/2026\n')}`,
    2,
  ),
  {
    name: 'um aviso de que fecha em um dia que o horário do site não tem',
    files: {
      'index.yaml': samplePage(`- type: notice\n  title: Fechado no dia 25 de dezembro\n${hero}`),
      'site.yaml': `${sampleSite}hours:\n  week:\n  - days: [sexta]\n    opens: 08:00\n    closes: 18:00\n`,
    },
    faults: 2,
  },
];

const ofClaims: readonly Mistake[] = [
  page(
    'o preço novo em outro item, e não no de antes',
    `- type: pricelist\n  groups:\n  - items:\n    - name: Corte simples\n      price: R$ 100\n    - name: Barba\n      price: R$ 30\n    - name: corte simples\n      price: R$ 120\n`,
  ),
  files(
    'a mesma pergunta com outra resposta em outra página',
    {
      'index.yaml': samplePage(hero + faq),
      'nova.yaml': samplePage(hero + faq.replace('Pouco.', 'Uns dez minutos.')).replaceAll(
        /^(title|description): /gm,
        '$1: Nova, ',
      ),
    },
    2,
  ),
  page('a mesma pergunta com outra resposta', `${faq}  - question: Demora?\n    answer: Uns dez minutos.\n`),
  page(
    'uma visita que agora tem preço, e acima do título ainda é gratuita',
    `${hero}- type: cta\n  eyebrow: Visita gratuita\n  title: Venha\n  priceLabel: Primeira consulta\n  price: R$ 80\n  actions:\n  - label: Ligar\n    tel: sim\n`,
  ),
  page(
    'dois preços da mesma coisa em duas seções',
    ['R$ 120', 'R$ 100']
      .map(
        (price) =>
          `- type: pricelist\n  groups:\n  - items:\n    - name: Corte simples\n      price: ${price}\n`,
      )
      .join(''),
  ),
  page(
    'um título que conta mais passos do que há',
    `- type: steps\n  title: Três passos e pronto\n  items:\n  - title: Escolha\n  - title: Receba\n`,
  ),
  files('outro número de pets em outra página', {
    'index.yaml': samplePage(hero + figures('10k+')),
    'nova.yaml': samplePage(`${hero}  text: Mais de 12.000 pets atendidos em Passo Fundo.\n`),
  }),
  files('número que não é o declarado para a página', {
    'index.yaml': samplePage(hero + figures('11k+')),
    'outra.yaml': samplePage(hero + figures('8k+')),
    'site.yaml': withClaims(claim('pets', '10k+', '/'), claim('pets', '8k+', '/outra')),
  }),
  files('número que não é o declarado, e que outro lugar diz', {
    'index.yaml': samplePage(hero + figures('11k+')),
    'outra.yaml': samplePage(hero + figures('10k+')),
    'site.yaml': withClaims(claim('pets', '10k+', '/').replace('- /', '- /\n      - /outra')),
  }),
  files('número declarado só para outra página', {
    'index.yaml': samplePage(hero + figures('10k+')),
    'nova.yaml': samplePage(hero + figures('mais de 8.000')),
    'outra.yaml': samplePage(hero + figures('8k+')),
    'site.yaml': withClaims(claim('pets', '10k+', '/'), claim('pets', '8k+', '/outra')),
  }),
  files('sábado mudado só no rodapé de uma página', {
    'index.yaml': samplePage(hero).replace('theme:', `${footerHours('8h–17h')}theme:`),
    'outra.yaml': samplePage(hero).replace('theme:', `${footerHours('8h–16h')}theme:`),
  }),
  files('só a hora de fechar, onde o horário está declarado', {
    'index.yaml': samplePage(hero).replace('theme:', `${footerHours('até as 16h')}theme:`),
    'outra.yaml': samplePage(hero).replace('theme:', `${footerHours('8h–18h')}theme:`),
    'site.yaml': withClaims(
      claim('saturday', '8h–16h', '/ footer'),
      claim('saturday', '8h–18h', '/outra footer'),
    ),
  }),
  files('só a hora de abrir, no rodapé de todas as páginas', {
    'index.yaml': samplePage(hero),
    'site.yaml': withClaims(claim('saturday', '9h–16h', 'footer')).replace(
      'footer:\n',
      'footer:\n  hours:\n  - days: Sábado\n    time: A partir das 9h\n',
    ),
  }),
  files('sábado mudado em uma de quatro páginas', {
    'index.yaml': samplePage(hero).replace('theme:', `${footerHours('8h–17h')}theme:`),
    ...Object.fromEntries(
      ['nova', 'outra', 'terceira'].map((name) => [
        `${name}.yaml`,
        samplePage(hero).replace('theme:', `${footerHours('8h–16h')}theme:`),
      ]),
    ),
  }),
  files('sábado mudado em uma de três páginas, com o horário declarado', {
    'index.yaml': samplePage(hero).replace('theme:', `${footerHours('8h–17h')}theme:`),
    'nova.yaml': samplePage(hero).replace('theme:', `${footerHours('8h–16h')}theme:`),
    'outra.yaml': samplePage(hero).replace('theme:', `${footerHours('8h–16h')}theme:`),
    'site.yaml': withClaims(
      claim('saturday', '8h–16h', '/ footer').replace(
        '- / footer',
        '- / footer\n  - /nova footer\n  - /outra footer',
      ),
    ),
  }),
  files('horário declarado de novo, e ainda não mudado em nenhuma página', {
    'index.yaml': samplePage(hero).replace('theme:', `${footerHours('8h–16h')}theme:`),
    'nova.yaml': samplePage(hero).replace('theme:', `${footerHours('8h–16h')}theme:`),
    'outra.yaml': samplePage(hero).replace('theme:', `${footerHours('8h–16h')}theme:`),
    'site.yaml': withClaims(
      claim('saturday', '8h–17h', '/ footer').replace(
        '- / footer',
        '- / footer\n  - /nova footer\n  - /outra footer',
      ),
    ),
  }),
  files('segunda a sábado em uma linha, contra duas declarações', {
    'index.yaml': samplePage(hero).replace('theme:', 'header:\n  topBar: Segunda a sábado 9h–18h\ntheme:'),
    'site.yaml': withClaims(claim('weekdays', '8h–18h', '/ header'), claim('saturday', '8h–18h', '/ header')),
  }),
  files('horário em uma frase, contra o dos buscadores', {
    'index.yaml': samplePage(`${hero}  text: Atendemos de segunda a sexta, das 8h às 19h.\n`),
    'site.yaml': structured(
      'openingHours:\n    - days: [segunda, terça, quarta, quinta, sexta]\n      opens: 08:00\n      closes: 18:00',
    ),
  }),
  files('sábado fechado em um lugar e aberto em outro', {
    'index.yaml': samplePage(hero).replace('theme:', `${footerHours('Fechado')}theme:`),
    'outra.yaml': samplePage(hero).replace('theme:', `${footerHours('8h–16h')}theme:`),
  }),
  files('sábado fora do horário do site, e ainda no do contato', {
    'index.yaml': samplePage(
      contactWith(
        'hours:\n  - days: Segunda a sexta\n    time: 8h–18h\n  - days: Sábado\n    time: 8h–16h\n',
      ),
    ),
    'site.yaml': `${sampleSite}hours:\n  week:\n  - days: [segunda, terça, quarta, quinta, sexta]\n    opens: 08:00\n    closes: 18:00\n`,
  }),
  files('horas trocadas, contra o horário declarado', {
    'index.yaml': samplePage(hero).replace('theme:', `${footerHours('16h–8h')}theme:`),
    'site.yaml': withClaims(claim('saturday', '8h–16h', '/ footer')),
  }),
  files('segunda fechada em uma linha, e aberta em outra da mesma lista', {
    'index.yaml': samplePage(
      contactWith(
        'hours:\n  - days: Segunda a sexta\n    time: 8h–18h\n  - days: Segunda\n    time: Fechado\n',
      ),
    ),
  }),
  files('segunda fechada no rodapé, e aberta no alto', {
    'index.yaml': samplePage(hero).replace(
      'theme:',
      'header:\n  topBar: Segunda a sexta 8h–18h\nfooter:\n  hours:\n  - days: Terça a sexta\n    time: 8h–18h\n  - days: Segunda\n    time: Fechado\ntheme:',
    ),
  }),
  files('quantidade de avaliações dos buscadores', {
    'index.yaml': samplePage(`${hero}  text: Mais de 500 avaliações no Google.\n`),
    'site.yaml': structured('reviewCount: 150'),
  }),
  files('quantidade de avaliações dos buscadores, com um ponto nos milhares', {
    'index.yaml': samplePage(`${hero}  text: Mais de 500 avaliações no Google.\n`),
    'site.yaml': structured('reviewCount: 1.500'),
  }),
  files('nota dos buscadores', {
    'index.yaml': samplePage(hero + figures('4,9', 'Nota dos tutores')),
    'site.yaml': structured('rating: 4.8'),
  }),
  files('ano de fundação dos buscadores', {
    'index.yaml': samplePage(`${hero}  badge: Desde 2004\n`),
    'site.yaml': structured('founded: 2005'),
  }),
  files('ano de fundação dos buscadores, ao lado do que já foi declarado', {
    'index.yaml': samplePage(`${hero}  badge: Desde 2004\n`),
    'outra.yaml': samplePage(hero + figures('8k+')),
    'nova.yaml': samplePage(hero + figures('10k+')),
    'site.yaml': `${structured('founded: 2005')}claims:\n${claim('pets', '10k+', '/nova')}${claim('pets', '8k+', '/outra')}`,
  }),
  files('o mesmo número errado em dois lugares', {
    'index.yaml': samplePage(`${hero}  text: Mais de 20 anos cuidando do seu pet\n`),
    'nova.yaml': samplePage(`${hero}  text: 25 anos de experiência\n${figures('25+', 'Anos')}`),
    'outra.yaml': samplePage(`${hero}  badge: 20 anos de história\n${figures('20+', 'Anos')}`),
  }),
  files(
    'dois assuntos em uma frase',
    {
      'index.yaml': samplePage(`${hero}  text: Nota 4,9 em mais de 500 avaliações.\n`),
      'nova.yaml': samplePage(`${hero}  text: Nota 4,7 em mais de 320 avaliações.\n`),
    },
    2,
  ),
  files('nota das avaliações que não é a de outra página', {
    'index.yaml': samplePage(`${hero}  text: Nota 4,9 dos clientes.\n`),
    'nova.yaml': samplePage(`${hero}${reviews.replace('  items', '  rating: 4,7\n  items')}`),
    'outra.yaml': samplePage(`${hero}  text: Nota 4,9 dos clientes.\n`),
  }),
  files('declaração que ninguém usa mais', {
    'index.yaml': samplePage(hero),
    'site.yaml': withClaims(claim('pets', '10k+', '/')),
  }),
  files('lugar que não diz mais o número', {
    'index.yaml': samplePage(hero + figures('10k+')),
    'outra.yaml': samplePage(hero),
    'site.yaml': withClaims(claim('pets', '10k+', '/', '/outra')),
  }),
  files('declaração para uma página que não existe', {
    'index.yaml': samplePage(hero + figures('10k+')),
    'outra.yaml': samplePage(hero + figures('8k+')),
    'site.yaml': withClaims(claim('pets', '10k+', '/'), claim('pets', '8k+', '/outras')),
  }),
  files('declaração para uma seção que não existe', {
    'index.yaml': samplePage(hero + figures('10k+')),
    'outra.yaml': samplePage(hero + figures('8k+')),
    'site.yaml': withClaims(claim('pets', '10k+', '"/#numero"'), claim('pets', '8k+', '/outra')),
  }),
  files('declaração com um lugar de outro jeito', {
    'index.yaml': samplePage(hero + figures('10k+')),
    'site.yaml': withClaims(claim('pets', '10k+', 'rodapé')),
  }),
  files('declaração com um assunto que não existe', {
    'index.yaml': samplePage(hero + figures('10k+')),
    'site.yaml': withClaims(claim('sabado', '8h–16h', '/')),
  }),
  files('palavra de um número com um algarismo', {
    'site.yaml': sampleSite.replace('[atendidos, passaram]', '[atendidos, 24h]'),
  }),
  files('declaração com um número que não se lê', {
    'index.yaml': samplePage(hero + figures('10k+')),
    'site.yaml': withClaims(claim('pets', 'muitos', '/')),
  }),
  files('declaração com um horário que não se lê', {
    'index.yaml': samplePage(hero).replace('theme:', `${footerHours('8h–17h')}theme:`),
    'site.yaml': withClaims(claim('saturday', '24h', '/')),
  }),
  files('sábado que o horário do site diz em dois campos, mudado em uma página', {
    'index.yaml': samplePage(open('8h30 às 13h')),
    'site.yaml': `${sampleSite}hours:\n  week:\n  - days:\n    - sábado\n    opens: 08:30\n    closes: 16:00\nclaims:\n${claim('saturday', '08:30–16:00', '/', 'site')}`,
  }),
  files('uma página que ainda é a cópia de outra', {
    'index.yaml': samplePage(hero + figures('10k+')),
    'banho.yaml': bathPage,
    'nova.yaml': bathPage,
    'site.yaml': withClaims(claim('pets', '10k+', '/'), claim('pets', '8k+', '/banho')),
  }),
];

const theme = (name: string, from: string, to: string): Mistake => {
  if (!sampleTheme.includes(from)) throw new Error(`${name}: nothing to replace`);
  return files(name, {
    'index.yaml': samplePage(hero),
    '_themes/clinic.yaml': sampleTheme.replace(from, () => to),
  });
};

const asItem = (text: string) => `- ${text.trimEnd().replaceAll('\n', '\n  ')}\n`;

const ofThemes: readonly Mistake[] = [
  files('tema que começa com um traço', {
    'index.yaml': samplePage(hero),
    '_themes/clinic.yaml': asItem(sampleTheme),
  }),
  theme('cor principal clara demais', '#0F6B5C', '#7FC9BA'),
  theme('fundo suave escuro demais', '#E3F1EC', '#3C8A76'),
  theme('destaque que não se lê', '#B53A22', '#F0A090'),
  theme('texto do rodapé que não se lê', 'tint:', 'onStrongSoft: "#1F7A6B"\ntint:'),
  theme('contorno que não se vê', 'tint:', 'edge: "#E9EFEA"\ntint:'),
  theme('rodapé claro', 'tint:', 'deep: "#BFE3D8"\ntint:'),
  theme('fundo da página escuro', 'tint:', 'canvas: "#22332E"\ntint:'),
  theme('cor sem aspas', '"#0F6B5C"', '#0F6B5C'),
  theme('cor sem #', '"#0F6B5C"', '0F6B5C'),
  theme('cor com três sinais', '#0F6B5C', '#063'),
  theme('cor em rgb', '"#0F6B5C"', 'rgb(15, 107, 92)'),
  theme('campo em português', 'strong:', 'principal:'),
  theme('falta uma cor', /tint: .*\n/.exec(sampleTheme)?.[0] ?? '', ''),
  theme('cor que não existe', 'tint:', 'fundo: "#FFFFFF"\ntint:'),
  files('página com um tema que não existe', {
    'index.yaml': samplePage(hero).replace('theme: clinic', 'theme: natal'),
    '_themes/clinic.yaml': sampleTheme,
  }),
  theme('cor com o nome dela', '"#0F6B5C"', 'azul'),
  theme(
    'cor com o nome dela, entre tons da antiga',
    'strong: "#0F6B5C"',
    'strongHover: "#0A5247"\ndeep: "#0A332D"\nstrong: azul claro',
  ),
];

const photo = (lines: string) =>
  samplePage(
    `${hero}- type: gallery\n  items:\n  - ${lines}\n    image: luna.png\n    imageAlt: Luna, uma poodle branca.\n`,
  );
const opinion = (lines: string) =>
  samplePage(
    `${hero}- type: testimonials\n  items:\n  - name: Ana\n    ${lines}\n    rating: 5\n    comment: Bom.\n    date: em maio\n`,
  );

const ofNames: readonly Mistake[] = [
  file('foto sem nome', photo('detail: Poodle')),
  file('nome da foto em português', photo('nome: Luna')),
  file('foto com dois nomes', photo('name: Bolo\n    petName: Luna')),
  file(
    'foto com os dois jeitos de dizer o que é',
    photo('name: Luna\n    detail: Poodle\n    breed: Vira-lata'),
  ),
  file(
    'foto com um jeito e meio de dizer o que é',
    photo('name: Luna\n    detail: Poodle\n    service: Banho'),
  ),
  file('foto com três linhas do que é', photo('name: Luna\n    breed: A\n    service: B\n    detail: C')),
  file('depoimento com os dois jeitos', opinion('who: tutora da Luna\n    tutor: tutora')),
  file('depoimento sem o nome do pet', opinion('tutor: tutora\n    article: da')),
];

const person = (lines: string) => `${hero}- type: team\n  items:\n  - name: Ana Souza\n    ${lines}\n`;
const mark = (lines: string) => `${hero}- type: logos\n  items:\n  - ${lines}\n`;
const ofBlocks: readonly Mistake[] = [
  page('equipe pelo nome em português', person('role: Recepção').replace('type: team', 'type: equipe')),
  page('horários pelo nome em português', open('8h–12h').replace('type: hours', 'type: horarios')),
  page('tabela pelo nome em português', priced('price: R$ 35').replace('type: pricelist', 'type: tabela')),
  page('preços pelo nome em português', priced('price: R$ 35').replace('type: pricelist', 'type: precos')),
  page(
    'parceiros pelo nome em português',
    mark('name: Rex\n    image: luna.png').replace('type: logos', 'type: parceiros'),
  ),
  page(
    'marcas pelo nome em português',
    mark('name: Rex\n    image: luna.png').replace('type: logos', 'type: marcas'),
  ),
  page('cargo em português', person('cargo: Recepção')),
  page('cargos como tipo de seção', person('role: Recepção').replace('type: team', 'type: cargos')),
  page('pessoa sem função', person('register: CRMV-RS 12345')),
  page('foto de uma pessoa sem descrição', person('role: Recepção\n    image: luna.png')),
  page('preço e unidade na mesma linha', service('price: R$ 95,00/hora')),
  page('preço com palavras dos dois lados', priced('price: a partir de R$ 89.90 por mês')),
  page(
    'preço com palavras na linha do traço',
    service('price: R$ 95 a dose')
      .replace('- title: Banho\n    description: Com secagem.\n    price', '- price')
      .concat('    title: Banho\n    description: Com secagem.\n'),
  ),
  page('preço com palavras onde já há outras', service('pricePrefix: até\n    price: até R$ 95')),
  page('palavras em volta de um preço que falta', service('pricePrefix: a partir de\n    priceSuffix: /mês')),
  page('palavras no lugar do preço', priced('price: Sob consulta')),
  page('nem preço nem palavras', priced('detail: Com secagem')),
  page('preço e palavras no lugar dele', priced('price: R$ 35\npriceText: A combinar')),
  page('unidade sem preço', priced('priceText: A combinar\npriceSuffix: /mês')),
  page('preços fora de um grupo', `${hero}- type: pricelist\n  items:\n  - name: Banho\n    price: R$ 35\n`),
  page(
    'preços no lugar de grupos',
    `${hero}- type: services\n  items:\n  - title: Banho\n    description: Bom.\n    label: Ir\n    chat: consulta\n- type: pricelist\n  groups:\n  - name: Antirrábica\n    price: R$ 70\n  - name: V8\n    price: R$ 80\n`,
  ),
  page('grupo sem preços', `${hero}- type: pricelist\n  groups:\n  - title: Banhos\n`),
  page(
    'data de um feriado sem ano',
    open('8h–12h', '  exceptions:\n  - days: Natal\n    date: 25/12\n    time: Fechado\n'),
  ),
  page('feriado sem o que vale nele', open('8h–12h', '  exceptions:\n  - days: Natal\n')),
  page('marca sem nome', mark('image: luna.png')),
  page('site de uma marca sem https', mark('name: Rex\n    image: luna.png\n    href: www.rex.com.br')),
  files('outro horário em outra página', {
    'index.yaml': samplePage(open('8h–12h')),
    'outra.yaml': samplePage(open('8h–16h')),
  }),
];

const withSite = (name: string, line: string): Mistake =>
  files(name, { 'index.yaml': samplePage(hero), 'site.yaml': `${line}\n${sampleSite}` });

const inSite = (name: string, from: string, to: string, faults = 1): Mistake => {
  if (!sampleSite.includes(from)) throw new Error(`${name}: nothing to replace`);
  return files(
    name,
    { 'index.yaml': samplePage(hero), 'site.yaml': sampleSite.replace(from, () => to) },
    faults,
  );
};

const inState = (name: string, typed: string): Mistake =>
  files(name, {
    'index.yaml': samplePage(hero),
    'site.yaml': sampleSite.replace('state: RS', `state: ${typed}`),
  });

const withMenu = (name: string, count: number): Mistake => {
  const links = Array.from({ length: count }, (_, at) => `  - label: Serviços número ${at + 1}\n    to: /\n`);
  const header = `header:\n  links:\n${links.join('')}`;
  return files(name, {
    'index.yaml': samplePage(hero),
    'site.yaml': sampleSite.replace('header:\n  phone: sim\n', header),
  });
};
const redirected = (
  name: string,
  items: readonly (readonly [from: string, to: string])[],
  faults = 1,
): Mistake =>
  files(
    name,
    {
      'index.yaml': samplePage(hero),
      'site.yaml': `${sampleSite}redirects:\n${items.map(([from, to]) => `  - from: ${from}\n    to: ${to}\n`).join('')}`,
    },
    faults,
  );

const ofRedirects: readonly Mistake[] = [
  redirected('endereço antigo copiado do navegador', [['https://www.clinica.com.br/velho/', '/']]),
  {
    name: 'endereço antigo sem barra, que é uma palavra do título de uma página',
    files: {
      'index.yaml': sound,
      'inverno.yaml': samplePage(hero).replace('Uma página de teste', 'Promoção de inverno'),
      'site.yaml': `${sampleSite.replace('  about: Cuidamos bem.\n', '  about: Cuidamos bem.\n  links:\n  - label: Inverno\n    to: /inverno\n')}redirects:\n- from: promocao\n  to: /inverno\n`,
    },
    faults: 1,
  },
  ...(
    [
      ['com uma seta', '- /velho -> /', 1],
      ['com dois-pontos', '- /velho: /', 1],
      ['com dois-pontos, sem o traço', '  /velho: /', 1],
      ['com de e para', '- de: /velho\n  para: /', 2],
    ] as const
  ).map(([how, lines, faults]): Mistake => ({
    name: `endereço antigo e novo ${how}`,
    files: { 'index.yaml': sound, 'site.yaml': `${sampleSite}redirects:\n${lines}\n` },
    faults,
  })),
  redirected('endereço antigo com ponto', [['/velho.php', '/']]),
  redirected('endereço antigo com o nome de um arquivo', [['/loja/index', '/']]),
  redirected('endereço antigo que é de uma página', [['/Index', '/']]),
  redirected('endereço antigo que é de uma pasta do site', [['/images', '/']]),
  redirected('endereço antigo duas vezes', [
    ['/velho', '/'],
    ['/Velho', '/'],
  ]),
  redirected('endereço antigo que leva a outro', [
    ['/velho', '/mais-velho'],
    ['/mais-velho', '/'],
  ]),
  redirected('endereço antigo que leva a si mesmo', [['/velho', '/velho']]),
  redirected('endereço antigo que leva a uma página que não há', [['/velho', '/contat']]),
  redirected('endereço antigo que leva a uma seção que não há', [['/velho', '/#mapa']]),
  redirected('endereço antigo que leva a outro site', [['/velho', 'https://www.exemplo.com.br']]),
];

/** Links of a header, and one more of its open menu that leads to one of their places. */
const twiceLinked =
  'header:\n  links:\n  - label: Início\n    to: /\n  menu:\n    links:\n    - label: Começo\n      to: /\n';

const ofMenus: readonly Mistake[] = [
  files('um link do alto de novo no menu aberto', {
    'index.yaml': samplePage(hero),
    'site.yaml': sampleSite.replace('header:\n', `${twiceLinked}    - label: Preços\n      to: /precos\n`),
    'precos.yaml': samplePage(hero),
  }),
  file(
    'um link do alto de uma página de novo no seu menu',
    samplePage(hero).replace('sections:', `${twiceLinked}sections:`),
  ),
  files('cópia dos links do cabeçalho que ficou sem um deles', {
    'index.yaml': samplePage(hero)
      .replace(
        'sections:',
        'header:\n  links:\n  - label: Início\n    to: /\n  - label: Topo\n    to: "#topo"\nsections:',
      )
      .replace('  title: Olá', '  id: topo\n  title: Olá'),
    'precos.yaml': samplePage(hero),
    'site.yaml': sampleSite.replace(
      'header:\n',
      'header:\n  links:\n  - label: Início\n    to: /\n  - label: Preços\n    to: /precos\n',
    ),
  }),
];

const ofSite: readonly Mistake[] = [
  {
    name: 'uma mensagem em duas linhas, das quais a primeira é uma palavra',
    files: {
      'index.yaml': sound,
      'site.yaml': sampleSite.replace('consulta: Olá! Quero', 'consulta: Olá!\n  Quero'),
    },
    faults: 1,
  },
  inSite(
    'o endereço do site copiado com o que vem depois',
    'https://www.clinica.example',
    'https://www.clinica.example/inicio?utm_source=instagram#topo',
  ),
  inSite(
    'um perfil com o endereço de outra rede',
    'https://www.instagram.com/clinica.example',
    'https://www.facebook.com/clinica',
  ),
  files('site.yaml que começa com um traço', {
    'index.yaml': samplePage(hero),
    'site.yaml': asItem(sampleSite),
  }),
  inSite(
    'o endereço de um perfil sob o nome do endereço do site',
    '  href: https://www.instagram.com/clinica.example',
    '  url: instagram.com/clinica.example',
  ),
  inSite('um segundo telefone com o mesmo nome', 'phoneNote:', 'phone: "+55 54 3333-3333"\nphoneNote:'),
  inSite('um segundo telefone com outro nome', 'phoneNote:', 'tel: (54) 3333-3333\nphoneNote:'),
  inSite('telefone no lugar de sim, no cabeçalho', '  phone: sim', '  phone: (54) 3333-3333'),
  inSite('o que nada substitui em uma mensagem', '{product}', '{pet} ou {{ nome }}', 2),
  inSite('o produto de uma mensagem em português', '{product}', '{produto}'),
  inSite(
    'um telefone fixo e um celular',
    'phone: "+55 54 90000-0000"',
    'phone: (54) 3311-4422 / (54) 99876-5432',
  ),
  inSite('perfil do Instagram', 'https://www.instagram.com/clinica.example', '"@clinica.example"'),
  files('perfil de outra rede', {
    'index.yaml': samplePage(hero),
    'site.yaml': sampleSite
      .replace('name: Instagram', 'name: TikTok')
      .replace('https://www.instagram.com/clinica.example', 'clinica_example'),
  }),
  withMenu('menu com links demais para um computador', 12),
  withMenu('menu com links demais para um tablet', 4),
  withSite('nota de um segundo telefone que não há', 'otherPhoneNote: Loja'),
  files('botão que liga para o segundo telefone, com as palavras dele', {
    'index.yaml': samplePage(`${hero}${cta.replace('sim', 'o segundo telefone')}`),
    'site.yaml': `otherPhone: +55 54 3311-2233\n${sampleSite}`,
  }),
  page('botão que liga para um segundo telefone que não há', `${hero}${cta.replace('sim', 'segundo')}`),
  withSite('logotipo que não está na pasta', 'logo: log.svg'),
  withSite('logotipo com texto dentro', 'logo: escrito.svg'),
  withSite('logotipo que não é um desenho', 'logo: vazio.svg'),
  withSite('logotipo com aspas que não fecham', 'logo: aspas.svg'),
  withSite('logotipo com um nome que ninguém conhece', 'logo: entidade.svg'),
  withSite('logotipo com grupos demais', 'logo: fundo.svg'),
  withSite('logotipo que busca outro arquivo', 'logo: referencia.svg'),
  withSite('logotipo pesado demais', 'logo: pesado.svg'),
  withSite('logotipo com tudo escondido', 'logo: escondido.svg'),
  withSite('logotipo de outro tipo', 'logo: marca.png'),
  withSite('desenho da aba que não está na pasta', 'icon: aba.svg'),
  withSite('palavra do site em português', 'words:\n  cardápio: Nossos pães'),
  withSite('palavra do site vazia', 'words:\n  menu: ""'),
  withSite('tipo de negócio em português', 'business: padaria'),
  files('rua no lugar do bairro', {
    'index.yaml': samplePage(hero),
    'site.yaml': sampleSite.replace('district: Centro', 'district: Rua das Flores, 100'),
  }),
  files('endereço inteiro no lugar da rua', {
    'index.yaml': samplePage(hero),
    'site.yaml': sampleSite.replace(
      'district: Centro',
      'street: Rua das Flores, 100 – Sala 2 – Centro – Passo Fundo/RS – CEP 99010-032\n  # a sede\n  district: Centro',
    ),
  }),
  files('endereço sem estado no lugar da rua', {
    'index.yaml': samplePage(hero),
    'site.yaml': sampleSite.replace(
      'district: Centro',
      'street: Rua das Flores, 100, Centro\n  district: Centro',
    ),
  }),
  files('link do mapa no lugar da rua', {
    'index.yaml': samplePage(hero),
    'site.yaml': sampleSite.replace(
      'district: Centro',
      'street: https://maps.app.goo.gl/8kQx7YtZbNw12345A\n  district: Centro',
    ),
  }),
  files('link de outro site no lugar da rua', {
    'index.yaml': samplePage(hero),
    'site.yaml': sampleSite.replace(
      'district: Centro',
      'street: www.clinica.example/onde\n  district: Centro',
    ),
  }),
  files('estado depois da cidade', {
    'index.yaml': samplePage(hero),
    'site.yaml': sampleSite.replace('city: Passo Fundo', 'city: Passo Fundo - RS'),
  }),
  files('outro estado depois da cidade', {
    'index.yaml': samplePage(hero),
    'site.yaml': sampleSite.replace('city: Passo Fundo', 'city: Passo Fundo/SP'),
  }),
  inState('estado por extenso', 'Rio Grande do Sul'),
  inState('estado em minúsculas', 'rs'),
  inState('estado que não há', 'ZZ'),
  withSite('tipo de negócio que são dois', 'business: clínica'),
  withSite('tipo de negócio que não há', 'business: circo'),
  inSite('celular sem o 9', 'phone: "+55 54 90000-0000"', 'phone: "+55 54 9911-2233"'),
  withSite('WhatsApp sem o 9', 'whatsapp: "+55 54 9911-2233"'),
  withSite('segundo telefone sem o 9', 'otherPhone: "+55 54 8811-2233"\notherPhoneNote: Banho'),
  files('uma mensagem do site com outro nome', {
    'index.yaml': samplePage(action('chat: emergencia')),
    'outra.yaml': samplePage(action('chat: emergencia')),
    'site.yaml': sampleSite.replace('messages:\n', 'messages:\n  emergência: Olá! É uma emergência.\n'),
  }),
  withSite('celular como nome do WhatsApp', 'celular: "+55 54 99911-2233"'),
  files('uma página que mudou de nome', {
    'index.yaml': samplePage(action('to: /castracao')),
    'castracao-gatos.yaml': samplePage(hero),
  }),
  page(
    'preço de antes igual ao de agora',
    offer('originalPrice: R$ 90,00\n    price: R$ 90\n    label: Ir\n    chat: consulta'),
  ),
  inSite(
    'e-mail de um serviço conhecido com o nome trocado',
    'email: contato@clinica.example',
    'email: clinica@hotmial.com',
  ),
  inSite(
    'e-mail com vírgula no lugar do ponto',
    'email: contato@clinica.example',
    'email: clinica@gmail,com',
  ),
];

/** A site whose hours have some more lines. */
const ofHours = (name: string, more: string): Mistake => ({
  name,
  files: {
    'index.yaml': sound,
    'site.yaml': `${sampleSite}hours:\n  week:\n  - days: [segunda, terça]\n    opens: 08:00\n    closes: 18:00\n${more}`,
  },
  faults: 1,
});
const timed = (line: string) => `- type: hours\n  hours:\n  - ${line}\n`;
const ofPhone = (name: string, phone: string): Mistake => ({
  name,
  files: { 'index.yaml': sound, 'site.yaml': sampleSite.replace('"+55 54 90000-0000"', phone) },
  faults: 1,
});

/** A page with questions for a message. */
const asking = (name: string, from: string, to: string) => {
  const asked = `- type: request
  items:
  - name: porte
    label: Qual é o porte?
    options:
    - Pequeno
    - Grande
  - name: dia
    label: Em que dia?
    day: sim
  message: "Olá! Porte {porte}, no dia {dia}."
  action:
    label: Pedir
    chat: consulta
`;
  if (!asked.includes(from)) throw new Error(`${name}: nothing to replace`);
  return page(name, hero + asked.replace(from, () => to));
};

const ofRequests: readonly Mistake[] = [
  asking('pedido pelo nome em português', 'type: request', 'type: pedido'),
  asking('resposta que nenhuma pergunta dá', '{porte}', '{tamanho}'),
  asking('nome de pergunta com erro na mensagem', '{porte}', '{prote}'),
  asking('pergunta que a mensagem esquece', ', no dia {dia}', ''),
  asking('pergunta sem respostas', '    day: sim\n', ''),
  asking('pergunta com respostas e dia', '    - Grande\n', '    - Grande\n    day: sim\n'),
  asking('nome de pergunta com chaves', 'name: porte', 'name: "{porte}"'),
  asking('mensagem de um pedido que não existe', 'chat: consulta', 'chat: consulat'),
  asking('respostas em uma linha', 'options:\n    - Pequeno\n    - Grande', 'options: Pequeno, Grande'),
];

const soundPageInPortuguese =
  'Titulo: Vacinas em Passo Fundo\nDescrição: Tabela de vacinas da clínica\nTema: clinic\n\nSeções:\n- type: hero\n  title: Vacine seu amigão\n';

/** A notice as a file of its own has it. */
const loneNotice =
  'type: notice\nkind: holiday\ntitle: Fechamos no Natal\ntext: Voltamos no dia 26.\nshowUntil: 25/12/2026\n';

/** What people wrote who tried tasks by hand, as they wrote it. */
const ofTasks: readonly Mistake[] = [
  page(
    'preços com uma vírgula antes do valor, sem R$',
    `${hero}- type: pricelist\n  groups:\n  - items:\n    - Antirrábica, 70,00\n    - V10, 90,00\n`,
  ),
  page(
    'preços entre as barras de uma tabela',
    `${hero}- type: pricelist\n  groups:\n  - items:\n    | Antirrábica | R$ 70 |\n    | V10 | R$ 90 |\n`,
  ),
  page(
    'um dia de horários que é o recesso inteiro',
    `${hero}- type: hours\n  openNow: não\n  exceptions:\n  - days: Férias coletivas\n    date: 15/12/2026 a 31/01/2027\n    time: Fechado\n`,
  ),
  ...['15/12/2026 a 31/01/2027', '01/11/2026 a 28/02/2027'].map((days) => ({
    name: `um dia especial do site que é o recesso inteiro, de ${days}`,
    files: {
      'index.yaml': sound,
      'site.yaml': `${sampleSite}hours:\n  week:\n  - days: [terça, quarta, quinta, sexta]\n    opens: 08:00\n    closes: 18:00\n  exceptions:\n  - days: Férias coletivas\n    date: ${days}\n`,
    },
    faults: 1,
  })),
  {
    name: 'um dia especial do site, ainda sem nome, que é um recesso mais longo do que cabe',
    files: {
      'index.yaml': sound,
      'site.yaml': `${sampleSite}hours:\n  week:\n  - days: [terça, quarta, quinta, sexta]\n    opens: 08:00\n    closes: 18:00\n  exceptions:\n  - date: 01/11/2026 a 28/02/2027\n`,
    },
    faults: 2,
  },
  page(
    'um dia de horários que é o recesso inteiro, com o ano no nome',
    `${hero}- type: hours\n  openNow: não\n  exceptions:\n  - days: Férias coletivas 2026\n    date: 15/12/2026 a 31/01/2027\n    time: Fechado\n`,
  ),
  file('nome da foto sem o fim, que o Windows esconde', photo('name: Luna').replace('luna.png', 'Luna')),
  ...['25/12/2026', '24/12/2026 a 02/01/2027'].map((day) =>
    page(
      `uma linha de horário com a data ${day}`,
      `${hero}- type: contact\n  title: Venha\n  chatTitle: WhatsApp\n  actions:\n  - label: Conversar\n    chat: consulta\n  mapActions:\n  - label: Mapa\n    maps: search\n  hours:\n  - days: Segunda a sexta\n    time: 8h–18h\n  - days: Recesso\n    date: ${day}\n    time: Fechado\n`,
    ),
  ),
  {
    name: 'as horas de antes e de depois da pausa, cada uma inteira em um campo',
    files: {
      'index.yaml': sound,
      'site.yaml': `${sampleSite}hours:\n  week:\n  - days: [segunda, terça]\n    opens: 08:30 às 12:00\n    closes: 13h30 às 18:30\n`,
    },
    faults: 1,
  },
  {
    name: 'uma página com um nome que o Windows reserva',
    files: {
      'index.yaml': samplePage(`${hero}  actions:\n  - label: Ver\n    to: /aux\n`),
      'aux.yaml': samplePage('- type: hero\n  title: Tchau\n').replaceAll('teste', 'prova'),
    },
    faults: 1,
  },
  page(
    'um texto de que só a primeira linha e os pontos estão embaixo',
    `${hero}- type: text\n  title: Jejum\n  text:\n    Na véspera:\n    - Água à vontade\n    - Ração: até 22h\n`,
  ),
  page(
    'um texto curto com os pontos embaixo de uma palavra',
    '- type: hero\n  title:\n    Fazemos:\n    - banho\n    - tosa\n',
  ),
  shared('arquivo de seção compartilhada sem o tipo', 'title: Venha\ntext: Perto da praça.\n'),
  shared('arquivo de seção compartilhada que começa com o tipo', 'notice:\ntitle: Venha\n'),
  shared('tipo e texto em uma linha de um arquivo compartilhado', 'type: notice Fechado hoje\n'),
  page(
    'chave Pix como um campo',
    `${hero}- type: steps\n  title: Como comprar\n  items:\n  - title: Escolha\n    text: Na loja.\n  - title: Pague\n    Pix: 54996123344\n`,
  ),
  page(
    'linhas de uma planilha abaixo de um preço, sem traços',
    `${hero}- type: pricelist\n  groups:\n  - items:\n    - name: Banho G\n      price: R$ 60\n    Banho P\tR$ 45\n    Banho M\tR$ 50\n`,
  ),
  page('palavras em negrito no começo de um título', '- type: hero\n  title: **Promoção** de hoje\n'),
  page(
    'palavras em negrito no começo de um texto',
    '- type: hero\n  title: Olá\n  text: *Promoção* de hoje\n',
  ),
  file('aviso como campo da página', sound.replace('title:', 'AVISO: fechamos na segunda\ntitle:')),
  file('aviso como campo no fim da página', `${sound}aviso: fechamos na segunda\n`),
  file(
    'link do menu a uma seção que saiu',
    sound.replace(
      'sections:',
      'header:\n  links:\n  - label: Dúvidas\n    to: "#faq"\n  - label: Fotos\n    to: "#fotos"\nsections:',
    ),
  ),
  page(
    'botão a uma seção que saiu, e outra de id parecido',
    `${action('to: "#banho"\n  - label: Ligar\n    tel: sim')}${faq.replace('id: faq', 'id: banco')}`,
  ),
  page('novidade sem o ano', `${hero}${news('12/05')}`),
  page('novidade sem o ano, de um dia que vem logo', `${hero}${news('24/03')}`),
  page('avaliação sem o ano', `${hero}${reviews.replace('15/07/2025', '12 de maio')}`),
  page(
    'seção inteira com espaços a mais, depois de uma lista',
    `${hero}${faq.replace('id: faq', 'id: perguntas').replace(/^ {2}(?= *-| {2})/gm, '    ')}\n${cta.replace(/^(?=.)/gm, '  ')}\n- type: text\n  text: Fim\n`,
  ),
  page('hidden na margem, abaixo de uma seção', `${hero}${cta}hidden: sim\n\n${faq}`),
  page('hidden na margem, no fim do arquivo', `${hero}${faq}\nhidden: sim\n`),
  page('telefone no lugar da mensagem', action('chat: (54) 99999-1234')),
  page('link de conversa no lugar da mensagem', action('chat: https://wa.me/5554999991234')),
  page('o telefone do site no lugar da mensagem', action('chat: (54) 90000-0000')),
  file(
    'mensagem de duas linhas com dois-pontos',
    sound.replace('theme:', 'messages:\n  oi: Olá! Quero marcar: banho\n    e tosa.\ntheme:'),
  ),
  page('só as primeiras palavras entre aspas curvas', '- type: hero\n  title: “Promoção” de inverno: tudo\n'),
  page('aspas que abrem retas e fecham curvas', '- type: hero\n  title: "Promoção” de inverno\n'),
  page('dia e horário como nome e valor', `${hero}${timed('Domingo: 9h as 12h')}`),
  page('dias e horário em uma linha só', `${hero}${timed('Segunda a sexta 8h às 18h')}`),
  page('pessoa e função em uma linha', `${hero}- type: team\n  items:\n  - Ana - recepção\n`),
  page(
    'linhas de uma planilha em uma tabela de preços',
    `${hero}- type: pricelist\n  groups:\n  - items:\n    - Banho P\tR$ 45\n    - Banho M\tR$ 50\n`,
  ),
  page('esgotado em uma linha só dele', offer('price: R$ 45\n    ESGOTADO')),
  page('ocultar em uma linha só dele', offer('price: R$ 45\n    ocultar')),
  page(
    'não mostrar abaixo da primeira linha de um item',
    offer('Não mostrar por enquanto\n    price: R$ 45'),
  ),
  page('escondido como item da lista', offer('price: R$ 45\n  - escondido')),
  edited('oculto entre os campos de uma seção', '  id: faq', '  oculto\n  id: faq'),
  page('fechado em uma linha só dele', `${hero}${timed('days: Feriados\n    fechado')}`),
  page('o horário abaixo do dia, sem o nome do campo', `${hero}${timed('days: Domingo\n    9h às 12h')}`),
  page('fechado com sim em uma linha de horários', `${hero}${timed('days: Feriados\n    fechado: sim')}`),
  page('aberto com não em uma linha de horários', `${hero}${timed('days: Feriados\n    aberto: não')}`),
  edited(
    'até quando vale, entre os campos de uma seção',
    '  id: faq',
    '  válido até 20 de dezembro\n  id: faq',
  ),
  page(
    'até quando vale, abaixo do título das ofertas',
    `${offer('price: R$ 45').replace('- type: offers\n', '- type: offers\n  Promoção até 30/11!\n')}`,
  ),
  page('até quando vale, entre os campos de um item', offer('price: R$ 45\n    válido até 20/12/2026')),
  ofHours('um feriado em uma linha do horário do site', '  duty: sim\n  feriado 25/12 fechado\n'),
  ofHours('um feriado como campo do horário do site', '  duty: sim\n  feriado: 25/12 fechado\n'),
  ofHours(
    'um dia com outro horário abaixo da lista dos que já há',
    '  exceptions:\n  - days: Natal\n    date: 25/12/2026\n  duty: sim\n  véspera de Ano-Novo 31/12/2026 8h às 12h\n',
  ),
  inSite(
    'um perfil como nome e endereço, em uma linha',
    'messages:',
    '- TikTok: tiktok.com/@clinica\nmessages:',
  ),
  inSite('um perfil só pelo endereço', 'messages:', '- https://www.facebook.com/clinica\nmessages:'),
  inSite(
    'o nome e o endereço de um perfil, sem dois-pontos',
    'messages:',
    '- YouTube youtube.com/@clinica\nmessages:',
  ),
  inSite(
    'um perfil na coluna dos traços, sem o traço',
    '- name: Instagram\n  href: https://www.instagram.com/clinica.example\n',
    '  - name: Instagram\n    href: https://www.instagram.com/clinica.example\n  TikTok: tiktok.com/@clinica\n',
  ),
  page(
    'uma frase com um número no lugar do título de um aviso',
    `- type: notice\n  Fechado dia 24 e 25 de dezembro. Plantão: (54) 99999-1234\n\n${hero}`,
  ),
  edited(
    'uma frase com dois-pontos entre os campos de uma seção',
    '  id: faq',
    '  id: faq\n  Leia antes de vir, por favor: temos respostas',
  ),
  page(
    'uma tabela de uma planilha, com cabeçalho, abaixo do título de uma seção com outro nome',
    `${hero}- type: tabela\n  title: Preços de vacinas\n  Vacina\tPreço\n  V10\tR$ 90,00\n  Antirrábica\tR$ 60,00\n`,
  ),
  page(
    'uma tabela de uma planilha, com cabeçalho, em uma tabela de preços',
    `${hero}- type: pricelist\n  title: Preços de vacinas\n  Vacina\tPreço\n  V10\tR$ 90,00\n  Antirrábica\tR$ 60,00\n`,
  ),
  file(
    'uma página que é só um texto, com título e uma frase',
    'Banho e tosa em casa\n\nAgora a gente vai até a sua casa com tudo.\n\nBanho R$ 50\nTosa R$ 60\n',
  ),
  page(
    'perguntas e respostas soltas abaixo de uma palavra na margem',
    `${hero}perguntas:\nAceitam PIX?\nSim, aceitamos.\n\nEntregam em casa?\nEntregamos: no centro.\nE no bairro.\nCusta?\nNão.\n`,
  ),
  page('preço e esgotado em uma linha', offer('price: R$ 45 esgotado: sim')),
  page('preços por tamanho em uma tabela', priced('price: P R$ 40, M R$ 50')),
  page('preço com enfeites', offer('price: R$ 45 REAIS 🔥')),
  ofPhone('dois telefones em um campo', '"(54) 3312-0000 / 99999-1234"'),
  ofPhone('telefone com o lugar da operadora', '0xx54 3312-0000'),
  file(
    'link sem destino em uma lista de links',
    sound.replace('sections:', 'header:\n  links:\n  - Dúvidas\nsections:').replace('id: faq', 'id: duvidas'),
  ),
  page('endereço de outro site com outro nome', action('link: https://www.exemplo.com.br')),
  page('esgotado como item da lista', offer('price: R$ 45\n  - ESGOTADO')),
  page('esgotado com um traço entre os campos', offer('- Esgotado!\n    price: R$ 45')),
  page(
    'preços por tamanho, a partir do primeiro',
    service('price: A partir de R$ 40,00 (porte pequeno), R$ 55,00 (médio) e R$ 80,00 (grande)'),
  ),
  page('preços por tamanho em uma oferta', offer('price: P R$ 40, M R$ 50')),
  page('dois preços em uma oferta, sem dizer de quê', offer('price: R$ 40 e R$ 50,50')),
  page('dois preços em um serviço', service('price: R$ 40 (gato) / R$ 50 (cão)')),
  page(
    'três preços em um serviço, sem sinais entre eles',
    service(
      'price: P R$ 42 M R$ 55 G R$ 70\n  - title: Tosa\n    description: Na tesoura.\n    price: R$ 50',
    ),
  ),
  page('um preço à vista e outro no cartão', service('price: R$ 42 à vista, R$ 45 no cartão')),
  page(
    'preços por peso em uma oferta que diz o primeiro peso',
    offer('size: 3 kg\n    price: 3kg R$ 42, 10kg R$ 55'),
  ),
  page('de um preço a outro', offer('price: R$ 40 a R$ 60')),
  inSite('um aviso no arquivo do site', 'messages:', 'notice: Fechamos na segunda\nmessages:'),
  inSite(
    'um aviso com campos no arquivo do site',
    'messages:',
    'aviso:\n  title: Fechamos na segunda\n  text: Voltamos na terça\nmessages:',
  ),
  file(
    'um aviso entre as seções e a lista delas',
    sound.replace('sections:', 'sections:\nAVISO: fechamos na segunda'),
  ),
  file(
    'uma promoção entre as seções e a lista delas',
    sound.replace('sections:', 'sections:\n\nPROMOÇÃO: banho a R$ 30\n'),
  ),
  file(
    'palavras em maiúsculas entre as seções e a lista delas',
    sound.replace('sections:', 'sections:\nFECHADO NA SEGUNDA'),
  ),
  page(
    'um desconto no lugar do preço de um pacote',
    `${hero}- type: packages\n  items:\n  - title: Mensal\n    price: 20% OFF\n    features:\n    - Banho\n`,
  ),
  page('um aviso no lugar do tipo de uma seção', `- AVISO: Fechamos na segunda\n${hero}`),
  page(
    'uma oferta apagada pela metade',
    offer('price: R$ 45\n    price: R$ 30\n    image: luna.png\n    imageAlt: Uma manta'),
  ),
  page(
    'a primeira oferta apagada pela metade',
    offer(
      'price: R$ 45\n  - name: Manta\n    price: R$ 30\n    image: luna.png\n    imageAlt: Uma manta',
    ).replace('  - name: Cama\n', ''),
  ),
  page('uma oferta de que só ficou o traço', offer('price: R$ 45\n  -')),
  page('preços por porte, só com os números', service('price: pequeno 35 / médio 45 / grande 60')),
  page('preços por porte nas linhas de baixo', service('price:\n      pequeno: 35\n      grande: 60')),
  edited(
    'perguntas e respostas de uma conversa',
    '    - question: Custa?',
    '    P: Vocês buscam?\n    R: Sim: é só chamar!\n    P: E levam?\n    R: Também.\n    - question: Custa?',
  ),
  file('uma página colada do Word', 'Vacinas\n\nAplicamos a antirrábica.\n\nPreços:\nV8 - R$ 90\n'),
  page(
    'linhas de uma planilha em uma seção sem lista',
    `${hero}- type: pricelist\n  title: Tabela\n  Banho P\tR$ 35\n  Banho M\tR$ 45\n`,
  ),
  inSite(
    'endereço em uma linha só',
    'address:\n  district: Centro\n  city: Passo Fundo\n  state: RS\n  postalCode: 99010-120',
    'address: Rua Moron, 1200, Centro, Passo Fundo - RS, 99010-120',
  ),
  edited(
    'pergunta e resposta de uma conversa, sem nomes',
    '    - question: Custa?',
    '    Vocês buscam?\n    Sim, é só chamar.\n    - question: Custa?',
  ),
  page(
    'o horário da semana em uma linha',
    `${hero}- type: hours\n  hours: Seg a sex 8h30-18h30, sáb 8h30-16h\n`,
  ),
  page('um aviso na linha do tipo', `- type: notice Fechado dia 15\n${hero}`),
  page('um aviso sem o nome do campo', `- type: notice\n  Fechado dia 15\n${hero}`),
  inSite('e-mail com um espaço', 'contato@clinica', 'contato @clinica'),
  page('preço por mês sem o R$', service('price: 120 por mês')),
  page('preço em parcelas', offer('price: R$ 180 ou 3x de R$ 60')),
  page('preço com "de" e "por" em linhas próprias', offer('de: R$ 45\n    por: R$ 39'), 2),
  page('oferta que não está disponível', offer('price: R$ 45\n    disponível: não')),
  page('oferta com o estoque zerado', offer('price: R$ 45\n    estoque: 0')),
  page(
    'pergunta e resposta em um item só',
    `${hero}- type: faq\n  items:\n  - Vocês buscam? Sim, é só chamar.\n`,
  ),
  page('feriado e "fechado" em uma linha', `${hero}${timed('25/12 fechado')}`),
  page('pessoa com a função entre parênteses', `${hero}- type: team\n  items:\n  - Ana (recepção)\n`),
  inSite('perfil de uma rede em um item só', '- name: Instagram', '- TikTok @clinica\n- name: Instagram'),
  edited('um título que continua na margem', 'title: Dúvidas', 'title: Dúvidas que\nid temos'),
  file(
    'link do menu sem destino, e sem seção com esse nome',
    sound.replace('sections:', 'header:\n  links:\n  - Vacinas\nsections:'),
  ),
  ofPhone('dois telefones e uma palavra', '54 3311-2233 / 54 99911-2233 (whats)'),
  ofPhone('link de conversa no lugar do telefone', 'wa.me/5554999112233'),
  page('o nome do pet em um texto da página', `${hero}  text: Traga {pet} sem medo\n`),
  page('o nome do pet em um título', '- type: hero\n  title: Olá, {{ pet }}!\n'),
  ofPhone('fixo e WhatsApp em um campo', '(54) 3311-2233 / (54) 99911-2233 Whats'),
  page('só as parcelas no lugar do preço', offer('price: 3x de R$ 59,97 sem juros')),
  page('dois dias em um campo', offer('price: R$ 45\n    showUntil: 27 a 29/11')),
  page('esgotado com exclamações', offer('price: R$ 45\n    soldOut: SIM!!')),
  page('novidade com o dia da semana e a hora', `${hero}${news('sábado, 5 de dezembro de 2026, 14h')}`),
  page(
    'primeiro dia em português',
    offer('price: R$ 45\n    mostrar de: 30/11/2026\n    até: 15/12/2026'),
    2,
  ),
  page('endereço de um vídeo entre duas seções', `${hero}\nhttps://youtu.be/abcdefghijk\n\n${cta}`),
  page(
    'título do Word com asteriscos entre duas seções',
    `${hero}\n*****************\nCAMPANHA DE OUTUBRO\n*****************\n\n# ── Chamada ──\n${cta}`,
  ),
  page(
    'um texto com dois-pontos entre duas seções',
    `${hero}\nPagamento: Pix (CNPJ 12.345.678/0001-90) ou em 6x\n\n${cta}`,
  ),
  page('um texto solto no fim da página', `${hero}\nTemos estacionamento.\n\nVenha nos visitar!\n`),
  page(
    'linhas de uma planilha abaixo do nome da lista, com Tab no começo',
    `${hero}- type: pricelist\n  groups:\n    - title: Cães\n      items:\n\tV8\tR$ 85,00\n\tV10\tR$ 95,00\n\tGripe (tosse dos canis)\tR$ 90,00\n`,
  ),
  page(
    'título em três linhas na margem',
    '- type: hero\n  title: SAÚDE,\nBANHO e CARINHO ❤\npara o seu pet!!!\n  text: Olá\n',
  ),
  page(
    'título de várias palavras em três linhas',
    '- type: hero\n  title: Banho e\n  tosa com carinho\n  para todos\n  text: Olá\n',
  ),
  edited(
    'resposta nas linhas de baixo, com dois-pontos',
    '      answer: Pouco.',
    '      answer:\n      Sim! A partir dos 60 dias: com as vacinas em dia.\n      Traga a carteirinha',
  ),
  edited(
    'pergunta colada com um espaço só',
    '    - question: Custa?',
    ' - question: Voltam?\n   answer: Sim.\n    - question: Custa?',
  ),
  page('dias e horário em um campo', `${hero}${timed('days: Sábado 08:30–16:00')}`),
  page('dias e palavras em um campo', `${hero}${timed('days: "Domingo e feriado: só plantão"')}`),
  page('um modelo que ficou por preencher', `${hero}  text: O [nome do gato] está à espera de você\n`),
  edited('um tema que não há, por uma cor', 'theme: clinic', 'theme: rosa'),
  file(
    'link do menu como nome e destino',
    sound.replace('sections:', 'header:\n  links:\n  - Dúvidas: "#faq"\nsections:'),
  ),
  file('página com os campos em português', soundPageInPortuguese, 4),
  page('um desconto com nome próprio em uma oferta', offer('price: R$ 45\n    desconto: 20% OFF')),
  page('um desconto em uma linha só dele', offer('price: R$ 45\n    20% OFF')),
  page('palavras no lugar do preço, sem outro texto', service('price: Sob consulta')),
  page(
    'avaliação do Google em uma linha',
    `${rated('5')}  - Maria Souza ★★★★★ há 2 semanas Atendimento excelente, recomendo!\n`,
  ),
  files('um nome novo, e o antigo no título das páginas', {
    'index.yaml': sound,
    'banho.yaml': sound.replace('id: faq', 'id: duvidas').replace('Seu pet mais bonito', 'Um banho calmo'),
    'tosa.yaml': sound.replace('id: faq', 'id: perguntas').replace('Seu pet mais bonito', 'Uma tosa calma'),
    'site.yaml': sampleSite.replace(/^name: .*$/m, 'name: Bicho Feliz'),
  }),
  page('caminho de um arquivo do computador como link', action('link: C:\\Users\\Ana\\tabela.pdf')),
  page('formulário como seção', `${hero}- type: formulário\n  title: Agende\n`, 2),
  page(
    'lista numerada de um documento, com Tab, abaixo de um texto',
    '- type: hero\n  title: Olá\n  text: Traga no dia 28/11.\n    1.\tCarteirinha\n    2.\tColeira\n    3.\tCaixa de transporte (gatos)\n',
  ),
  page(
    'tabela de três colunas de uma planilha, embaixo de items',
    `${hero}- type: pricelist\n  title: Preços\n  items:\nPorte\tBanho\tBanho e tosa\nP\tR$ 45,00\tR$ 90,00\nM\tR$ 60,00\tR$ 110,00\n`,
  ),
  page(
    'duas colunas de uma planilha, embaixo de uma lista que o bloco não tem',
    `${hero}- type: pricelist\n  title: Preços\n  items:\nP\tR$ 45,00\nM\tR$ 60,00\n`,
  ),
  page('hidden sem os dois-pontos', faq.replace('Demora?', 'Demora?\n    hidden sim')),
  page('hidden sem os dois-pontos, com espaços a mais', faq.replace('Demora?', 'Demora?\n      hidden sim')),
  page(
    'hidden entre dois botões, na coluna dos traços',
    '- type: hero\n  title: Olá\n  actions:\n  - label: Um\n    tel: sim\n  hidden: sim\n  - label: Dois\n    tel: sim\n',
  ),
  page('hidden entre dois itens, na coluna dos traços', faq.replace('Pouco.', 'Pouco.\n  hidden: sim')),
  page(
    'hidden entre dois itens, na coluna da seção',
    faq.replaceAll(/^ {2}(?=- | {2})/gm, '    ').replace('Pouco.', 'Pouco.\n  hidden: sim'),
  ),
  inSite('rua ao lado de address, acima do bairro', 'address:', 'address: Rua das Flores, 1250 - sala 2'),
  page('traço apagado de uma seção', `${hero}  type: faq\n${faq.slice(faq.indexOf('  items'))}`),
  page('traço apagado de uma seção, abaixo de uma linha vazia', `${hero}\n${faq.replace('- ', '  ')}`),
  page('pergunta colada duas vezes', `${faq}  - question: Dói?\n    answer: Não.\n`),
  inSite(
    'linhas de uma mensagem na margem',
    '  consulta: Olá! Quero marcar uma consulta.\n',
    '  consulta: Olá! Quero marcar uma consulta.\nNome do pet:\nRaça:\nIdade:\n',
  ),
  inSite(
    'linhas de uma mensagem, como se fossem outras',
    '  consulta: Olá! Quero marcar uma consulta.\n',
    '  consulta: Olá! Quero marcar uma consulta.\n  Nome do pet:\n  Raça:\n  Idade:\n',
  ),
  page(
    'linhas de uma resposta, como se fossem campos',
    faq.replace(
      'Pouco.',
      'Pouco, com hora marcada.\n    Ligue: 54 99999-1234\n    Obs.: aos sábados só até 15h',
    ),
  ),
  page(
    'texto com pontos na coluna dos campos',
    `${hero}- type: text\n  title: Campanha\n  text: Campanha de vacinação\n  Data: 28/11\n  Horário: 8h às 12h\n  - Gatos: R$ 50\n  - Cães: R$ 60\n${cta}`,
  ),
  page(
    'texto depois de | na coluna dos campos',
    `${hero}- type: text\n  title: Campanha\n  text: |\n  Campanha de vacinação\n  Data: 28/11\n  sábado\n${cta}`,
  ),
  page(
    'texto depois de | na margem',
    `${hero}- type: text\n  title: Campanha\n  text: |\nCampanha de vacinação\nno sábado\n`,
  ),
  page(
    'a primeira linha de um texto depois de | na margem',
    `${hero}- type: text\n  title: Campanha\n  text: |\nCampanha de vacinação\n    no sábado\n    com hora\n${cta}`,
  ),
  page(
    'o fim de um texto depois de | na margem',
    `${hero}- type: text\n  title: Campanha\n  text: |\n    Campanha de vacinação\n      - gatos\nno sábado\ncom hora\n${cta}`,
  ),
  page('três pontos no lugar de um título', '- type: hero\n  title: …\n'),
  page(
    'perfil e vida de uma pessoa da equipe',
    `${hero}- type: team\n  items:\n  - name: Dra. Júlia\n    instagram: "@drajulia"\n    bio: Formada em 2012.\n`,
    2,
  ),
  page('desconto de uma oferta', offer('price: R$ 59,90\n    desconto: 20%')),
  page(
    'fotos de antes e depois como campos',
    `${hero}- type: before-after\n  title: Antes e depois\n  antes: luna.png\n  depois: luna.png\n`,
  ),
  page(
    'preços por tamanho como campos',
    `${hero}- type: pricelist\n  groups:\n  - items:\n    - name: Banho\n      P: R$ 45\n      M: R$ 60,00\n      G: R$ 80\n    - name: Tosa\n      price: R$ 50\n`,
  ),
  page('passos com números', `${hero}- type: steps\n  1: 8h sem comida\n  2: 4h sem água\n`),
  page(
    'passos com números, embaixo de items',
    `${hero}- type: steps\n  items:\n    1: 8h sem comida\n    2: 4h sem água\n`,
  ),
  page(
    'link do mapa como endereço',
    `${hero}- type: map\n  address: https://maps.app.goo.gl/abc123XYZ\n  actions:\n  - label: Ver o mapa\n    maps: search\n`,
  ),
  page(
    'mapa dentro da seção do mapa',
    `${hero}- type: map\n  mapa: aqui\n  actions:\n  - label: Ver o mapa\n    maps: search\n`,
  ),
  page('outro e-mail em um botão', action('email: rh@exemplo.com.br')),
  page('outro e-mail com mailto', action('mail: mailto:rh@exemplo.com.br')),
  page('outro e-mail como link', action('href: rh@exemplo.com.br')),
  page('outro WhatsApp em um botão', action('whatsapp: 54 99999-2222')),
  ...[
    '        1. Banho|        2. Tosa',
    '        1. Banho|        2. Tosa: higiênica',
    '  1. Banho|  2. Tosa',
  ].map((rows) =>
    page(
      `lista numerada nas vantagens de um pacote: ${rows}`,
      `${hero}- type: packages\n  items:\n  - title: Mensal\n    features:\n${rows.replace('|', '\n')}\n    label: Quero\n    chat: consulta\n  - title: Anual\n    features:\n    - Banho\n    label: Quero\n    chat: consulta\n`,
    ),
  ),
  page(
    'lista numerada no recuo dos pacotes, em uma lista recuada',
    `${hero}- type: packages\n  items:\n    - title: Mensal\n      features:\n    1. Banho\n    2. Tosa\n      label: Quero\n      chat: consulta\n`,
  ),
  ...['texto', 'text'].map((field) =>
    page(
      `${field} em uma seção que tem introdução`,
      `${hero}- type: packages\n  ${field}: Uma frase boa.\n  items:\n  - title: Mensal\n    label: Quero\n    chat: consulta\n`,
    ),
  ),
  withSite('dia aberto 24 horas', 'hours:\n  week:\n  - days: [segunda]\n    opens: 24h'),
  page('conversa do site como página', action('to: https://wa.me/5554900000000?text=Oi')),
  page('outra conversa como página', action('to: https://wa.me/5554999992222')),
  page('outro WhatsApp como link', action('link: wa.me/5554999992222')),
  page(
    'resposta colada de um e-mail citado',
    `${hero}${faq.replace('Não.', '> Olá Ana,\n> não é o ideal, mas pode.\n> Abraços, Marcos')}`,
  ),
  page(
    'linhas citadas em um texto',
    `${hero}- type: notice\n  title: Aviso\n  text: |\n    Escreveram assim:\n    > **Atenção:** fale antes.\n    > Obrigada\n`,
  ),
  page(
    'tabela e risco em um texto',
    `${hero}- type: notice\n  title: Aviso\n  text: |\n    Quanto dar:\n    | Idade | Comida |\n    |-------|--------|\n    | Filhote | 4 vezes |\n    | Adulto | 2 vezes |\n    ---\n    Na dúvida, ligue.\n`,
    2,
  ),
  page(
    'preços em linhas, com pontinhos',
    `${hero}- type: pricelist\n  groups:\n  - items:\n      V8 ........ R$ 85,00\n      V10 ....... R$ 95,00\n      Antirrábica R$ 70,00\n`,
  ),
  page('só o tipo da seção ficou', `${hero}- type: cards\n${faq}`),
  page(
    'vídeo do Instagram',
    `${hero}- type: video\n  title: Veja\n  video: https://www.instagram.com/reel/C1abc/\n  image: luna.png\n  imageAlt: Um cão no banho\n`,
  ),
  files('título e descrição de outra página', {
    'index.yaml': samplePage(action('to: /exames')).replace('| Clínica', '| Nova'),
    'exames.yaml': `description: O que fazemos, quando e por quanto, em uma frase que o Google mostra.\n${samplePage(
      hero,
    )
      .replace(/description:.*\n/, '')
      .replace('| Clínica', '| Nova')}`,
  }),
  file('página escondida', `hidden: sim\n${samplePage(hero)}`),
  page(
    'horário em uma linha com barras',
    `${hero}- type: hours\n  hours: Seg a Sex 8h às 18h | Sáb 8h às 12h | Dom fechado\n`,
  ),
  file(
    'outra página colada no fim',
    `${samplePage(hero)}${samplePage(faq).replace('Uma página de teste', 'Vacinas')}`,
  ),
  page(
    'começo de uma seção depois de #',
    `${hero}${cta.replace('- type', '# - type').replace('  title', '#  title')}${faq}${cta}`,
  ),
  page(
    'pergunta e resposta na mesma linha',
    `${hero}${faq.replace('Dói?\n    answer: Não.', 'Posso dar remédio em casa? answer: Depende do remédio.')}`,
  ),
  page(
    'aspas dentro de aspas, em um campo em português',
    `${hero}- type: testimonials\n  items:\n  - name: Ana\n    who: Tutora de Rex\n    rating: 5\n    comentário: "melhor lugar!!! "super recomendo""\n    date: 15/07/2025\n`,
  ),
  page(
    'preço de um valor a outro, com palavras',
    `${hero}- type: pricelist\n  groups:\n  - items:\n    - name: Banho\n      price: de R$ 60 a R$ 140, conforme o porte\n`,
  ),
  page(
    'link com um espaço no meio',
    `${hero}- type: notice\n  title: Aviso\n  text: "[Clique aqui] (https://wa.me/5554900000000)"\n`,
  ),
  page(
    'palavras cortadas no fim das linhas',
    `${hero}${faq.replace('Não.', 'Cada um tem o seu tempo. A avalia-\nção mostra o momento cer-\nto para começar.')}`,
  ),
  page(
    'fotos sem o começo da galeria, mais do que cabem em uma lista de pacotes',
    `${hero}- type: benefits\n  items:\n  - title: Rápido\n- type: packages\n  items:\n  - title: Mensal\n    label: Quero\n    chat: consulta\n\n# ── Galeria ──\n${'  - petName: Luna\n    image: luna.png\n    imageAlt: Luna, uma poodle branca.\n'.repeat(6)}  actions:\n  - label: Ligar\n    tel: sim\n`,
  ),
  page(
    'números sem o começo da seção deles, abaixo de cartões',
    `${hero}- type: cards\n  items:\n  - title: Banho\n  - title: Tosa\n\n# ── Números ──\n  - value: 24h\n    label: Plantão\n    icon: clock\n  - value: 10k+\n    label: Pets atendidos\n    icon: paw\n`,
  ),
  page(
    'passos sem o começo da seção deles, que se parecem com os itens acima',
    `${hero}- type: benefits\n  items:\n  - title: Rápido\n  - title: Bom\n\n  - title: Jejum\n    text: De 8 horas.\n  - title: Exame\n  facts:\n  - value: 24h\n    label: Plantão\n`,
  ),
  page(
    'perguntas sem o começo da seção delas, com um botão abaixo',
    `${hero}- type: benefits\n  items:\n    - icon: truck\n      title: Rápido\n    - icon: award\n      title: Bom\n\n${faq.slice(faq.indexOf('  - question')).replaceAll(/^/gm, '  ').trimEnd()}\n  actions:\n    - label: Ligar\n      tel: sim\n`,
  ),
  page(
    'pergunta colada abaixo dos botões',
    `${hero}${faq}  actions:\n  - label: Ligar\n    tel: sim\n  - question: Aceitam PIX?\n    answer: Aceitamos.\n`,
  ),
  page('preços por peso como lista', offer('price:\n    - até 4 kg: R$ 79,90\n    - até 10 kg: R$ 99,90')),
  page(
    'lista com traços abaixo de uma resposta',
    `${hero}${faq.replace('Não.', 'Traga\n      - carteirinha\n      - coleira')}`,
  ),
  page(
    'lista com traços no lugar de uma resposta',
    `${hero}${faq.replace(' Não.', '\n    - carteirinha\n    - coleira')}`,
  ),
  page(
    'itens com letras em uma resposta',
    `${hero}${faq.replace('Não.', 'Traga\n      a) a carteirinha\n      b) a coleira')}`,
  ),
  inSite('mensagem com traço', '{product}"\n', '{product}"\n  - hotel: "Oi! Tem vaga: quero reservar"\n'),
  inSite('mensagem padrão por extenso', 'default: consulta', 'default: Olá! Vim pelo site'),
  inSite('campo de fora dentro do cabeçalho', 'header:\n', 'header:\n  thumbBar: sim\n'),
  page(
    'botão de um cartão sem destino',
    `${hero}- type: cards\n  items:\n  - title: Banho\n    label: Ver banho\n`,
  ),
  page('botão de um cartão sem texto', `${hero}- type: cards\n  items:\n  - title: Banho\n    tel: sim\n`),
  page('duas fotos em um campo', `${hero}  image: luna.png, pequena.png\n  imageAlt: Um cão no banho\n`),
  page(
    'preços com nomes no lugar dos campos, um nível acima',
    `${hero}- type: pricelist\n  items:\n  - Consulta: R$ 150,00\n  - Retorno: R$ 60\n`,
  ),
  file(
    'validade nova, e a antiga na descrição',
    samplePage(
      `${hero}- type: offers\n  validUntil: 30/09/2026\n  items:\n  - name: Cama\n    image: luna.png\n    imageAlt: Uma cama azul\n    price: R$ 59,90\n`,
    ).replace('do tamanho certo para os buscadores', 'com ofertas até 15/07/2026, do tamanho certo'),
  ),
  page(
    'dia no título de uma novidade',
    `${hero}- type: news\n  items:\n  - date: 20/01/2026 # conferir\n    title: 27/01 – Chegou o ultrassom novo\n`,
  ),
  page(
    'registro e função no nome da pessoa',
    `${hero}- type: team\n  items:\n  - name: Dra. Júlia Menegaz - CRMV-RS 18442 - Clínica geral\n    role:\n`,
  ),
  page(
    'o que o número conta junto dele',
    `${hero}- type: stats\n  items:\n  - value: 25 anos de experiência\n    label: ""\n  - value: 9\n    label: salas\n`,
  ),
  page(
    'preço e o resto no nome',
    `${hero}- type: pricelist\n  groups:\n  - items:\n    - name: Consulta de rotina R$150 com retorno em 15 dias\n      price:\n`,
  ),
  page(
    'preço a partir de no nome',
    `${hero}- type: pricelist\n  groups:\n  - items:\n    - name: Banho a partir de R$ 35\n`,
  ),
  page(
    'negrito de uma estrela no começo de um texto abaixo de |',
    `${hero}- type: faq\n  items:\n  - question: Como posso pagar?\n    answer: |\n      *Dinheiro, PIX* ou cartão em até 3x\n  - question: Dói?\n    answer: Não.\n  - question: Demora?\n    answer: Pouco.\n`,
  ),
  page(
    'aviso de um dia que acabou de passar',
    `- type: notice\n  title: Só até 20/01\n  text: Antipulgas com desconto.\n${hero}`,
  ),
  {
    name: 'um fixo como telefone e WhatsApp',
    files: {
      'site.yaml': sampleSite.replace('+55 54 90000-0000', '+55 54 3311-2233'),
      'index.yaml': samplePage(hero),
    },
    faults: 1,
  },
  {
    name: 'um fixo como telefone e WhatsApp, e um celular como segundo',
    files: {
      'site.yaml': `${sampleSite.replace('+55 54 90000-0000', '+55 54 3311-2233')}otherPhone: +55 54 99900-1122\n`,
      'index.yaml': samplePage(hero),
    },
    faults: 1,
  },
  inSite(
    'horário com pausa em uma hora',
    'messages:',
    'hours:\n  week:\n  - days: [segunda, terça]\n    opens: 8h às 12h e 13h30 às 18h\n    closes: 18h\nmessages:',
  ),
  inSite(
    'horário com pausa na hora de fechar',
    'messages:',
    'hours:\n  week:\n  - days: [sexta]\n    opens: 08:00\n    closes: 12:00 / 13:30 às 18:00\nmessages:',
  ),
  inSite(
    'as duas horas na hora de abrir, ao lado de outra hora de fechar',
    'messages:',
    'hours:\n  week:\n  - days: [segunda, terça]\n    opens: 8:00 às 19:00\n    closes: 18:30\nmessages:',
  ),
  inSite(
    'as duas horas na hora de fechar de um feriado',
    'messages:',
    'hours:\n  week:\n  - days: [segunda]\n    opens: "08:00"\n    closes: "18:00"\n  exceptions:\n  - days: Véspera de Natal\n    date: 24/12/2026\n    closes: das 8h ao meio-dia\nmessages:',
  ),
  inSite(
    'dias da semana com as horas',
    'messages:',
    'hours:\n  week:\n  - days: segunda a sexta, 8h às 18h\nmessages:',
  ),
  page(
    'horário de depois da pausa sem dias',
    `${hero}- type: hours\n  hours:\n  - days: Segunda a sexta\n    time: 8h às 12h\n  - days:\n    time: 13h30 às 18h\n`,
  ),
  page(
    'todos os horários no campo dos dias',
    `${hero}- type: hours\n  hours:\n  - days: Segunda a sexta 8h às 12h / 13h30 às 18h, sábado 8h às 12h\n    time:\n`,
  ),
  page(
    'horário com pausa em duas linhas',
    `${hero}- type: hours\n  hours:\n  - days: Segunda a sexta\n    time: |\n      8h às 12h\n      13h30 às 18h\n`,
  ),
  inSite(
    'dia fechado na semana',
    'messages:',
    'hours:\n  week:\n  - days: [segunda]\n    opens: "08:00"\n    closes: "18:00"\n  - days: [domingo]\n    fechado: sim\nmessages:',
  ),
  inSite(
    'data fechada com horas fechadas',
    'messages:',
    'hours:\n  week:\n  - days: [segunda]\n    opens: "08:00"\n    closes: "18:00"\n  exceptions:\n  - date: 25/12/2026\n    name: Natal\n    opens: fechado\n    closes: fechado\nmessages:',
  ),
  page(
    'preço velho em uma resposta',
    `${hero}- type: pricelist\n  title: Preços\n  groups:\n  - items:\n    - name: Banho completo\n      price: R$ 42,50\n${faq.replace('Sim.', 'O banho completo custa a partir de R$ 35, e o resto depende.')}`,
  ),
  page(
    'uma oferta que não sai da página depois do seu dia',
    `${hero}${cta.replace('Venha', 'Venha, só até dia 10/02!')}`,
  ),
  page(
    'uma oferta que em outra seção tem um último dia',
    `${hero}${cta.replace('Venha', 'A avaliação completa é por nossa conta').replace('  actions', '  showUntil: 10/02/2026\n  actions')}${faq}- type: bonus\n  trigger: "#faq"\n  title: Um bônus\n  priceLabel: Avaliação completa\n  originalPrice: R$ 150,00\n  price: R$ 0,00\n  action:\n    label: Quero\n    tel: sim\n`,
    2,
  ),
  page('um recado que diz amanhã', `- type: notice\n  title: Amanhã não abriremos\n${hero}`),
  page(
    'um depoimento de ontem',
    `${hero}- type: testimonials\n  items:\n  - name: Ana\n    rating: 5\n    comment: Muito bom\n    date: ontem 21:14\n`,
  ),
  page('dia que não existe em um texto', `${hero}- type: about\n  text: O banho custa menos até 31/11.\n`),
  page('dia da semana de outra data', `${hero}- type: about\n  text: Vacinação no sábado, 27/11/2026\n`),
  page(
    'novidade em um ano distante',
    `${hero}- type: news\n  items:\n  - date: 23/11/2062\n    title: Abrimos aos domingos\n`,
  ),
  page(
    'aviso de fim antes do fim novo',
    `${hero}- type: notice\n  title: A promoção terminou\n  showFrom: 16/07/2025\n- type: offers\n  validUntil: 30/09/2026\n  items:\n  - name: Cama\n    image: luna.png\n    imageAlt: Uma cama azul\n    price: R$ 59,90\n`,
  ),
  inSite(
    'feriado como item da semana',
    'messages:',
    'hours:\n  week:\n  - days: [segunda]\n    opens: 08:00\n    closes: 18:00\n  - days: Natal e Ano Novo\n    opens: 08:30\n    closes: 12:00\nmessages:',
  ),
  inSite(
    'data como item da semana, com lista de dias especiais',
    'messages:',
    'hours:\n  week:\n  - days: [segunda]\n    opens: 08:00\n    closes: 18:00\n  - days:\n    - 24/12\n    time: fechado\n  exceptions:\n  - days: Páscoa\n    date: 05/04/2026\nmessages:',
  ),
  page(
    'ícone acima do traço do botão',
    `${hero.trimEnd()}\n  actions:\n      icon: whatsapp\n    - label: Conversar\n      chat: consulta\n    - label: Ver\n      to: /\n`,
  ),
  inSite(
    'horário no nome de um dia especial',
    'messages:',
    'hours:\n  week:\n  - days: [segunda]\n    opens: 08:00\n    closes: 18:00\n  exceptions:\n  - days: 24/12 e 31/12 das 8h30 às 12h\n    date: 24/12/2026\nmessages:',
  ),
  {
    name: 'ofertas que valem de novo em uma página que continua como se não',
    files: {
      'index.yaml': samplePage(
        `- type: notice\n  showFrom: 16/07/2025\n  title: A promoção terminou\n${hero}  showUntil: 15/07/2025\n  text: Só até 15/07/2025, ou enquanto durar o estoque.\n${offer('price: R$ 10').slice(hero.length).replace('  items', '  validUntil: 30/09/2026\n  items')}`,
      ).replace('theme:', 'validUntil: 15/07/2025\ntheme:'),
    },
    faults: 1,
  },
  page(
    'ofertas que voltam com a validade de antes',
    `${hero}- type: offers\n  showFrom: 01/05/2027\n  validUntil: 15/07/2025\n  items:\n  - name: Cama\n    image: luna.png\n    imageAlt: Uma cama azul\n    price: R$ 59,90\n`,
  ),
  page(
    'ofertas que voltam abaixo de um recado de que terminaram',
    `${hero}- type: notice\n  showFrom: 16/07/2025\n  title: A promoção terminou\n- type: offers\n  showFrom: 01/05/2027\n  validUntil: 15/07/2027\n  items:\n  - name: Cama\n    image: luna.png\n    imageAlt: Uma cama azul\n    price: R$ 59,90\n`,
  ),
  page('mapa sem botões', `${hero}- type: map\n  title: Onde fica\n`),
  inSite(
    'horário da semana como campos',
    'messages:',
    'hours:\n  segunda a sexta: 8h-12h e 13h30-18h\n  sábado: 8h-12h\n  domingo: fechado\nmessages:',
  ),
  inSite(
    'horário da semana sem traços',
    'messages:',
    'hours:\n  week:\n    segunda a sexta: 8h-12h\n    sábado: 8h-12h\nmessages:',
  ),
  inSite(
    'dias da semana em palavras',
    'messages:',
    'hours:\n  week:\n  - days: segunda a sexta\n    opens: "08:00"\n    closes: "18:00"\nmessages:',
  ),
  inSite('openNow na margem', 'messages:', 'openNow: sim\nmessages:'),
  asking(
    'pergunta com as respostas em uma linha',
    '  - name: porte\n    label: Qual é o porte?\n    options:\n    - Pequeno\n    - Grande\n',
    '  - Porte: Pequeno, médio ou grande\n',
  ),
  page(
    'item que começa com palavras, com campos embaixo',
    `${hero}- type: steps\n  items:\n  - title: Escolha\n    text: Um.\n  - 2º Confirme\n    text: Dois.\n  - title: Receba\n    text: Três.\n`,
  ),
  page(
    'item que começa com palavras, com um preço solto embaixo',
    `${hero}- type: services\n  items:\n  - title: Banho\n    description: Com água morna.\n    price: R$ 35\n    label: Agendar\n    chat: contato\n  - title: Tosa\n    description: Na tesoura.\n    A partir de R$ 90\n    label: Agendar\n    chat: contato\n`,
  ),
  page(
    'resposta de uma palavra com dois-pontos, e linhas embaixo',
    faq.replace('answer: Não.', 'answer: Sim:\n    1) chame\n    2) escolha o horário'),
  ),
  page(
    'resposta entre aspas, e linhas embaixo',
    faq.replace('answer: Não.', 'answer: "Sim:"\n    1) chame\n    2) escolha o horário'),
  ),
  page(
    'dois campos em uma linha, com vírgula',
    `${hero}  actions:\n  - label: Tirar dúvidas, chat: contato\n    icon: whatsapp\n  - label: Ir\n    chat: contato\n`,
  ),
  page(
    'seção sem traço, na margem',
    `${hero}\ntype: cta\n  title: Venha\n  actions:\n  - label: Ligar\n    tel: sim\n`,
  ),
  edited('palavras-chave em uma lista', 'sections:', 'meta:\n  keywords:\n  - banho\n  - tosa\nsections:'),
  page(
    'texto copiado como documento da web',
    `${hero}  text: <p>Abrimos <b>cedo</b>.</p><ul><li>Banho</li><li>Tosa</li></ul>\n`,
  ),
  page('parágrafos da web em um título', '- type: hero\n  title: <div><p>Olá</p></div>\n'),
  page(
    'preço no campo das palavras',
    `${hero}- type: pricelist\n  groups:\n  - items:\n    - name: Corte\n      priceText: R$ 85,00\n`,
  ),
  page(
    'passos numerados sem traço',
    `${hero}- type: steps\n  items:\n    1. Chame no WhatsApp\n    2. Diga o nome e a raça do pet\n    3. Escolha o dia e pronto!\n`,
  ),
  features(
    'itens sem traço, cada um na sua linha',
    '  2 consultas por mês',
    '  vacinas com 20% off',
    '  1 banho',
  ),
  features(
    'os primeiros itens de uma lista sem traço',
    '  Tosa higiênica',
    '  1 banho',
    '  Perfume',
    '  - Corte de unhas',
  ),
  features(
    'os primeiros itens de uma lista sem traço, na coluna do nome dela',
    'Tosa higiênica',
    '1 banho',
    '- Corte de unhas',
  ),
  features('sinais no lugar dos primeiros traços de uma lista', '✅ Tosa', '✅ Banho', '- Corte de unhas'),
  features('itens sem traço, um com dois-pontos', '  1 tosa higiênica', '  Brinde: laço', '  Corte de unhas'),
  page(
    'itens com desenhos no lugar dos traços',
    `${hero}- type: benefits\n  items:\n    ✅ Hora marcada\n    ✅ Sem gaiola\n    ✅ Produtos suaves\n`,
  ),
  features(
    'dois-pontos em um item, e um traço colado mais abaixo',
    '- Obs.: não inclui tosa',
    '- Escova',
    '-Banho',
    '- Unhas',
  ),
  features('traço que falta abaixo de um item com dois-pontos', '- Brinde: lacinho', 'Banho a seco'),
  page(
    'tabela com cabeçalho dentro de um grupo',
    `${hero}- type: pricelist\n  groups:\n  - title: Banho por porte\n    items:\nPorte\tBanho\tBanho e tosa\nPequeno\tR$ 35\tR$ 90\nMédio\tR$ 45\tR$ 110\n`,
  ),
  page(
    'nome e preço na mesma linha',
    `${hero}- type: pricelist\n  groups:\n  - items:\n    - name: Acima de 20 kg price: R$ 1.250,00\n`,
  ),
  page(
    'lista de um grupo sem o nome dela',
    `${hero}- type: pricelist\n  groups:\n  - title: Machos\n    - name: Até 5 kg\n      price: R$ 350\n    - name: Até 9 kg\n      price: R$ 400\n`,
  ),
  page(
    'passos com o nome antes dos dois-pontos',
    `${hero}- type: steps\n  items:\n  - Repouso: 10 dias sem pular\n  - Remédio: de 12 em 12 horas\n`,
  ),
  page(
    'hidden até um dia',
    `${hero}- type: cta\n  hidden: até 1º de dezembro\n  title: Venha\n  actions:\n  - label: Ligar\n    tel: sim\n`,
  ),
  page(
    'hidden a partir de um dia',
    `${hero}- type: cta\n  hidden: a partir de 10/12\n  title: Venha\n  actions:\n  - label: Ligar\n    tel: sim\n`,
  ),
  page(
    'esgotado onde só se esconde',
    `${hero}- type: services\n  items:\n  - title: Banho\n    description: Bom.\n    soldOut: sim (volta em dezembro)\n`,
  ),
  page('hidden na margem, acima da seção', `${hero}\nhidden: sim\n${cta}`),
  page(
    'hidden entre o nome da lista e o primeiro item',
    `${hero}${faq.replace('items:\n', 'items:\n  hidden: sim\n')}`,
  ),
  page('um traço em cada campo de um item', `${hero}${faq}  - question: Aceita Pix?\n  - answer: Sim.\n`),
  page(
    'pergunta nova colada antes da resposta de outra',
    `${hero}${faq.replace('    answer: Pouco.', '  - question: Aceita Pix?\n    answer: Sim.\n    answer: Pouco.')}`,
  ),
  page(
    'pergunta e resposta na mesma linha, com mais dois-pontos',
    `${hero}${faq}  - question: Aceita Pix? answer: Sim, aceitamos: Pix e cartão\n`,
  ),
  page(
    'uma seção inteira em uma linha',
    `${hero}- type: cta title: Rifa solidária text: Cartela a R$ 10\n  actions:\n  - label: Ligar\n    tel: sim\n`,
  ),
  page(
    'lista de pontos na linha do texto',
    `${hero}- type: text\n  text: - Carteira\n    - exame\n    - Jejum: 12h antes\n`,
  ),
  page(
    'lista de pontos, um com dois-pontos, em um texto',
    `${hero}- type: text\n  text:\n  - Carteira\n  - exame\n  - Jejum: 12h antes\n`,
  ),
  page(
    'texto que acaba em dois-pontos, e pontos embaixo',
    `${hero}${faq}  - question: O que levo?\n    answer: Leve:\n      - carteirinha\n      - coberta\n`,
  ),
  page(
    'título entre aspas que continua embaixo',
    "- type: hero\n  title: 'Antes do banho'\n  Leia com calma\n",
  ),
  page(
    'pergunta sobre um dia, com o dia como resposta',
    `${hero}- type: request\n  items:\n  - name: dia\n    label: Que dia?\n    options: dia\n  message: Olá! Quero {dia}.\n  action:\n    label: Pedir\n    chat: consulta\n`,
  ),
  page(
    'avaliações com nota, estrelas e há 2 meses',
    `${hero}- type: reviews\n  nota: 4,9\n  items:\n  - name: Ana\n    estrelas: 5\n    comentário: Muito bom\n    source: Google\n    date: há 2 meses\n`,
    4,
  ),
  page(
    'CRMV como nome do campo',
    `${hero}- type: team\n  items:\n  - name: Ana\n    role: Veterinária\n    CRMV: RS 18.432\n`,
  ),
  page(
    'crmv como nome do campo, em letras minúsculas',
    `${hero}- type: team\n  items:\n  - name: Ana\n    role: Veterinária\n    crmv-rs: 12345\n`,
  ),
  page(
    'preço de por, com o preço de antes já dito',
    offer('originalPrice: R$ 219,90\n    price: de R$ 199,90 por R$ 179,90'),
  ),
  page('tipo de um aviso', `${hero}- type: notice\n  tipo: urgente\n  title: Fechado\n`),
  page(
    'id com maiúscula, e um link a ele',
    `${hero}  actions:\n  - label: Ver\n    to: "#faq"\n${faq.replace('id: faq', 'id: Faq')}`,
  ),
  page(
    'uma seção com id dentro da lista de outra, e um link a ela',
    `${hero}  actions:\n  - label: Ver\n    to: "#faq"\n${cta}${faq.replace(/^/gm, '  ').trimEnd()}\n`,
  ),
  page(
    'lista sem nome, abaixo de outra seção com um grupo',
    `${hero}${faq}- type: bonus\n  trigger: "#faq"\n  title: Brinde\n  action:\n    label: Quero\n    chat: consulta\n- type: steps\n  title: Como\n    - title: Escolha\n      text: Um.\n`,
  ),
  page(
    'horários na margem, abaixo do nome da lista',
    contactWith('hours:\nSegunda a sexta: 8h às 18h\nSábado: 8h às 12h\n'),
  ),
  {
    name: 'whatsapp 2 nos dados do site',
    files: {
      'index.yaml': sound,
      'site.yaml': sampleSite.replace('email:', 'whatsapp 2: +55 54 99912-7788\nemail:'),
    },
    faults: 1,
  },
  {
    name: 'mensagem nova com espaço no nome e dois-pontos no texto',
    files: {
      'index.yaml': sound,
      'site.yaml': sampleSite.replace(
        '  produto: ',
        '  Castração Mutirão: Oi, quero vaga. Nome: ... Animal: ...\n  produto: ',
      ),
    },
    faults: 1,
  },
  page(
    'resposta abaixo da pergunta, sem o nome do campo',
    `${hero}${faq}  - question: Buscam em casa?\n    Sim, buscamos no centro.\n`,
  ),
  page(
    'resposta abaixo da pergunta, sem o nome do campo, em duas linhas',
    `${hero}${faq}  - question: Buscam em casa?\n    Sim, buscamos no centro.\n    É só pedir\n`,
  ),
  page(
    'texto de um item abaixo do título dele, sem o nome do campo',
    `${hero}- type: benefits\n  items:\n  - icon: clock\n    title: Plantão 24h\n    Emergência não tem hora.\n`,
  ),
  page(
    'continuação de um título, que começa com letra pequena',
    `${hero}- type: benefits\n  items:\n  - icon: clock\n    title: Plantão 24h\n    todos os dias\n`,
  ),
  page(
    'desconto sem o sinal',
    `${hero}- type: packages\n  items:\n  - title: Mensal\n    discount: 15\n    features:\n    - Banho\n    label: Quero\n    chat: consulta\n`,
  ),
  page(
    'desconto como número negativo',
    `${hero}- type: packages\n  items:\n  - title: Mensal\n    discount: -10\n    features:\n    - Banho\n    label: Quero\n    chat: consulta\n`,
  ),
  page(
    'esgotado no nome de uma oferta',
    offer('price: R$ 179,90').replace('name: Cama', 'name: Cama (ESGOTADO)'),
  ),
  {
    name: 'feriado na margem do site, que não diz o horário',
    files: {
      'index.yaml': sound,
      'site.yaml': `${sampleSite}feriado: 25/12 fechado\n`,
    },
    faults: 1,
  },
  {
    name: 'feriado na margem do site',
    files: {
      'index.yaml': sound,
      'site.yaml': `${sampleSite}hours:\n  week:\n  - days: [sábado]\n    opens: 08:00\n    closes: 12:00\nNatal (25/12): 8h às 12h\n`,
    },
    faults: 1,
  },
  {
    name: 'feriado na margem do site, que já tem outro',
    files: {
      'index.yaml': sound,
      'site.yaml': `${sampleSite}hours:\n  week:\n  - days: [sábado]\n    opens: 08:00\n    closes: 12:00\n  exceptions:\n  - days: Ano novo\n    date: 01/01/2027\nfechado: 25 de dezembro fechado\n`,
    },
    faults: 1,
  },
  page(
    'palavras em lugar do sim, que a seção diz em outro campo',
    `${hero}- type: packages\n  items:\n  - title: Anual\n    features:\n    - Banho\n    popular: Melhor preço!\n    label: Quero\n    chat: consulta\n`,
  ),
  page(
    'palavras em lugar do sim, e outras onde a seção as diz',
    `${hero}- type: packages\n  popularLabel: Mais Procurado\n  items:\n  - title: Anual\n    features:\n    - Banho\n    popular: Melhor preço!\n    label: Quero\n    chat: consulta\n`,
  ),
  {
    name: 'dois e-mails em um campo, e um espaço no primeiro',
    files: {
      'index.yaml': sound,
      'site.yaml': sampleSite.replace(/^email: .*$/m, 'email: a @clinica.example ou b@clinica.example'),
    },
    faults: 1,
  },
  {
    name: 'dois e-mails em um campo',
    files: {
      'index.yaml': sound,
      'site.yaml': sampleSite.replace(/^email: .*$/m, 'email: a@clinica.example ou b@clinica.example'),
    },
    faults: 1,
  },
  {
    name: 'telefone com ramal',
    files: {
      'index.yaml': sound,
      'site.yaml': sampleSite.replace(/^phone: .*$/m, 'phone: (54) 3311-2020 ramal 2'),
    },
    faults: 1,
  },
  {
    name: 'vários dias e meio-dia no horário do site',
    files: {
      'index.yaml': sound,
      'site.yaml': `${sampleSite}hours:\n  week:\n  - days:\n    - sábado e domingo\n    opens: 8h30\n    closes: meio-dia\n`,
    },
    faults: 3,
  },
  {
    name: 'um dia do horário do site escrito de outro jeito',
    files: {
      'index.yaml': sound,
      'site.yaml': `${sampleSite}hours:\n  week:\n  - days:\n    - Sábado\n    - seg.\n    - Terça-feira\n    opens: 08:30\n    closes: 12:00\n`,
    },
    faults: 3,
  },
  inSite(
    'um dia do horário do site entre colchetes, escrito de outro jeito',
    'messages:',
    'hours:\n  week:\n  - days: [Sábado, domingo]\n    opens: 08:30\n    closes: 12:00\nmessages:',
  ),
  inSite(
    'a hora de fechar da tarde, escrita como a da manhã',
    'messages:',
    'hours:\n  week:\n  - days: [sexta]\n    opens: 08:30\n    closes: 6:30\nmessages:',
  ),
  inSite(
    'meia-noite como o fim do dia',
    'messages:',
    'hours:\n  week:\n  - days: [sexta]\n    opens: 08:30\n    closes: 24:00\nmessages:',
  ),
  inSite(
    'horários do site com o campo dos das páginas',
    'messages:',
    'hours:\n  week:\n  - days: [sexta]\n    time: 08:30–18:30\n  - days:\n    - sábado\n    time: 8h às 12h e 13h às 16h\n  exceptions:\n  - days: Natal\n    date: 25/12/2026\n    time: 8h às 12h\nmessages:',
    3,
  ),
  inSite(
    'o horário do site em uma frase',
    'messages:',
    'hours: Segunda a sexta 8h30 às 18h30, sábado 8h30 às 16h\nmessages:',
  ),
  page(
    'esgotado em um nome que foi riscado',
    offer('price: R$ 179,90').replace('name: Cama', 'name: ~Cama~ ESGOTADO'),
  ),
  page(
    'o registro de uma pessoa na outra',
    `${hero}- type: team\n  items:\n  - name: Ana Souza\n    role: Clínica\n    register: CRMV-RS 12345\n  - name: Bia Lima\n    role: Cirurgia\n    register: CRMV/RS 12.345\n`,
  ),
  page('uma seção colada duas vezes', `${hero}${faq}${faq}`),
  page(
    'pessoas em uma frase, cada uma com o que faz',
    `${hero}- type: team\n  items: Dra. Ana Paula (clínica geral, felinos), Dr. Marcos (cirurgia) e a Ju na recepção\n`,
  ),
  {
    name: 'rua sem o nome do campo',
    files: {
      'index.yaml': sound,
      'site.yaml': sampleSite.replace(
        /address:\n(?: +street:.*\n)?/,
        'address:\n  Rua Moron, 1234 - sala 2\n',
      ),
    },
    faults: 1,
  },
  page('grátis em lugar do preço', cta.replace('title: Venha', 'title: Venha\n  price: GRÁTIS!')),
  page('grátis em uma tabela de preços', priced('price: Grátis')),
  page(
    'preço de antes sem o de agora',
    cta.replace('title: Venha', 'title: Venha\n  priceLabel: Consulta\n  originalPrice: R$ 150,00'),
  ),
  page('nome dos preços sem preço', cta.replace('title: Venha', 'title: Venha\n  priceLabel: Consulta')),
  page('de um preço por outro, à vista', offer('price: de R$ 129,90 por R$ 99,90 à vista')),
  page(
    'um vídeo em código no meio do texto',
    `${hero}- type: text\n  text: |\n    Veja:\n\n    <iframe width="560" src="https://www.youtube.com/embed/abc123XYZ_0"></iframe>\n\n    Volte sempre.\n`,
  ),
  page(
    'um mapa em código no texto',
    `${hero}  text: <iframe src="https://www.google.com/maps/embed?pb=1"></iframe>\n`,
  ),
  page('o endereço completo de uma página do próprio site', action('href: https://www.clinica.example/')),
  page('o endereço do próprio site em um link de dentro', action('to: clinica.example/')),
  {
    name: 'outra seção no arquivo de uma seção compartilhada',
    files: {
      'index.yaml': samplePage(`${hero}- type: use\n  section: extra\n`),
      '_shared/extra.yaml':
        'type: cta\ntitle: Venha\nactions:\n- label: Ligar\n  tel: sim\n\n- type: text\n  title: Formas de pagamento\n  text: Pix.\n',
    },
    faults: 1,
  },
  {
    name: 'outra seção sem traço no arquivo de uma seção compartilhada',
    files: {
      'index.yaml': samplePage(`${hero}- type: use\n  section: extra\n`),
      '_shared/extra.yaml':
        'type: cta\ntitle: Venha\nactions:\n- label: Ligar\n  tel: sim\n\ntype: text\ntext: Pix.\n',
    },
    faults: 1,
  },
  page(
    'um texto com pontos na coluna do campo, e um parágrafo abaixo deles',
    `${hero}- type: steps\n  items:\n  - title: Ligue\n  - title: Marque\n  - title: Venha\n  note: O preço depende do porte:\n  - Pequeno até 10kg\n  - Médio de 10 a 25kg\n\n  Sair de casa é difícil?\n  id: passos\n`,
  ),
  page('um campo que já há, com outro nome', `${cta}  note: Sem taxas.\n  pix: 12.345.678/0001-90\n`),
  page(
    'um campo de várias linhas que já há, com outro nome',
    `- type: about\n  title: Quem somos\n  texto: Venha nos ver.\n  text: |\n    Somos três.\n\n    Todos daqui.\n`,
  ),
  page('um título que já há, em português, e que diz o mesmo', `${hero}  título: Olá\n`),
  page('uma foto que já há, em português', `${hero}  image: luna.png\n  imageAlt: Luna\n  foto: thor.png\n`),
  page(
    'horário de uma semana em uma frase, com uma hora só no fim',
    contactWith(`hours: De segunda a sexta das 8:30 às 18:30, sábado até as 16h e domingo fechado\n`),
  ),
  page(
    'horário da manhã e da tarde em uma frase',
    contactWith(`hours: seg a sex das 8 da manhã às 6 da tarde e sábado até meio-dia\n`),
  ),
  page(
    'conversa colada do WhatsApp, com a hora e o nome',
    `${hero}- type: text\n  title: Recado\n  text: |\n    [09:12, 23/11/2026] Carla: Bom dia!\n    [09:13, 23/11/2026] Carla: O mutirão é dia 12.\n`,
  ),
  page(
    'mensagem do WhatsApp de outro telefone',
    `${hero}- type: text\n  title: Recado\n  text: "23/11/2026 09:12 - Carla: O mutirão é dia 12."\n`,
  ),
  page(
    'mensagem do WhatsApp que começa em negrito',
    `${hero}- type: text\n  title: Recado\n  text: "[09:12, 23/11/2026] Carla: *Mutirão* no dia 12."\n`,
    2,
  ),
  page(
    'um sim com um sinal',
    `${hero}- type: packages\n  popularLabel: Mais Procurado\n  items:\n  - title: Anual\n    features:\n    - Banho\n    popular: sim!\n    label: Quero\n    chat: consulta\n`,
  ),
  page('recado para a equipe depois de duas barras', `${hero}  badge: Mais procurado // trocar em maio\n`),
  {
    name: 'uma seção no fim do arquivo do site',
    files: { 'index.yaml': sound, 'site.yaml': `${sampleSite}\n- type: notice\n  text: Reabrimos dia 9.\n` },
    faults: 1,
  },
  inSite('duas seções no meio do arquivo do site', 'messages:', `\n${faq}\n${cta}\n# Mensagens\nmessages:`),
  inSite('uma lista de seções no arquivo do site', 'messages:', `sections:\n${hero}\nmessages:`),
  page(
    'um segundo botão onde cabe um só',
    bonusWith('    label: Ir\n    tel: sim\n    label: Ver\n    maps: search\n'),
  ),
  page('uma linha repetida em um botão só', bonusWith('    label: Ir\n    tel: sim\n    label: Ver\n')),
  {
    name: 'horário da tarde no mesmo item',
    files: {
      'index.yaml': sound,
      'site.yaml': `${sampleSite}hours:\n  week:\n  - days:\n    - sexta\n    opens: 08:00\n    closes: 12:00\n    opens: 13:30\n    closes: 18:00\n  - days: [sábado]\n    opens: 08:00\n    closes: 12:00\n`,
    },
    faults: 1,
  },
  edited(
    'um traço sozinho, com os campos na coluna dele',
    '    - question: Custa?\n      answer: Sim.',
    '    -\n    question: Custa?\n    answer: |\n      Sim.\n\n      Em três vezes.',
  ),
  page(
    'um traço sozinho na coluna do nome da lista',
    faq.replace('  - question: Demora?\n    answer:', '  -\n  question: Demora?\n  answer:'),
  ),
  page(
    'endereço e e-mail do site em uma seção',
    contactWith('endereço: Rua Moron, 1050, sala 3\n  email: consultas@clinica.example\n'),
    2,
  ),
  page(
    'endereço inteiro do site em uma seção',
    contactWith('address: Rua Moron, 1050, Centro, Passo Fundo - RS, 99010-120\n'),
  ),
  page(
    'o resto de uma seção que mudou de lugar',
    `${faq.replace('    answer: Sim.\n', '')}\n${hero}\n# Fim\n    answer: Sim.\n  note: |\n    Conte.\n\n    Ligue.\n\n# Depois\n- type: text\n  text: Oi\n`,
  ),
  page(
    'o resto de uma seção que mudou para baixo',
    `${hero}    answer: Sim.\n\n${faq.replace('    answer: Sim.\n', '')}${cta}`,
  ),
  page(
    'um botão com outro número, entre outros, e uma nota',
    `${cta}  - label: Ligue já\n    tel: 54 3311 2020\n  note: Plantão 24h\n`,
  ),
  page(
    'um botão com outro número, sob outro nome, entre outros',
    `${cta}  - label: Ligue já\n    phone: 54 3311 2020\n`,
  ),
  page('o único botão com outro número', cta.replace('tel: sim', 'tel: (54) 3311-2020')),
  page('o único botão com outro número, que pode sair', action('tel: (54) 3311-2020')),
  page('outro número sem DDD em um botão', action('tel: 3311-2020')),
  page('outro número como endereço', action('href: tel:+555433112020')),
  page('o telefone do site como endereço', action('to: tel:+5554900000000')),
  page(
    'o botão de um serviço com outro número',
    `${hero}- type: services\n  items:\n  - title: Exames\n    description: No laboratório\n    label: Ligar\n    href: tel:5433112020\n`,
  ),
  page(
    'o endereço do próprio site em um texto',
    `- type: text\n  text: Volte ao [início](https://www.clinica.example/) ou [escreva](mailto:a@clinica.example).\n`,
  ),
  page(
    'um preço com asterisco, e a nota dele',
    `${hero}- type: services\n  items:\n  - title: Consulta\n    description: Completa.\n    price: R$ 150,00*\n  note: "* retorno em 15 dias"\n`,
  ),
  page(
    'um preço com asterisco, e a nota dele sem aspas',
    `${priced('price: R$ 150,00*')}  note: * retorno em 15 dias\n`,
  ),
  page('um preço com asterisco, sem nota', priced('price: 150*\npriceSuffix: por sessão')),
  page(
    'um preço com asterisco em uma chamada',
    cta.replace('title: Venha', 'title: Venha\n  price: R$ 150,00*\n  note: "* retorno em 15 dias"'),
  ),
  page(
    'perguntas coladas dentro de uma resposta',
    faq.replace(
      'Pouco.',
      '|\n      Pouco. Em média, meia hora.\n      Vocês atendem gato? Sim, atendemos.\n      E aos domingos?\n      Não: só de segunda a sábado.\n      Ligue antes.',
    ),
  ),
  page(
    'um item copiado para o texto de outro',
    `${hero}- type: benefits\n  items:\n  - title: Calma\n    text: |\n      - title: Cuidado\n        text: Com carinho.\n    icon: heart\n  - title: Preço\n    text: Bom.\n`,
  ),
  page(
    'uma seção copiada para uma resposta',
    faq.replace('Pouco.', '|\n      type: text\n      title: Sobre\n      text: Desde 2010.'),
  ),
  page(
    'três perguntas coladas na resposta de um item sem pergunta',
    faq.replace(
      'question: Demora?\n    answer: Pouco.',
      'question: ""\n    answer: |\n      Vocês parcelam?\n      Sim, em até 3x.\n\n      Tem entrega no sábado?\n      Sim:\n      - até as 12h\n      - só perto\n\n      Aceitam troca?\n      Em 7 dias, com a nota.',
    ),
  ),
  page(
    'duas perguntas coladas na pergunta, e a resposta vazia',
    faq.replace(
      'question: Demora?\n    answer: Pouco.',
      'question: |\n      Vocês parcelam?\n      Sim, em até 3x.\n      Tem entrega?\n      Não.\n    answer:',
    ),
  ),
  page(
    'três perguntas coladas na resposta à primeira delas, que é longa',
    faq.replace(
      'question: Demora?\n    answer: Pouco.',
      `question: Vocês parcelam?\n    answer: |\n      Vocês parcelam?\n      Sim, em até 3x.\n\n      Tem entrega?\n      Não${', nem de dia nem de noite'.repeat(6)}.\n\n      Aceitam troca?\n      Em 7 dias.`,
    ),
  ),
  page(
    'uma pergunta colada dentro de uma resposta, e mais um campo',
    faq.replace(
      'Sim.',
      '|\n      Um pouco\n\n      P: Aceitam cartão?\n      R: Aceitamos todos\n    hidden: não',
    ),
  ),
  page(
    'uma pergunta colada com espaços a mais, dentro de uma resposta',
    faq.replace(
      'Sim.',
      '|\n      Um pouco.\n      - question: Aceitam cartão?\n        answer: Aceitamos todos.',
    ),
  ),
  page(
    'um título colado com espaços a mais, dentro de um texto',
    '- type: text\n  text: |\n    Cuidamos bem.\n    title: Nova frase\n',
  ),
  page(
    'uma pergunta colada no fim da página, em outra seção',
    `${faq}${cta}  note: Ligue já.\n    - question: Aceitam cartão?\n      answer: Aceitamos todos.\n`,
  ),
  page(
    'uma planilha de três colunas, com células vazias',
    '- type: pricelist\n  title: Vacinas\n  groups:\nVacina\tCão\tGato\nAntirrábica\tR$ 70,00\tR$ 70,00\nV10\tR$ 110,00\t-\nQuádrupla\t–\tR$ 120,00\n',
  ),
  files('a descrição de outra foto', {
    'index.yaml': samplePage(
      `${hero}  image: luna.png\n  imageAlt: Luna de laço azul\n- type: text\n  text: Veja a [equipe](/equipe).\n`,
    ),
    'equipe.yaml': samplePage(
      `${hero}  actions:\n  - label: Voltar\n    to: /\n- type: team\n  items:\n  - name: Ana\n    role: Recepção\n    image: thor.png\n    imageAlt: Luna de laço azul\n`,
    ),
  }),
  page('um segundo preço como um campo', priced('price: R$ 40\nprice grande: R$ 55\npreço gatos: 30')),
  page('um segundo preço, de outro tamanho, em uma oferta', offer('price: R$ 40\n    grande: R$ 60')),
  page(
    'um segundo preço em uma chamada',
    cta.replace('title: Venha', 'title: Venha\n  price: R$ 40\n  price grande: R$ 55'),
  ),
  page('um preço à vista ao lado do preço', priced('price: R$ 40\npreço à vista: R$ 35')),
  ofPhone('um telefone sem DDD e um 0800 em um campo', '3311-2020 ou 0800 600 1234'),
  ofPhone('um 0800 e um telefone em um campo', '0800 600 1234 / (54) 3311-2020'),
  {
    name: 'uma página que saiu do site, com links no menu, em um cartão e sozinhos',
    files: {
      'index.yaml': samplePage(
        `${hero}  actions:\n  - label: Hotel\n    to: /hotel\n    icon: home\n  - label: Ligar\n    tel: sim\n- type: cards\n  items:\n  - title: Hotel para pets\n    text: Com calma.\n    label: Saiba mais\n    to: /hotel\n`,
      ),
      'site.yaml': sampleSite.replace(
        'footer:\n',
        '  links:\n  - label: Início\n    to: /\n  - label: Hotel\n    to: /hotel\nfooter:\n  links:\n    # O único\n    - label: Hotel para pets\n      to: /hotel\n',
      ),
    },
    faults: 4,
  },
  files('o título de uma página no lugar do endereço', {
    'index.yaml': samplePage(`${hero}  actions:\n  - label: Inverno\n    to: Promoção de Inverno\n`),
    'frio.yaml': samplePage(`${hero}  actions:\n  - label: Voltar\n    to: /\n`)
      .replace(/title: .*/, 'title: Promoção de inverno, camas e roupas | Clínica')
      .replace(
        /description: .*/,
        'description: Camas e roupas de inverno para cães e gatos, com desconto até o fim da estação.',
      ),
  }),
  edited(
    'uma seção inteira colada com um espaço a menos, abaixo do tipo',
    sound.slice(sound.indexOf('  id: faq')),
    sound.slice(sound.indexOf('  id: faq')).replaceAll(/^ /gm, ''),
  ),
  page(
    'uma seção colada um espaço antes das outras, em um arquivo com recuo',
    `${hero}\n# Dúvidas\n${faq}\n${cta}`
      .replaceAll(/^(?=.)/gm, '  ')
      .replace(/^ {2}- type: faq[^]*?\n\n/m, (section) => section.replaceAll(/^ /gm, '')),
  ),
  edited(
    'uma pergunta inteira com um espaço a menos',
    '    - question: Demora?\n      answer: Pouco.\n',
    '   - question: Demora?\n     answer: |\n       Pouco.\n\n       Meia hora.\n',
  ),
  page(
    'o próximo passo, com o número, abaixo do texto de outro',
    longSteps.replace('  - title: Confirme', '    2. Exames de sangue\n  - title: Confirme'),
  ),
  page(
    'os próximos passos, com número, entre os campos do último',
    `${longSteps.replace('  - title: Receba\n', '  - title: Receba\n  4. Volte: em 10 dias\n5) Ligue\n')}\n# Fim\n${cta}`,
  ),
  features(
    'a próxima linha de uma lista, com número e espaços a mais',
    '- Corte de unhas',
    '  2. Hidratação',
  ),
  page(
    'o próximo passo, sem número, abaixo do texto de outro',
    longSteps.replace('  - title: Confirme', '    Exames de sangue\n  - title: Confirme'),
  ),
  page(
    'um mapa em código abaixo de um título',
    `${hero}<iframe src="https://www.google.com/maps/embed?pb=!1m18" width="600" style="border:0;"></iframe>\n  text: Oi\n\n# Chamada\n${cta}`,
  ),
  page(
    'um vídeo em código abaixo de um título, no fim da página',
    `${faq}${hero}    <iframe width="560" src="https://www.youtube.com/embed/abcdefghijk?si=X"></iframe>\n`,
  ),
  page('o endereço de um vídeo abaixo de um título', `${hero}    https://youtu.be/abcdefghijk\n${cta}`),
  page(
    'uma postagem em código abaixo de um título',
    `${hero}  <iframe src="https://www.instagram.com/p/abc/embed"></iframe>\n  text: Oi\n`,
  ),
  page('uma pergunta apagada sem a resposta dela', faq.replace('  - question: Custa?\n', '')),
  page('a primeira pergunta apagada sem a resposta dela', faq.replace('  - question: Dói?\n', '')),
  page(
    'uma seção que mudou de lugar sem a linha do tipo, que ficou acima de outra',
    `- type: hero\n\n# Serviços\n- type: benefits\n  title: Por que vir\n  items:\n  - title: Hora marcada\n\n  badge: Bem-vindo\n  title: Olá\n  text: Atendemos todos os dias.\n\n# Fim\n${cta}`,
  ),
  files('uma seção que mudou de lugar sem a linha do tipo, abaixo de uma compartilhada', {
    'index.yaml': samplePage(
      `${hero}\n- type: use\n  section: contato\n\n# Chamada\n  id: chamada\n${cta.replace('- type: cta\n', '')}`,
    ),
    '_shared/contato.yaml': 'type: text\ntext: Oi\n',
  }),
  page(
    'um preço e o de antes em um campo, com outro preço de antes ao lado',
    offer('originalPrice: R$ 219,90\n    price: de R$ 129,90 por R$ 99,90 à vista'),
  ),
  page(
    'um título na linha de baixo do nome dele',
    `${hero.replace('title: Olá', 'title:\n  Seu pet bonito')}  text: Oi\n`,
  ),
  page(
    'um passo com número e traço, encostado na margem',
    longSteps.replace('  - title: Confirme', '2 - Exames de sangue\n  - title: Confirme'),
  ),
  page('um espaço antes da vírgula de um preço', priced('price: R$ 39 ,90')),
  page(
    'a validade com até, e o mês em palavras',
    `${hero}- type: offers\n  validUntil: até 15 de julho de 2026\n  items:\n  - name: Cama\n    price: R$ 10\n    image: luna.png\n    imageAlt: Uma cama azul\n`,
  ),
  page(
    'um benefício novo sem traço, acima do primeiro',
    `${hero}- type: services\n  items:\n  - title: Banho\n    description: Bom.\n    icon: bath\n    label: Ir\n    chat: consulta\n  - title: Tosa\n    description: Boa.\n    label: Ir\n    chat: consulta\n- type: benefits\n  items:\n    icon: star\n    title: Sem gaiola\n  - icon: award\n    title: Hora marcada\n`,
  ),
  ofPhone(
    'dois telefones em um campo, e mais um',
    '(54) 3311-2020 / 0800 600 1234\notherPhone: 0800 600 1235',
  ),
  withService(
    'um serviço sem espaço depois dos dois-pontos',
    '  - title:Fisioterapia\n    description:Sessões de 40 min: com a Dra. Carla.\n    label:Agendar sessão\n    chat:consulta\n',
  ),
  withService(
    'o botão de um serviço sem espaço depois dos dois-pontos',
    '  - title: Fisioterapia\n    description: Sessões de 40 min.\n    label:Agendar sessão\n    chat:consulta\n',
  ),
  withService(
    'o botão de um serviço, sem espaço, dentro do texto dele',
    '  - title: Fisioterapia\n    description: |\n      Sessões de 40 min.\n      label:Agendar sessão\n      chat:consulta\n',
  ),
  page(
    'o horário da semana inteira em uma linha',
    contactWith(
      'hours:\n  - days: Segunda a sexta\n    time: Seg a sex 8h às 19h / Sáb 8:30 às 16h / Dom e feriados só plantão\n',
    ),
  ),
  page(
    'os dias outra vez, antes da hora deles',
    contactWith('hours:\n  - days: Segunda a sexta\n    time: "Seg à Sex: 8h30 às 12h e 13h30 às 18h30"\n'),
  ),
  page(
    'o horário de outro dia, que tem a sua linha',
    contactWith(
      'hours:\n  - days: Segunda a sexta\n    time: 8h–18h; sábado 9h–12h\n  - days: Sábado\n    time: 8h–12h\n',
    ),
  ),
  {
    name: 'um aviso que ainda vem de um dia que o horário não tem',
    files: {
      'index.yaml': samplePage(
        `- type: notice\n  title: Fechado no Natal\n  showFrom: 15/12/2026\n  showUntil: 25/12/2026\n${hero}`,
      ),
      'site.yaml': `${sampleSite}hours:\n  week:\n  - days: [segunda, terça, quarta, quinta, sexta]\n    opens: 08:00\n    closes: 18:00\n`,
    },
    faults: 2,
  },
  holiday(
    'um feriado que o horário do site não tem',
    '- days: Natal\n    time: Fechado\n    showUntil: 25/12/2026\n',
    '',
    2,
  ),
  holiday(
    'vésperas com meio expediente, sem último dia',
    '- days: 24 e 31/12\n    time: até 12h\n',
    '  exceptions:\n  - days: Natal\n    date: 25/12/2026\n',
    2,
  ),
  holiday(
    'dois feriados em uma linha, e um dia que se fecha',
    '- days: Natal e Ano Novo\n    time: fechado\n    showUntil: 01/01/2027\n  - days: Festa da equipe\n    time: fechado\n    showUntil: 10/02/2026\n',
    '',
    3,
  ),
  ...(
    [
      ['um dia especial duas vezes', ''],
      ['um dia especial duas vezes, com dois horários', '    opens: 08:00\n    closes: 12:00\n'],
    ] as const
  ).map(([name, more]) => ({
    name,
    files: {
      'index.yaml': samplePage(hero),
      'site.yaml': `${sampleSite}hours:\n  week:\n  - days: [segunda, terça]\n    opens: 08:00\n    closes: 18:00\n  exceptions:\n  - days: Natal\n    date: 25/12/2026\n  - days: Natal\n    date: 25/12/2026\n${more}`,
    },
    faults: 1,
  })),
  {
    name: 'um último dia novo só no alto da página',
    files: {
      'index.yaml': samplePage(
        `- type: notice\n  showFrom: 16/07/2025\n  title: A promoção terminou\n${hero}  showUntil: 15/07/2025\n  text: Só até 15/07/2025, ou enquanto durar o estoque.\n${hero}  showFrom: 16/07/2025\n${offer('price: R$ 10').slice(hero.length).replace('  items', '  validUntil: 15/07/2025\n  items')}`,
      ).replace('theme:', 'validUntil: 15/07/2027\ntheme:'),
    },
    faults: 3,
  },
  page(
    'estrelas no começo de uma nota que não tem negrito',
    `${hero}  note: *Vagas limitadas* - só até sexta!\n`,
  ),
  page(
    'preços de antes e de agora com as palavras antes deles',
    offer('originalPrice: de R$ 189,90\n    price: por R$ 159,9'),
    2,
  ),
  page('um preço com "por", sem o de antes', service('price: por 35,9')),
  page('um preço com "por apenas"', service('price: Por apenas 35,90')),
  page(
    'um preço de antes e de agora no campo do de antes',
    offer('originalPrice: de R$ 189,90 por R$ 159,9'),
  ),
  page('um preço de antes em um serviço', service('price: R$ 90\n    originalPrice: R$ 110')),
  page(
    'o preço de antes e o de agora em um serviço, com as palavras por nomes',
    service('de: R$ 110\n    por: R$ 90'),
    2,
  ),
  page(
    'um preço de antes em um serviço que já tem palavras antes do preço',
    service('pricePrefix: A partir de\n    price: R$ 90\n    preço antigo: R$ 110'),
  ),
  page('um desconto em um serviço', service('price: R$ 90\n    discount: 10%')),
  page('um desconto em um serviço sem preço', service('desconto: 10%')),
  page('a validade do preço de um serviço', service('price: R$ 90\n    validade: 30/11/2026')),
  page('um serviço com preço que some em um dia', service('price: R$ 90\n    showUntil: 30/11/2026')),
  page(
    'um link com os sinais trocados',
    `${hero}- type: text\n  id: capa\n  text: Veja (a capa)[#capa] antes de vir.\n`,
  ),
  page(
    'um link longe das suas palavras, e outro ao contrário',
    `${hero}- type: text\n  id: capa\n  text: Veja [a capa] (#capa) e [#capa](o resto).\n`,
    2,
  ),
  page(
    'um link ao contrário no começo de um texto',
    `${hero}- type: text\n  id: capa\n  text: [#capa](A capa) traz o resto.\n`,
  ),
  page('um link com os sinais trocados em um título', `- type: hero\n  title: Veja (a capa)[#capa]\n`),
  page(
    'um link com os sinais trocados no começo de um texto',
    `${hero}- type: text\n  id: capa\n  text: (A capa)[#capa] traz o resto.\n`,
  ),
  page(
    'um serviço colado com Tabs no recuo',
    `${hero}- type: services\n  items:\n    - title: Consulta\n      description: Boa.\n      features:\n        - Peso\n      label: Ir\n      chat: consulta\n\t- title: Banho\n\t\tdescription: Bom.\n\t\tfeatures:\n\t\t\t- Xampu\n\t\t\t- Perfume\n\t\tlabel: Ir\n\t\tchat: consulta\n`,
  ),
  page(
    'um serviço com Tabs no recuo de algumas linhas',
    `${hero}- type: services\n  items:\n    - title: Banho\n\t  description: Bom.\n      features:\n\t\t- Xampu\n        - Perfume\n      label: Ir\n\t  chat: consulta\n`,
  ),
  page(
    'uma lista do Word na margem, com bolinhas',
    `${hero}- type: packages\n  items:\n    - title: Mensal\n      features:\n• 1 tosa higiênica grátis;\n• Banho com\nhidratação\n• Dra. Ana confere\n      label: Quero\n      chat: consulta\n`,
  ),
  page(
    'uma lista do Word na margem, com números',
    `${hero}- type: packages\n  items:\n    - title: Mensal\n      features:\n1. Tosa\n2. Banho\n      label: Quero\n      chat: consulta\n`,
  ),
  page(
    'uma lista sem sinais na margem',
    `${hero}- type: packages\n  items:\n    - title: Mensal\n      features:\nTosa\nBanho\n      label: Quero\n      chat: consulta\n`,
  ),
  page(
    'uma equipe do Word na margem',
    `${hero}- type: team\n  items:\n– Dra. Ana Souza – veterinária\n– Dr. Beto Lima – cirurgião\n`,
  ),
  page(
    'perguntas numeradas na margem, com as respostas abaixo',
    `${hero}- type: faq\n  items:\n1. Quanto custa?\nA partir de R$ 35.\n2. Precisa marcar?\nSim.\n3. Atendem gatos?\nSim.\n`,
  ),
  page(
    'preços do Word na margem',
    `${hero}- type: pricelist\n  groups:\n  - title: Banho\n    items:\n• Banho P – R$ 35\n• Banho M – R$ 45\n`,
  ),
  page(
    'uma lista com traços na margem',
    `${hero}- type: packages\n  items:\n    - title: Mensal\n      features:\n- Tosa\n- Banho\n      label: Quero\n      chat: consulta\n`,
  ),
  features('bolinhas abaixo dos itens de uma lista', '- Banho', '• Tosa', '• Perfume'),
  file(
    'uma mensagem nova pedida por um botão de uma página que tem as suas',
    samplePage(action('chat: hidratacao')).replace(
      'theme:',
      'messages:\n  banho: Olá! Quero um banho.\ntheme:',
    ),
  ),
  file(
    'a própria mensagem no lugar do nome dela, em uma página que tem as suas',
    samplePage(action('chat: Olá! Quero uma tosa.')).replace(
      'theme:',
      'messages:\n  banho: Olá! Quero um banho.\ntheme:',
    ),
  ),
  page(
    'um tipo de seção com erro, e campos com erro nela',
    `${hero}- type: faqs\n  items:\n  - pergunta: Dói?\n    answer: Não.\n  - question: Demora?\n  - question: Custa?\n    answer: Sim.\n`,
    3,
  ),
  page('um link do mapa em um botão, com outro nome', action('map: https://maps.app.goo.gl/AbCd12')),
  page(
    'um link do mapa em uma seção de contato',
    contactWith('map: https://maps.app.goo.gl/AbCd12\n  hours:\n  - days: Segunda\n    time: 8h–18h\n'),
  ),
  page(
    'um link do mapa em uma seção de mapa',
    `${hero}- type: mapa\n  endereco: https://www.google.com/maps/place/X\n`,
    2,
  ),
  page(
    'um link do mapa em uma seção de contato que já tem dois botões do mapa',
    contactWith(
      'map: https://maps.app.goo.gl/AbCd12\n  hours:\n  - days: Segunda\n    time: 8h–18h\n',
    ).replace('    maps: search\n', '    maps: search\n  - label: Ir\n    maps: directions\n'),
  ),
  page(
    'o endereço de um vídeo com outro nome',
    `${hero}- type: video\n  url: https://www.youtube.com/watch?v=abcdefghijk\n  image: luna.png\n  imageAlt: Luna de laço\n`,
  ),
  page(
    'uma tabela de preços com traços, e um deles a consultar',
    `${hero}- type: pricelist\n  groups:\n  - title: Cães\n    items:\n    - Macho até 10kg - R$ 350,00\n    - Fêmea até 10kg - R$ 450,00\n    - Acima de 25kg: consultar\n`,
    2,
  ),
  withService(
    'um preço de um valor a outro, abaixo de palavras que só dizem o menor',
    '  - title: Tosa\n    description: Boa.\n    pricePrefix: A partir de\n    price: 15 a 25 reais\n    label: Ir\n    chat: consulta\n',
  ),
  withService(
    'palavras no lugar do preço, abaixo das que vêm antes dele',
    '  - title: Tosa\n    description: Tosa no estilo que você escolher.\n    pricePrefix: A partir de\n    price: a combinar\n    label: Ir\n    chat: consulta\n',
  ),
  page(
    'uma frase à margem entre os campos de um cartão',
    `${hero}- type: cards\n  items:\n  - title: Loja\n    text: Ração e brinquedos.\n    label: Ver produtos\nAgora com entrega grátis no Centro!\n    to: /\n`,
  ),
  page(
    'pessoas à margem, abaixo dos benefícios',
    `${hero}- type: benefits\n  items:\n  - title: Calma\n    icon: heart\n    text: Sem pressa.\n- name: Ana Souza\n  role: Veterinária\n  image: luna.png\n`,
  ),
  page(
    'pessoas com outro recuo, abaixo dos benefícios',
    `${hero}- type: benefits\n  items:\n  - title: Calma\n    icon: heart\n    text: Sem pressa.\n      - name: Ana Souza\n        role: Veterinária\n      - name: Rui Lima\n        role: Banhista\n${cta}`,
  ),
  page(
    'pessoas no recuo dos benefícios',
    `${hero}- type: benefits\n  items:\n  - title: Calma\n    icon: heart\n    text: Sem pressa.\n  - name: Ana Souza\n    role: Veterinária\n`,
  ),
  page(
    'pessoas sem traço abaixo dos benefícios',
    `${hero}- type: benefits\n  items:\n  - title: Calma\n    icon: heart\n    text: Sem pressa.\nname: Ana Souza\nrole: Veterinária\n`,
  ),
  page(
    'pessoas abaixo dos benefícios, com uma equipe mais abaixo',
    `${hero}- type: benefits\n  items:\n  - title: Calma\n    icon: heart\n    text: Sem pressa.\n  - name: Ana Souza\n    role: Veterinária\n- type: team\n  items:\n  - name: Rui Lima\n    role: Banhista\n`,
  ),
  page(
    'pessoas entre a lista e os outros campos',
    `${hero}- type: benefits\n  items:\n  - title: Calma\n    icon: heart\n    text: Sem pressa.\n- name: Ana Souza\n  role: Veterinária\n  title: Por que nós\n`,
  ),
  page(
    'acabou em uma linha de um cartão',
    `${hero}- type: cards\n  items:\n  - title: Bolas\n    acabou\n    text: Para morder.\n    label: Pedir\n    to: /\n`,
  ),
  page(
    'esgotado entre asteriscos em um cartão',
    `${hero}- type: cards\n  items:\n  - title: Bolas\n    *ESGOTADO!*\n    text: Para morder.\n    label: Pedir\n    to: /\n`,
  ),
  page(
    'não temos mais em um cartão',
    `${hero}- type: cards\n  items:\n  - title: Bolas\n    Não temos mais no momento\n    text: Para morder.\n    label: Pedir\n    to: /\n`,
  ),
  page('um preço com outro nome, e à vista', offer('preço: R$ 390,00 à vista')),
  page('a validade de uma oferta, sem o ano', offer('price: R$ 45\n    validade: até 30/11')),
  page('oculto até um mês', `${hero}- type: about\n  oculto: sim até janeiro\n  text: Oi.\n`),
  page('oculto a partir de um dia', `${hero}- type: about\n  oculto: a partir de 10/12\n  text: Oi.\n`),
  page(
    'o caminho de uma foto no Windows, entre aspas',
    `${hero}  image: "C:\\Users\\Ana\\Pictures\\luna.png"\n  imageAlt: Luna de laço\n`,
  ),
  page(
    'o caminho de uma foto no Windows, sem aspas',
    `${hero}  image: C:\\Users\\Ana\\Pictures\\luna.png\n  imageAlt: Luna de laço\n`,
  ),
  page(
    'aspas curvas em volta de dois textos com dois-pontos',
    `${hero}- type: about\n  title: “Motivos”: calma\n  eyebrow: Nós\n  text: “Sem pressa: com calma”\n`,
  ),
  page(
    'negrito e dois-pontos em um título',
    `${hero}- type: about\n  title: **Check-up**: 20% de desconto\n  text: Oi.\n`,
  ),
  page('negrito e dois-pontos em um texto', `${hero}- type: about\n  text: **Check-up**: 20% de desconto\n`),
  page(
    'um campo com só um comentário atrás dele',
    `${hero}- type: about\n  title: # Nossa história\n  text: Oi.\n`,
  ),
  edited(
    'pergunta e resposta atrás de P e R, como um item da lista',
    '    - question: Custa?',
    '    - P: Entregam no domingo?\n      R: Não, só de seg a sáb.\n    - question: Custa?',
  ),
  edited(
    'perguntas e respostas coladas de uma conversa, com linhas vazias entre elas',
    '    - question: Custa?',
    '*P:* Entregam no domingo?\n*R:* Não: só de seg a sáb.\nNos feriados, também não.\n\nP. E à noite?\n\nR. Até as 20h.\n    - question: Custa?',
  ),
  edited(
    'pergunta e resposta em um item só, com os nomes em maiúsculas',
    '    - question: Custa?',
    '    - Pergunta: Entregam no domingo? Resposta: Não.\n    - question: Custa?',
  ),
  page(
    'perguntas e respostas atrás de P e R, em uma lista que ainda não tem nenhuma',
    `${hero}- type: faq\n  items:\n    - P: Dói?\n    - R: Não.\n    - P: Demora?\n    - R: Pouco.\n    - P: Custa?\n    - R: Sim.\n`,
  ),
  page(
    'linhas soltas abaixo do título de um pacote, uma delas o preço',
    `${hero}- type: packages\n  items:\n  - title: Mensal\n    subtitle: Para começar\n    highlight: 4 banhos por mês\n    price: R$ 200\n  - title: Quinzenal\n    2 banhos por mês\n    R$ 120/mês\n`,
  ),
  page(
    'linhas soltas abaixo do título de um pacote, com uma lista entre elas',
    `${hero}- type: packages\n  items:\n  - title: Mensal\n    highlight: 4 banhos por mês\n    features:\n    - Corte de unhas grátis\n    - Hidratação\n  - title: Quinzenal\n    Para quem vem sempre\n    2 banhos por mês\n    Corte de unhas\n    Perfume\n`,
  ),
  page(
    'linhas soltas abaixo do título de um serviço',
    `${hero}- type: services\n  items:\n  - title: Hidratação\n    Pelo macio por semanas.\n    A partir de R$ 40\n    label: Ir\n    chat: consulta\n`,
  ),
  page(
    'uma frase abaixo do preço de um serviço',
    `${hero}- type: services\n  items:\n  - title: Tosa\n    description: Tosa no estilo que você escolher.\n    price: R$ 15\n    Cães de grande porte a consultar.\n    label: Ir\n    chat: consulta\n`,
  ),
  page(
    'palavras abaixo do preço de um serviço',
    `${hero}- type: services\n  items:\n  - title: Tosa\n    description: Tosa no estilo que você escolher.\n    price: R$ 15\n    em até 3x\n    label: Ir\n    chat: consulta\n`,
  ),
  page(
    'esgotado no lugar do preço, abaixo do preço de antes',
    `${hero}- type: offers\n  items:\n  - name: Cama\n    originalPrice: R$ 219,90\n    price: ESGOTADO\n    image: luna.png\n    imageAlt: Uma cama azul\n`,
  ),
  page(
    'um preço em um cartão, que não tem campo para ele',
    `${hero}- type: cards\n  items:\n  - title: Ração\n    text: Para cada porte.\n    preço: De R$ 189,90 por R$ 159,90\n    label: Ir\n    chat: consulta\n`,
  ),
  page(
    'um preço só com o número em um passo, que não tem texto ainda',
    `${hero}- type: steps\n  items:\n  - title: Banho\n    preco: 45,00\n  - title: Tosa\n    text: Com calma.\n  - title: Fim\n    text: Até logo.\n`,
  ),
  page(
    'uma informação em um cartão, que não tem campo para ela',
    `${hero}- type: cards\n  items:\n  - title: Ração\n    text: Para cada porte.\n    entrega: em até 2 dias\n    label: Ir\n    chat: consulta\n`,
  ),
  page(
    'a validade da oferta em um cartão, que sairia do site nesse dia',
    `${hero}- type: cards\n  items:\n  - title: Ração\n    text: Para cada porte.\n    validade: até 30/11/2026\n    label: Ir\n    chat: consulta\n`,
  ),
  inSite(
    'um link do mapa junto do endereço',
    '  postalCode:',
    '  mapa: https://maps.app.goo.gl/AbCd1234\n  postalCode:',
  ),
  page('uma cor no lugar do tom de uma seção', `${hero}- type: about\n  tone: azul claro\n  text: Oi.\n`),
  theme('cor com o nome dela em duas palavras', '"#0F6B5C"', '"rosa pink"'),
  page(
    'uma lista do Word abaixo das palavras que a anunciam',
    `${hero}- type: about\n  text: Temos:\n•\tRação\n•\tRemédios\n`,
  ),
  page(
    'pessoa colada no meio de uma lista de outra seção',
    `${hero}- type: benefits\n  items:\n  - title: Calma\n    text: Sem pressa.\n  - name: Ana Ribeiro\n    role: Recepção\n  - icon: clock\n    title: Plantão\n    text: A qualquer hora.\n`,
  ),
  inSite(
    'dia colado depois do fim da lista de horários',
    'messages:\n',
    'hours:\n  week:\n  - days: [segunda, terça]\n    opens: 08:00\n    closes: 18:00\n  duty: sim\n  - days: Sábado\n    opens: 8h\n    closes: 12h\nmessages:\n',
  ),
  inSite(
    'recesso de vários dias em uma data',
    'messages:\n',
    'hours:\n  week:\n  - days: [segunda, terça]\n    opens: 08:00\n    closes: 18:00\n  exceptions:\n  - days: Recesso\n    date: 30/12/2026 a 02/01/2027\nmessages:\n',
  ),
  inSite(
    'recesso de mais de duas semanas em uma data, com um dia que já tem o seu item',
    'messages:\n',
    'hours:\n  week:\n  - days: [segunda, terça]\n    opens: 08:00\n    closes: 18:00\n  exceptions:\n  - days: Recesso\n    date: 20/12/2026 a 05/01/2027\n  - days: Natal\n    date: 25/12/2026\nmessages:\n',
  ),
  inSite(
    'dois feriados em uma data',
    'messages:\n',
    'hours:\n  week:\n  - days: [segunda, terça]\n    opens: 08:00\n    closes: 18:00\n  exceptions:\n  - days: Natal e Ano Novo\n    date: 25/12/2026 e 01/01/2027\nmessages:\n',
  ),
  inSite(
    'um dia da semana sem lista, depois do traço',
    'messages:\n',
    'hours:\n  week:\n  - days: domingo\n    opens: 08:00\n    closes: 18:00\nmessages:\n',
  ),
  page(
    'primeiro item de uma lista sem o traço',
    `${hero}- type: cards\n  items:\n  - title: Banho\n    features:\n      Corte de unhas\n      - Secagem\n      - Perfume\n`,
  ),
  page(
    'novidade em uma linha, com o dia na frente',
    `${hero}- type: news\n  items:\n  - 26/01/2026 - Chegou a vacina nova\n`,
  ),
  page(
    'pessoa em uma linha de três partes',
    `${hero}- type: team\n  items:\n  - Ana Ribeiro - recepção - Atende de manhã\n`,
  ),
  inSite(
    'perfil com arroba abaixo de outra rede',
    '  href: https://www.instagram.com/clinica.example\n',
    '  href: https://www.instagram.com/clinica.example\n- name: TikTok\n  href: @clinica\n',
  ),
  page(
    'seção de uma página com barra no lugar de #',
    `${faq}${action('to: /faq').replace(hero, '- type: cta\n  title: Venha\n')}`,
  ),
  page('escondida até um dia do mês', `${hero}- type: text\n  text: Oi\n  hidden: até dia 5\n`),
  inSite(
    'lista de links repetida no cabeçalho',
    'header:\n  phone: sim\n',
    'header:\n  links:\n  - label: Início\n    to: /\n  phone: sim\n  links:\n  - label: Voltar\n    to: /\n',
  ),
  inSite(
    'grupo de mensagens repetido',
    'header:\n',
    'messages:\n  vacina: Olá! Quero uma vacina.\nheader:\n',
  ),
  inSite('telefone entre as mensagens', 'messages:\n', 'messages:\n  whatsapp: (54) 99999-1234\n'),
  page(
    'outro dia abaixo do horário de um',
    `${hero}${timed('days: Segunda a sábado\n      time: 8h–18h\n      Domingo: fechado')}`,
  ),
  page(
    'name onde o item tem title',
    `${hero}- type: benefits\n  items:\n  - name: Plantão 24h\n    text: A qualquer hora.\n`,
  ),
  page('perfil como campo de um botão, com arroba', action('instagram: @clinica')),
  page('perfil como campo de um botão', action('instagram: clinica')),
  page(
    'pessoa escondida nas férias',
    `${hero}- type: team\n  items:\n  - name: Ana\n    role: Recepção\n    hidden: de férias até 15/12\n`,
  ),
  page(
    'dias de uma pessoa como campo',
    `${hero}- type: team\n  items:\n  - name: Ana\n    role: Recepção\n    dias: terças\n`,
  ),
  file('aviso sem traço abaixo de sections', samplePage(`${loneNotice}${hero}`)),
  file(
    'aviso sem traço acima de sections',
    samplePage(hero).replace('sections:\n', `${loneNotice}\nsections:\n`),
  ),
  file(
    'aviso com traço acima de sections, e os campos na margem',
    samplePage(`${hero}${cta}`).replace('sections:\n', `- ${loneNotice}sections:\n`),
  ),
  file(
    'perguntas sem traço no fim da página',
    samplePage(`${hero}\ntype: faq\ntitle: Dúvidas\nitems:\n- question: Dói?\n  answer: Não.\n`),
  ),
  page(
    'duas perguntas do WhatsApp em negrito, com linhas vazias',
    `${faq}\n*Cobram retorno?*\nNão, em até 15 dias é grátis.\n\n*Parcelam?*\nSim, em 3x.\n`,
  ),
  page(
    'duas perguntas do WhatsApp, com uma linha vazia entre elas',
    `${faq}Cobram retorno?\nNão, em até 15 dias.\n\nParcelam?\nSim, em 3x.\n`,
  ),
  page('depoimento como nome e palavras', `${rated('5')}  - Maria Souza: Atendimento nota 10, recomendo!\n`),
  page(
    'duas avaliações copiadas, em três linhas cada',
    `${rated('5')}  Maria Souza\n  ★★★★★ há 2 dias\n  Atendimento nota 10, recomendo!\n  João\n  ★★★★ há um mês\n  Muito bom o banho, gostei.\n`,
  ),
  page(
    'feriados sem traço abaixo do horário',
    `${hero}${timed('days: Sábado\n    time: 8h–12h\n  25/12 – fechado\n  24 e 31/12 – até meio-dia')}`,
  ),
  page('pessoa em duas linhas', `${hero}- type: team\n  items:\n  - Marcos\n    Tosador\n`),
  page(
    'pessoa com o registro entre parênteses',
    `${hero}- type: team\n  items:\n  - Dra. Ana - veterinária (CRMV-RS 12345)\n`,
  ),
  page(
    'passo de um documento, com pontos abaixo dele',
    `${hero}- type: steps\n  items:\n  - title: Marque\n    text: Por mensagem.\n  - Documentos\n      o Carteirinha de vacinas\n      o Exames recentes\n`,
  ),
  page(
    'o resto de uma seção apagada, abaixo de uma linha vazia',
    `${hero}- type: benefits\n  items:\n  - title: Calma\n    text: Sem pressa.\n\n  - name: Ana\n    rating: 5\n    comment: Gostei.\n    date: em maio\n`,
  ),
  page(
    'parcelas abaixo do preço de uma chamada',
    `${hero}${cta.replace('  actions:', '  price: R$ 90\n  ou em 3x no cartão\n  actions:')}`,
  ),
  inSite(
    'mensagem com dois-pontos, que segue na linha de baixo',
    'header:\n',
    '  filhotes: Oi! Quero saber do filhote: ainda tem?\n  Qual o valor?\nheader:\n',
  ),
  inSite(
    'o CNPJ como linha do rodapé',
    '  about: Cuidamos bem.\n',
    '  about: Cuidamos bem.\n  links:\n  - label: Início\n    to: /\n  © 2026 Clínica - CNPJ: 12.345.678/0001-90\n',
  ),
  file('aviso colado no topo da página', `${loneNotice}${samplePage(hero)}`),
  file(
    'aviso sem título colado no topo da página',
    `${loneNotice.replace('title: Fechamos no Natal\n', '')}${samplePage(hero)}`,
  ),
  file(
    'aviso sem traço acima de seções com recuo',
    samplePage(`${loneNotice}${`${hero}${cta}`.replaceAll(/^/gm, '  ').trimEnd()}\n`),
  ),
  file(
    'perguntas com linha vazia acima de sections',
    samplePage(`${hero}${cta}`).replace(
      'sections:\n',
      'type: faq\ntitle: Dúvidas\n\nitems:\n- question: Dói?\n  answer: Não.\n\nsections:\n',
    ),
  ),
  file(
    'depoimento na margem, acima de seções com recuo',
    samplePage(
      `${`${hero}${rated('5')}  note: Obrigado!\n`.replaceAll(/^(?=.)/gm, '  ')}- name: Bia\n  rating: 5\n  comment: Gostei.\n  date: em maio\n${cta.replaceAll(/^(?=.)/gm, '  ')}`,
    ),
  ),
  file(
    'duas seções na margem acima de sections',
    samplePage(`${hero}${cta}`).replace(
      'sections:\n',
      'type: faq\ntitle: Dúvidas\nitems:\n- question: Dói?\n  answer: Não.\n\ntype: cta\ntitle: Venha\nsections:\n',
    ),
  ),
];

/** All pinned mistakes by kind. The sound page itself raises nothing. */
export const mistakes = {
  ofBytes,
  ofUnseen,
  ofSyntax,
  ofShape,
  ofValues,
  ofLinks,
  ofPictures,
  ofMeaning,
  ofTexts,
  ofDays,
  ofVideos,
  ofClaims,
  ofThemes,
  ofSite,
  ofRedirects,
  ofMenus,
  ofNames,
  ofBlocks,
  ofTasks,
  ofRequests,
} as const;

/** The page that most of the mistakes are made in. */
export const soundPage = sound;

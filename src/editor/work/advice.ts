import type { Told } from '../../core/core.ts';

/** How a form says a cure that writes other lines: in a sentence, and on the button that does it. */
interface Said {
  /** Nothing where it depends on what was found. */
  readonly label?: string;
  /** Nothing where what the checker says is as good without the file. */
  readonly cure?: string;
}

/**
 * The kinds of mistakes of which the words advise a change of the file that a person may well want, though it is not
 * certain: a form makes it with a button. It writes nothing that the person has not typed or read.
 */
export const advices: Readonly<Partial<Record<Told['kind'], Said>>> = {
  addressInLabel: {
    label: 'Levar a esse endereço',
    cure: 'As palavras ficam no botão, e ele leva ao endereço.',
  },
  askedInAnswer: {
    label: 'Fazer uma pergunta de cada uma',
    cure: 'Se são outras perguntas, cada uma vai em um item da lista.',
  },
  bothHours: {
    label: 'Pôr cada hora no seu campo',
    cure: 'A hora de abrir e a de fechar ficam cada uma no seu campo.',
  },
  breakSaid: { cure: 'Se a pausa é certa, ela vai também no horário. Se não é, corrija o texto.' },
  copiedIntoText: {
    cure: 'Isto foi copiado do arquivo de uma página, e tem um lugar próprio. Se é mesmo parte do texto, deixe assim.',
  },
  colorWord: { cure: 'Há um tom calmo dela, que se lê bem.' },
  contract: {},
  copiedItem: { label: 'Apagar este' },
  copiedSection: { label: 'Apagar esta seção' },
  countedItems: {},
  curlyQuotesShown: { label: 'Tirar as aspas' },
  daysInTime: { label: 'Tirar os dias daqui', cure: 'Aqui vai só a hora.' },
  dayInTitle: { label: 'Pôr o dia no seu campo', cure: 'No título fica só o resto.' },
  differentEnds: {
    cure: 'O que aparece ou some com as ofertas, e as frases que dizem o dia, têm o mesmo último dia.',
  },
  dividedValue: { label: 'Pôr cada parte no seu campo', cure: 'Cada parte tem o seu campo.' },
  endsBeforeStart: { label: 'Trocar as datas' },
  endToldEarly: {
    label: 'Aparecer só depois da oferta',
    cure: 'O primeiro dia deste recado é o dia depois do último da oferta.',
  },
  goneInName: {
    label: 'Marcar como esgotado',
    cure: 'Marcado como esgotado, ele fica na página sem o botão, e o nome não precisa dizê-lo.',
  },
  halfHours: { cure: 'Diga de quando a quando. Se o horário é outro, mude-o também em Dados do site.' },
  hoursAfterPause: {
    label: 'Juntar ao horário de cima',
    cure: 'Se é o horário de depois da pausa, ele fica junto com o de cima, que tem os mesmos dias.',
  },
  hoursInDays: { label: 'Pôr cada parte no seu campo', cure: 'Os dias e a hora têm cada um o seu campo.' },
  hoursInName: {
    label: 'Pôr cada dia com o seu horário',
    cure: 'Cada dia especial tem a sua data; as horas vão nos campos ao lado, e sem elas ele fica fechado.',
  },
  daysInRow: {
    label: 'Dizer os dias no nome',
    cure: 'O nome diz de que dia a que dia é, e depois do último o item sai da página.',
  },
  noonSaid: {
    label: 'Apagar o texto',
    cure: 'Se a pausa é certa, o texto sai. Se não é, corrija o horário.',
  },
  noticeOver: {
    label: 'Esconder esta seção',
    cure: 'Se a data é outra, corrija-a. Se é essa mesmo, o recado pode sair do site.',
  },
  relativeDay: {
    label: 'Escrever a data',
    cure: 'O site mostra isto também nos dias que vêm.',
  },
  twiceInMenu: { label: 'Tirar daqui', cure: 'Ele já está entre os links do alto.' },
  otherDaysInTime: {
    label: 'Pôr cada dia no seu horário',
    cure: 'Cada horário da lista é de uns dias só. O de dias que já estão nela fica como está: confira-o.',
  },
  otherAnswer: { label: 'Usar aqui a resposta de lá' },
  otherPrice: {},
  otherField: { label: 'Pôr no campo certo', cure: 'É para isso que este outro campo existe.' },
  ownAddress: {
    label: 'Levar à página do site',
    cure: 'Escolha a própria página, e o editor cuida do link se ela mudar:',
  },
  otherNumber: {
    label: 'Pôr o número no texto',
    cure: 'No texto da seção, ele vira um link que liga; este botão sai. Se foi o telefone do site que mudou, troque-o em Dados do site.',
  },
  pausedDay: {
    label: 'Fazer um item de cada horário',
    cure: 'Um dia com pausa tem dois itens com os mesmos dias: um até ela, outro depois.',
  },
  priceAside: {
    label: 'Pôr o resto no outro campo',
    cure: 'No preço fica só o valor; o resto cabe em outro campo deste item.',
  },
  priceWords: {
    label: 'Pôr as palavras no texto',
    cure: 'As palavras cabem no texto deste item, e o preço sai.',
  },
  questionsInField: { cure: 'Cada pergunta vai em um item da lista, com a sua resposta.' },
  renewedOffers: {
    label: 'Mudar o dia na página, menos nas outras ofertas',
    cure: 'O novo último dia vale também para o que aparece ou some com as ofertas, e para as frases que o dizem.',
  },
  restInNote: { label: 'Pôr o resto ao lado', cure: 'O resto cabe no campo ao lado.' },
  secondPrice: {
    label: 'Fazer um item para cada preço',
    cure: 'Cada item tem um preço só: faça um para cada.',
  },
  severalValues: { cure: 'Cada item tem um só: faça um para cada.' },
  shownTogether: {},
  stateInCity: { label: 'Deixar só a cidade', cure: 'O estado já está no campo dele.' },
  starredPrice: { label: 'Pôr o sinal ao lado do preço', cure: 'O sinal tem o seu campo, ao lado do preço.' },
  stillFree: {},
  toldPrice: {},
  twiceDated: { label: 'Apagar esta' },
  twiceNamed: {},
  twoPhones: { label: 'Pôr cada um no seu campo', cure: 'Cada telefone tem o seu campo.' },
  twoDays: { label: 'Pôr cada dia no seu campo', cure: 'Cada dia tem o seu campo.' },
  wrongCombination: {},
};

import type { Kind } from '../../problems/finding.ts';

/** What is told next where a file has more than one mistake, and only the first of its kind can be told. */
export const next: Readonly<Record<string, Kind>> = {
  'tipo de seção que só se parece com outro': 'unknownField',
  'tipo de seção pelo que ela mostra': 'unknownFields',
  'uma seção com dois traços, em um arquivo com recuo': 'missingFields',
  'pergunta e resposta na mesma linha': 'dividedValue',
  'tabela dentro do texto': 'visibleMark',
  'chaves no texto': 'visibleMark',
  'mensagem do WhatsApp que começa em negrito': 'visibleMark',
  'dois-pontos em um item, e um traço colado mais abaixo': 'colonInItem',
  'traço que falta abaixo de um item com dois-pontos': 'colonInItem',
  'um perfil na coluna dos traços, sem o traço': 'unknownField',
  'rota sem barra': 'unknownRoute',
  'uma volta de linha em código': 'lostLines',
  'um preço com asterisco, e a nota dele sem aspas': 'starredPrice',
  'um texto entre aspas que não fecham, em várias linhas': 'pastedText',
  'número que não é o declarado, e que outro lugar diz': 'notAsDeclared',
};

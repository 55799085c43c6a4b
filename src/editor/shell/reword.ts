import type { Told } from '../../core/core.ts';
import { advices } from '../work/advice.ts';
import type { Seen } from '../work/messages.ts';
import { sayLeftOut } from './offer-left-out.ts';
import { cureOfMark } from './offer-unmarked.ts';
import { cureUndeclared, sayDisagreement } from './tell-figures.ts';

type Texts = Readonly<Record<string, string>>;

/** The half of hours, such as `08:30–14:00`, that differs from others, the last of both: the site's own are in two fields. */
function halfOf(said: string, declared: string): 'opens' | 'closes' {
  return said.split('–')[1] === declared.split('–')[1] ? 'opens' : 'closes';
}

/** What is said in place of words that are for who writes the file, and where. */
function reword(problem: Seen, texts: Texts): Pick<Told, 'message' | 'cure' | 'path'> {
  switch (problem.kind) {
    case 'landlineChat':
      return {
        message: problem.message,
        cure: 'Escolha qual é o do WhatsApp, ou escreva-o no campo WhatsApp:',
      };
    case 'endsBeforeStart':
      return problem.parameters.year === undefined
        ? {
            message: problem.message,
            cure: 'Se é para sumir só entre esses dias, ou se as datas estão trocadas:',
          }
        : problem;
    case 'eitherPrice':
      return { message: problem.message, cure: 'Qual é o certo?' };
    case 'severalValues':
      // Where nothing tells the items apart, each needs a name that only a person knows.
      return {
        message: problem.message,
        cure:
          problem.advised === undefined
            ? 'Escreva aqui o primeiro, aperte "Copiar" neste item, e na cópia mude o nome e escreva o outro.'
            : (advices.severalValues?.cure ?? problem.cure),
      };
    case 'formerName':
      return {
        message: problem.message,
        cure: 'Se o nome mudou, os títulos das páginas o dizem também. Se é isso mesmo, deixe assim.',
      };
    case 'lonelyPage':
      return {
        message: problem.message,
        cure: 'Quem visita o site não chega a ela. Ponha um link:',
      };
    case 'daysNotInHours':
      return {
        message: 'O horário do site ainda não sabe disso.',
        cure: 'O site diria se está aberto como em um dia comum. Para mudar:',
      };
    case 'otherOnDay': {
      const { date, said, known } = problem.parameters;
      return {
        message: `Aqui o horário de ${date} é "${said}", e em Dados do site é "${known}": por este o site diz se está aberto.`,
        cure: 'Qual é o certo?',
      };
    }
    case 'dayLeftOut':
      return sayLeftOut(problem, texts);
    case 'dayTwice':
      return { message: problem.message, cure: 'Quem lê não sabe qual vale. Deixe um só:' };
    case 'disagrees':
      return sayDisagreement(problem, texts);
    case 'notAsDeclared': {
      // What was changed last, here or there, nobody knows.
      const { path } = problem;
      if (problem.file !== 'pages/site.yaml' || path?.[0] !== 'hours')
        return { message: problem.message, cure: cureUndeclared(problem.parameters, texts) };
      const { said, declared } = problem.parameters;
      return {
        message: `Aqui está ${said}, e outros lugares do site dizem ${declared}.`,
        cure: 'Qual é o certo?',
        path: [...path.slice(0, -1), halfOf(said, declared)],
      };
    }
    case 'wholeAddress': {
      const { code } = problem.parameters;
      const doubt = code === undefined ? '' : ` Com ele veio outro CEP, ${code}: confira se é o certo.`;
      return {
        message: problem.message,
        cure: `Na rua ficam a rua e o número; o resto tem campos próprios.${doubt}`,
      };
    }
    case 'linkAsStreet':
      return problem.parameters.isMap
        ? {
            message: problem.message,
            cure: 'Escreva a rua e o número, como Rua das Flores, 100: o site faz sozinho o link do mapa, pelo endereço. Se quer levar a este link, ponha-o em um botão de uma página: em "O que o botão faz", escolha "Levar a outro site".',
          }
        : problem;
    case 'twoPhones':
      return {
        message: problem.message,
        cure: 'Cada um tem o seu campo: "Telefone", "WhatsApp" e "Segundo telefone".',
      };
    case 'rowStays':
    case 'noticeStays':
      return { message: problem.message, cure: 'Para que saia por si:' };
    case 'offerEndsThere':
      return { message: problem.message, cure: 'Para que saia junto:' };
    case 'offerStays':
      return {
        message: problem.message,
        cure:
          problem.parameters.of === 'page'
            ? 'Só se a página inteira é dessa oferta: depois desse dia ela fica no ar, mas o Google deixa de indicá-la. Se não é, tire o texto depois desse dia.'
            : 'Para que saia por si:',
      };
    case 'endToldOn':
      return { message: problem.message, cure: 'Para que este recado saia no dia anterior:' };
    case 'shownTogether': {
      const { until, next } = problem.parameters;
      return {
        message: problem.message,
        cure: `Mude o "Primeiro dia" desta seção para ${next}: o último dia da outra é ${until}.`,
      };
    }
    case 'visibleMark':
      return { message: problem.message, cure: cureOfMark(problem) ?? problem.cure };
    case 'unknownRoute':
      return {
        message: `Este link leva a ${problem.parameters.typed}, uma página que não está no site.`,
        cure: 'Escolha outra acima, ou:',
      };
    case 'hiddenAnchor':
      return {
        message: problem.message,
        cure: problem.parameters.isKept
          ? problem.cure
          : 'Se é isso mesmo, deixe assim. Ou os links somem com a seção, e voltam com ela:',
      };
    case 'endingAnchor': {
      const { links } = problem.parameters;
      const cures = {
        page: 'Se é isso mesmo, deixe assim. Ou os links somem com a seção:',
        drop: 'Se é isso mesmo, deixe assim. Para o link ficar, abra a seção e escolha outra coisa em "Links quando a seção não aparece".',
        kept: problem.cure,
        needed: 'Escolha outra seção, ou esta também só aparece até lá:',
      };
      return { message: problem.message, cure: cures[links] };
    }
    case 'unknownAnchor':
      return {
        message: 'A seção a que este link leva não está mais na página, ou tem outro nome no endereço.',
        cure: 'Escolha outra acima, ou:',
      };
    default: {
      const cure = problem.advised && advices[problem.kind]?.cure;
      return cure === undefined ? problem : { ...problem, cure };
    }
  }
}

/** A problem in the words for who does not write the file. */
export function inEditor<Problem extends Seen>(problem: Problem, texts: Texts): Problem {
  return { ...problem, ...reword(problem, texts) };
}

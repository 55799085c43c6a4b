import type { Offer } from '../form/desk.ts';
import { advices } from '../work/advice.ts';
import type { Seen } from '../work/messages.ts';
import { changeThere } from '../work/stood.ts';

/** What the button says that does what is advised, where that depends on what was found. */
function labelFor(problem: Seen): string | undefined {
  switch (problem.kind) {
    case 'copiedIntoText':
      return problem.parameters.block === undefined ? 'Pôr em um item novo' : 'Pôr em uma seção nova';
    case 'colorWord':
      return `Usar ${problem.parameters.line.replace(/^\w+: /, '').replaceAll('"', '')}`;
    case 'differentEnds':
      return `Escrever ${problem.parameters.there} aqui`;
    case 'breakSaid':
      return `Escrever ${problem.parameters.time}`;
    case 'halfHours':
      return `Escrever ${problem.parameters.line.replace(/^\w+: /, '')}`;
    case 'questionsInField':
      return `Fazer ${problem.parameters.questions.length} perguntas`;
    case 'shownTogether':
      return `Começar em ${problem.parameters.next}`;
    case 'countedItems':
      return `Escrever "${problem.parameters.right ?? '…'}"`;
    case 'otherPrice':
      return `Escrever ${problem.parameters.there} aqui`;
    case 'twiceNamed':
      return `Apagar este${problem.parameters.field === 'price' ? `, com ${problem.parameters.here}` : ''}`;
    case 'stillFree':
      return `Tirar "${problem.parameters.said}"`;
    case 'toldPrice':
      return `Escrever ${problem.parameters.price} aqui`;
    default:
      return advices[problem.kind]?.label;
  }
}

/** Makes what the checker's words advise, where the text is still the one that they are about. */
export function offerAdvised(problem: Seen, label = labelFor(problem)): readonly Offer[] {
  const { advised, stood, path = [] } = problem;
  if (advised === undefined || label === undefined) return [];
  const edit = (text: string) => ({ ok: true, text: changeThere(text, advised, stood) }) as const;
  return [{ label, wish: { label: `${label.charAt(0).toLowerCase()}${label.slice(1)}`, path, edit } }];
}

import { z } from 'zod';
import { action } from '../../fields/action.ts';
import { choice } from '../../fields/choice.ts';
import { icon } from '../../fields/icon.ts';
import { richText } from '../../fields/rich-text.ts';
import { section, type Block } from '../../fields/section.ts';
import { text } from '../../fields/text.ts';

export const block: Block = {
  label: 'Aviso',
  description:
    'Um recado curto, como um feriado ou uma mudança de horário. Para mostrá-lo em todas as páginas, escreva-o em pages/_shared e chame-o em cada uma com "- type: use".',
  soughtAs: 'topo, alto, faixa, comunicado, férias, recesso, fechado',
  isPreface: true,
  isRare: true,
};

export const schema = section({
  kind: choice({ info: 'informação', urgent: 'urgente', holiday: 'feriado ou férias' })
    .default('info')
    .describe('Do que se trata: info (informação), urgent (urgente) ou holiday (feriado ou férias).'),
  icon: icon.optional().describe('Outro desenho que o do tipo de aviso.'),
  title: text.describe('O recado em poucas palavras.'),
  text: richText.optional().describe('Uma ou duas frases abaixo do título.'),
  actions: z.array(action).max(2).optional().describe('Botões do aviso.'),
});

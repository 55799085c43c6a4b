import { needsOne, notBoth } from '../../fields/alternatives.ts';
import { z } from 'zod';
import { action } from '../../fields/action.ts';
import { withBehaviour } from '../../fields/behaviour.ts';
import { otherWay } from '../../fields/control.ts';
import { neededPictureShape } from '../../fields/picture.ts';
import { item } from '../../fields/item.ts';
import { section, titleShape, type Block } from '../../fields/section.ts';
import { text } from '../../fields/text.ts';

export const block: Block = {
  label: 'Galeria',
  description: 'Fotos que abrem em tamanho grande.',
  itemNoun: 'foto',
};

const ofPet = ['breed', 'service'];
const onlyDetail = 'Fique só com "detail: ", ou só com breed e service.';

/** Views know name and detail alone, however they were written. */
const photo = withBehaviour(
  item({
    id: text.optional().describe('Número ou nome da foto, para a equipe.'),
    name: text.optional().describe('O nome de quem ou do que está na foto.'),
    detail: text.optional().describe('O que se diz abaixo do nome.'),
    petName: otherWay('name', text.optional().describe('Outro jeito de escrever name.')),
    breed: otherWay(
      'detail',
      text.optional().describe('A raça: com service, outro jeito de escrever detail.'),
    ),
    service: otherWay('detail', text.optional().describe('O serviço feito.')),
    ...neededPictureShape('large'),
  })
    .refine(
      ...needsOne(
        ['name', 'petName'],
        'Escreva uma linha "name: " com o nome de quem ou do que está na foto.',
      ),
    )
    .refine(
      ...notBoth(['name', 'petName'], 'Fique só com "name: ", ou só com "petName: ": a foto mostra um nome.'),
    )
    .refine(...notBoth(['breed', 'detail'], onlyDetail, { drop: ofPet }))
    .refine(...notBoth(['service', 'detail'], onlyDetail, { drop: ofPet, unless: 'breed' })),
  {
    resolve({ name, detail, petName, breed, service, ...photo }) {
      const quiet = detail ?? [breed, service].filter(Boolean).join('\u00A0· ');
      return { ...photo, name: name ?? petName, detail: quiet };
    },
  },
);

export const schema = section({
  ...titleShape,
  badge: text.optional().describe('Selo de cada foto, como Cliente Feliz.'),
  items: z.array(photo).min(1).max(24).describe('As fotos.'),
  actions: z.array(action).max(3).optional().describe('Botões abaixo das fotos.'),
});

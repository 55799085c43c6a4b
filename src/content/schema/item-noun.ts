import { lookUp } from '../../fields/look-up.ts';
import { blocks } from './registry.ts';

/** One entry of a list, where the block does not say what its items are. */
const nouns: Readonly<Record<string, string>> = {
  actions: 'botão',
  badges: 'selo',
  claims: 'declaração',
  counted: 'número',
  customers: 'palavra',
  days: 'dia',
  doing: 'palavra',
  done: 'palavra',
  exceptions: 'dia especial',
  facts: 'número',
  features: 'linha',
  groups: 'grupo',
  hours: 'horário',
  links: 'link',
  mapActions: 'botão do mapa',
  openingHours: 'horário',
  options: 'resposta',
  paymentMethods: 'forma de pagamento',
  placeholders: 'dado provisório',
  redirects: 'endereço antigo',
  services: 'serviço',
  social: 'rede',
  stats: 'número',
  things: 'palavra',
  week: 'horário',
  where: 'lugar',
};

/** What one entry of a list is called, in the section of a type where it stands in one. */
export function nounFor(list: string, type: string | undefined): string {
  const own = list === 'items' && type !== undefined ? blocks.get(type)?.itemNoun : undefined;
  return own ?? lookUp(nouns, list) ?? 'item';
}

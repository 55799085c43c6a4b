import { choice } from './choice.ts';

/** The drawings a page may use, with what each shows; `ui/icon.tsx` draws them. */
export const icons = {
  ambulance: 'ambulância',
  award: 'medalha',
  bath: 'banheira',
  bone: 'osso',
  cake: 'bolo',
  calendar: 'calendário',
  check: 'sinal de certo',
  clock: 'relógio',
  coffee: 'xícara de café',
  croissant: 'croissant',
  heart: 'coração',
  home: 'casa',
  info: 'informação',
  mail: 'carta',
  'map-pin': 'alfinete de mapa',
  navigation: 'seta de caminho',
  package: 'pacote',
  paw: 'pata',
  phone: 'telefone',
  scissors: 'tesoura',
  shield: 'escudo',
  'shopping-bag': 'sacola',
  smile: 'sorriso',
  snowflake: 'floco de neve',
  sparkles: 'brilhos',
  star: 'estrela',
  stethoscope: 'estetoscópio',
  syringe: 'seringa',
  thermometer: 'termômetro',
  truck: 'caminhão',
  users: 'pessoas',
  wallet: 'carteira',
  wheat: 'espiga de trigo',
  whatsapp: 'WhatsApp',
} as const;

export type IconName = keyof typeof icons;

/** The name of a drawing. */
export const icon = choice(icons);

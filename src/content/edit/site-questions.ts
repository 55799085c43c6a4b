import { toneNamed } from '../../fields/color-names.ts';
import type { NewSite } from './new-site.ts';
import { business, kindMeanings } from '../../fields/business.ts';
import { findMeant } from '../../fields/choice.ts';
import { fold } from '../../fields/fold.ts';
import { repairColor, repairPhone } from '../../fields/repair.ts';
import { state } from '../../fields/state.ts';

export type Answers = Omit<NewSite, 'schemas'>;

/** What was given in the command itself, by the names of its options. */
export interface Given {
  readonly name?: string | undefined;
  readonly city?: string | undefined;
  readonly phone?: string | undefined;
  readonly business?: string | undefined;
  readonly color?: string | undefined;
  readonly accent?: string | undefined;
}

/** A question, and how its answer is read; `Enter` alone stands for the usual answer, where there is one. */
export interface Question {
  readonly option: keyof Given;
  readonly text: string;
  readonly usual?: string;
  /** What the answer says of the site, or nothing where it cannot be understood. */
  readonly read: (typed: string) => Partial<Answers> | undefined;
  readonly cure: string;
}

function readCity(typed: string): Partial<Answers> | undefined {
  const [, city, letters = ''] = /^(\S.*?)\s*[,/-]\s*([a-z]{2})$/i.exec(typed) ?? [];
  const found = state.safeParse(letters.toUpperCase()).data;
  return city === undefined || found === undefined ? undefined : { city, state: found };
}

function readPhone(typed: string): Partial<Answers> | undefined {
  const phone = repairPhone(typed);
  return phone === undefined ? undefined : { phone };
}

/** A kind of business by its name, or by what it means in Portuguese. */
function readBusiness(typed: string): Partial<Answers> | undefined {
  const named = business.options.find((kind) => fold(kind) === fold(typed));
  const meant = named ?? findMeant(kindMeanings, typed);
  return meant && { business: meant };
}

const readColor = (role: 'strong' | 'accent') => (typed: string) => {
  const color = toneNamed(typed, false) ?? repairColor(typed)?.replaceAll('"', '');
  return color === undefined ? undefined : { [role]: color };
};

const kinds = Object.values(kindMeanings).join(', ');

/** What is asked for a new site, in order. */
export const questions: readonly Question[] = [
  {
    option: 'name',
    text: 'Nome do negócio',
    read: (typed) => (typed === '' ? undefined : { name: typed }),
    cure: 'Escreva o nome.',
  },
  {
    option: 'city',
    text: 'Cidade e estado, como Curitiba, PR',
    read: readCity,
    cure: 'Escreva a cidade, uma vírgula e a sigla do estado, como Curitiba, PR.',
  },
  {
    option: 'phone',
    text: 'Telefone com DDD, que é também o do WhatsApp',
    read: readPhone,
    cure: 'Escreva o telefone com DDD, como 41 90000-0000.',
  },
  {
    option: 'business',
    text: 'Tipo de negócio, como padaria (Enter: outro)',
    usual: 'LocalBusiness',
    read: readBusiness,
    cure: `Nenhum tipo, ou mais de um, tem esse nome. Escreva um destes: ${kinds}.`,
  },
  {
    option: 'color',
    text: 'Cor principal, como #1F5F8B (Enter: azul)',
    usual: '#1F5F8B',
    read: readColor('strong'),
    cure: 'Escreva # e seis algarismos ou letras de A a F, como #1F5F8B.',
  },
  {
    option: 'accent',
    text: 'Cor de destaque, como #9A4A1B (Enter: terracota)',
    usual: '#9A4A1B',
    read: readColor('accent'),
    cure: 'Escreva # e seis algarismos ou letras de A a F, como #9A4A1B.',
  },
];

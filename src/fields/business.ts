import type { LocalBusiness, VeterinaryCare } from 'schema-dts';
import { choice } from './choice.ts';

interface Described {
  /** What editors read while they choose. */
  readonly meaning: string;
  /** What a new site calls the business, until its owner says it better. */
  readonly tagline: string;
}

/** The kinds of business of https://schema.org/LocalBusiness that a site may be for, as editors choose them. */
export const businesses = {
  LocalBusiness: {
    meaning: 'Um negócio que não é nenhum dos outros',
    tagline: 'Atendimento com hora marcada',
  },
  AccountingService: { meaning: 'Contabilidade', tagline: 'Contabilidade' },
  AnimalShelter: { meaning: 'Abrigo de animais', tagline: 'Abrigo de animais' },
  AutoRepair: { meaning: 'Oficina mecânica', tagline: 'Oficina mecânica' },
  AutoWash: { meaning: 'Lava-rápido', tagline: 'Lava-rápido' },
  Bakery: { meaning: 'Padaria ou confeitaria', tagline: 'Padaria' },
  BarOrPub: { meaning: 'Bar', tagline: 'Bar' },
  BeautySalon: { meaning: 'Salão de beleza', tagline: 'Salão de beleza' },
  BedAndBreakfast: { meaning: 'Pousada', tagline: 'Pousada' },
  BikeStore: { meaning: 'Loja de bicicletas', tagline: 'Loja de bicicletas' },
  BookStore: { meaning: 'Livraria', tagline: 'Livraria' },
  CafeOrCoffeeShop: { meaning: 'Café', tagline: 'Café' },
  ChildCare: { meaning: 'Creche ou escolinha', tagline: 'Educação infantil' },
  ClothingStore: { meaning: 'Loja de roupas', tagline: 'Loja de roupas' },
  ConvenienceStore: { meaning: 'Mercadinho ou loja de conveniência', tagline: 'Mercadinho' },
  DaySpa: { meaning: 'Spa', tagline: 'Spa' },
  Dentist: { meaning: 'Dentista', tagline: 'Dentista' },
  DryCleaningOrLaundry: { meaning: 'Lavanderia', tagline: 'Lavanderia' },
  ElectronicsStore: { meaning: 'Loja de eletrônicos', tagline: 'Loja de eletrônicos' },
  Electrician: { meaning: 'Eletricista', tagline: 'Eletricista' },
  ExerciseGym: { meaning: 'Academia', tagline: 'Academia' },
  Florist: { meaning: 'Floricultura', tagline: 'Floricultura' },
  FurnitureStore: { meaning: 'Loja de móveis', tagline: 'Loja de móveis' },
  GardenStore: { meaning: 'Loja de jardinagem', tagline: 'Loja de jardinagem' },
  GroceryStore: { meaning: 'Mercado ou mercearia', tagline: 'Mercado' },
  HairSalon: { meaning: 'Cabeleireiro ou barbearia', tagline: 'Corte de cabelo' },
  HardwareStore: {
    meaning: 'Ferragens e materiais de construção',
    tagline: 'Ferragens e materiais de construção',
  },
  HomeAndConstructionBusiness: { meaning: 'Reformas e construção', tagline: 'Reformas e construção' },
  Hotel: { meaning: 'Hotel', tagline: 'Hotel' },
  IceCreamShop: { meaning: 'Sorveteria', tagline: 'Sorveteria' },
  JewelryStore: { meaning: 'Joalheria', tagline: 'Joalheria' },
  LegalService: { meaning: 'Advocacia', tagline: 'Advocacia' },
  LiquorStore: { meaning: 'Loja de bebidas', tagline: 'Loja de bebidas' },
  Locksmith: { meaning: 'Chaveiro', tagline: 'Chaveiro' },
  MedicalClinic: { meaning: 'Clínica médica', tagline: 'Clínica médica' },
  MovingCompany: { meaning: 'Mudanças', tagline: 'Mudanças' },
  NailSalon: { meaning: 'Manicure', tagline: 'Manicure' },
  Optician: { meaning: 'Ótica', tagline: 'Ótica' },
  PetStore: { meaning: 'Pet shop', tagline: 'Pet shop' },
  Pharmacy: { meaning: 'Farmácia', tagline: 'Farmácia' },
  Physician: { meaning: 'Consultório médico', tagline: 'Consultório médico' },
  Plumber: { meaning: 'Encanador', tagline: 'Encanador' },
  ProfessionalService: { meaning: 'Serviços profissionais', tagline: 'Serviços profissionais' },
  RealEstateAgent: { meaning: 'Imobiliária', tagline: 'Imobiliária' },
  Restaurant: { meaning: 'Restaurante', tagline: 'Restaurante' },
  ShoeStore: { meaning: 'Loja de calçados', tagline: 'Loja de calçados' },
  Store: { meaning: 'Loja', tagline: 'Loja' },
  TattooParlor: { meaning: 'Estúdio de tatuagem', tagline: 'Estúdio de tatuagem' },
  ToyStore: { meaning: 'Loja de brinquedos', tagline: 'Loja de brinquedos' },
  TravelAgency: { meaning: 'Agência de viagens', tagline: 'Agência de viagens' },
  VeterinaryCare: { meaning: 'Clínica veterinária', tagline: 'Clínica veterinária' },
} as const satisfies Readonly<Record<string, Described>>;

export type Business = keyof typeof businesses;

/** The compiler asks schema-dts whether there is such a kind. */
type Kind = Exclude<LocalBusiness | VeterinaryCare, string>['@type'];

/**
 * Hours and payment belong to LocalBusiness; schema.org files VeterinaryCare elsewhere, under medical organizations.
 * Such a business is both, and keeps the name that machines know it by.
 */
export function describeKind(kind: Kind & Business = 'LocalBusiness') {
  if (kind === 'VeterinaryCare') return { types: ['LocalBusiness', kind], id: 'clinic' };
  return { types: kind, id: 'business' };
}

/** What each kind means, by its name. */
// `Object.fromEntries` forgets the names' types.
export const kindMeanings = Object.fromEntries(
  Object.entries(businesses).map(([kind, { meaning }]) => [kind, meaning]),
) as Readonly<Record<Business, string>>;

/** What kind of business the site is for. */
export const business = choice(kindMeanings);

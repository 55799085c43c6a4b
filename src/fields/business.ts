import type { LocalBusiness, VeterinaryCare } from 'schema-dts';
import { choice } from './choice.ts';

/** The kinds of business of https://schema.org/LocalBusiness that a site may be for, as editors choose them. */
export const businesses = {
  LocalBusiness: 'Um negócio que não é nenhum dos outros',
  AccountingService: 'Contabilidade',
  AnimalShelter: 'Abrigo de animais',
  AutoRepair: 'Oficina mecânica',
  AutoWash: 'Lava-rápido',
  Bakery: 'Padaria ou confeitaria',
  BarOrPub: 'Bar',
  BeautySalon: 'Salão de beleza',
  BedAndBreakfast: 'Pousada',
  BikeStore: 'Loja de bicicletas',
  BookStore: 'Livraria',
  CafeOrCoffeeShop: 'Café',
  ChildCare: 'Creche ou escolinha',
  ClothingStore: 'Loja de roupas',
  ConvenienceStore: 'Mercadinho ou loja de conveniência',
  DaySpa: 'Spa',
  Dentist: 'Dentista',
  DryCleaningOrLaundry: 'Lavanderia',
  ElectronicsStore: 'Loja de eletrônicos',
  Electrician: 'Eletricista',
  ExerciseGym: 'Academia',
  Florist: 'Floricultura',
  FurnitureStore: 'Loja de móveis',
  GardenStore: 'Loja de jardinagem',
  GroceryStore: 'Mercado ou mercearia',
  HairSalon: 'Cabeleireiro ou barbearia',
  HardwareStore: 'Ferragens e materiais de construção',
  HomeAndConstructionBusiness: 'Reformas e construção',
  Hotel: 'Hotel',
  IceCreamShop: 'Sorveteria',
  JewelryStore: 'Joalheria',
  LegalService: 'Advocacia',
  LiquorStore: 'Loja de bebidas',
  Locksmith: 'Chaveiro',
  MedicalClinic: 'Clínica médica',
  MovingCompany: 'Mudanças',
  NailSalon: 'Manicure',
  Optician: 'Ótica',
  PetStore: 'Pet shop',
  Pharmacy: 'Farmácia',
  Physician: 'Consultório médico',
  Plumber: 'Encanador',
  ProfessionalService: 'Serviços profissionais',
  RealEstateAgent: 'Imobiliária',
  Restaurant: 'Restaurante',
  ShoeStore: 'Loja de calçados',
  Store: 'Loja',
  TattooParlor: 'Estúdio de tatuagem',
  ToyStore: 'Loja de brinquedos',
  TravelAgency: 'Agência de viagens',
  VeterinaryCare: 'Clínica veterinária',
} as const;

type Business = keyof typeof businesses;

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

/** What kind of business the site is for. */
export const business = choice(businesses);

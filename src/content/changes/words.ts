import { blocks } from '../schema/registry.ts';

/** Fields as a reviewer calls them. What is not here goes by its own name. */
const fieldWords: Readonly<Record<string, string>> = {
  actions: 'botões',
  address: 'endereço',
  after: 'foto de depois',
  afterAlt: 'descrição da foto de depois',
  afterFocus: 'enquadramento da foto de depois',
  afterLabel: 'palavra da foto de depois',
  alt: 'descrição',
  analytics: 'contagem de cliques',
  answer: 'resposta',
  badge: 'selo',
  before: 'foto de antes',
  beforeAlt: 'descrição da foto de antes',
  beforeFocus: 'enquadramento da foto de antes',
  beforeLabel: 'palavra da foto de antes',
  breed: 'raça',
  business: 'tipo de negócio',
  chat: 'mensagem do botão',
  comment: 'comentário',
  countLabel: 'palavras depois da quantidade',
  date: 'data',
  days: 'dias',
  description: 'descrição',
  detail: 'detalhe',
  discount: 'desconto',
  email: 'e-mail',
  exceptions: 'exceções',
  exceptionsTitle: 'título das exceções',
  eyebrow: 'linha acima do título',
  features: 'lista',
  floating: 'botão flutuante',
  footer: 'rodapé',
  groups: 'grupos',
  header: 'cabeçalho',
  hidden: 'escondida',
  highlight: 'destaque',
  hours: 'horário',
  file: 'arquivo',
  href: 'endereço',
  icon: 'desenho',
  image: 'foto',
  imageAlt: 'descrição da foto',
  intro: 'introdução',
  items: 'itens',
  kind: 'tipo do aviso',
  keywords: 'palavras-chave',
  label: 'texto do botão',
  links: 'links',
  maps: 'mapa',
  messages: 'mensagens',
  meta: 'dados para buscadores',
  name: 'nome',
  note: 'nota',
  originalPrice: 'preço de antes',
  petName: 'nome do pet',
  otherPhone: 'segundo telefone',
  phone: 'telefone',
  placeholder: 'conteúdo provisório',
  placeholders: 'dados provisórios',
  popular: 'mais procurado',
  price: 'preço',
  pricePrefix: 'palavras antes do preço',
  priceSuffix: 'palavras depois do preço',
  priceText: 'palavras no lugar do preço',
  question: 'pergunta',
  rating: 'avaliação',
  register: 'registro',
  reviewCount: 'quantidade de avaliações',
  role: 'função',
  section: 'seção compartilhada',
  service: 'serviço',
  services: 'serviços',
  show: 'quantas aparecem',
  showFrom: 'primeiro dia',
  showUntil: 'último dia',
  size: 'tamanho',
  social: 'redes sociais',
  source: 'fonte',
  structuredData: 'dados estruturados',
  subtitle: 'subtítulo',
  symbol: 'desenho',
  text: 'texto',
  theme: 'tema',
  time: 'hora',
  title: 'título',
  to: 'destino do botão',
  tone: 'fundo',
  topBar: 'linha do alto',
  validUntil: 'validade',
  value: 'valor',
  variant: 'aparência do botão',
  words: 'palavras do site',
  video: 'vídeo',
  whenHidden: 'links quando a seção não aparece',
};

/** One entry of a list, where the block does not say what its items are. */
const nouns: Readonly<Record<string, string>> = {
  actions: 'botão',
  badges: 'selo',
  facts: 'número',
  exceptions: 'exceção',
  groups: 'grupo',
  features: 'linha',
  hours: 'horário',
  links: 'link',
  mapActions: 'botão',
  placeholders: 'dado provisório',
  services: 'serviço',
  social: 'rede',
  stats: 'número',
};

/** A field in the reviewer's words. */
export function wordFor(field: string): string {
  return fieldWords[field] ?? field;
}

/** What one entry of a list is called, in the section of a type where it stands in one. */
export function nounFor(list: string, type: string | undefined): string {
  const own = list === 'items' && type !== undefined ? blocks.get(type)?.itemNoun : undefined;
  return own ?? nouns[list] ?? 'item';
}

function isFeminine(noun: string): boolean {
  return /(a|ção)$/.test(noun) || ['foto', 'rede'].includes(noun);
}

/** A noun with its article: `a pergunta`, `o botão`. */
export function withArticle(noun: string): string {
  return `${isFeminine(noun) ? 'a' : 'o'} ${noun}`;
}

function plural(noun: string): string {
  if (noun === 'item') return 'itens';
  const [first = '', ...rest] = noun.split(' ');
  const many = first.endsWith('ão') ? `${first.slice(0, -2)}ões` : `${first}s`;
  return [many, ...rest.map((word) => `${word}s`)].join(' ');
}

/** How many: `1 pergunta`, `2 botões`. */
export function countOf(amount: number, noun: string): string {
  return `${amount} ${amount === 1 ? noun : plural(noun)}`;
}

/** How many new ones: `1 pergunta nova`, `2 botões novos`. */
export function countNew(amount: number, noun: string): string {
  const ending = isFeminine(noun) ? 'nova' : 'novo';
  return amount === 1 ? `1 ${noun} ${ending}` : `${amount} ${plural(noun)} ${ending}s`;
}

/** How many fewer: `1 pergunta a menos`, `2 botões a menos`. */
export function countLost(amount: number, noun: string): string {
  return `${countOf(amount, noun)} a menos`;
}

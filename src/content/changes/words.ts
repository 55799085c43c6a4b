import { blocks } from '../schema/registry.ts';

/** Fields as a reviewer calls them. What is not here goes by its own name. */
const fieldWords: Readonly<Record<string, string>> = {
  about: 'apresentação',
  accent: 'cor de destaque',
  action: 'botão',
  actions: 'botões',
  address: 'endereço',
  after: 'foto de depois',
  afterAlt: 'descrição da foto de depois',
  afterFocus: 'enquadramento da foto de depois',
  afterLabel: 'palavra da foto de depois',
  alt: 'descrição',
  analytics: 'contagem de cliques',
  answer: 'resposta',
  article: 'do ou da',
  author: 'quem avaliou',
  badge: 'selo',
  badges: 'selos',
  before: 'foto de antes',
  beforeAlt: 'descrição da foto de antes',
  beforeFocus: 'enquadramento da foto de antes',
  beforeLabel: 'palavra da foto de antes',
  breed: 'raça',
  business: 'tipo de negócio',
  canvas: 'cor da página',
  chat: 'mensagem do botão',
  chatText: 'texto da conversa',
  chatTitle: 'título da conversa',
  city: 'cidade',
  claims: 'números e horários declarados',
  closes: 'hora de fechar',
  comment: 'comentário',
  counted: 'o que se conta',
  countLabel: 'palavras depois da quantidade',
  customers: 'quem avalia',
  date: 'data',
  days: 'dias',
  deep: 'cor do rodapé e dos títulos',
  default: 'mensagem padrão',
  description: 'descrição',
  detail: 'detalhe',
  discount: 'desconto',
  district: 'bairro',
  doing: 'palavras antes do número',
  done: 'palavras depois do número',
  edge: 'cor do contorno dos botões',
  email: 'e-mail',
  emailNote: 'palavras ao lado do e-mail',
  duty: 'plantão 24h',
  exceptions: 'exceções',
  exceptionsTitle: 'título das exceções',
  eyebrow: 'linha acima do título',
  facts: 'números',
  features: 'lista',
  figures: 'palavras dos números',
  file: 'arquivo',
  floating: 'botão flutuante',
  focus: 'enquadramento',
  footer: 'rodapé',
  founded: 'ano de fundação',
  from: 'endereço antigo',
  geo: 'lugar no mapa',
  groups: 'grupos',
  header: 'cabeçalho',
  headline: 'maior vantagem',
  hidden: 'escondida',
  highlight: 'destaque',
  hours: 'horário',
  hoursNote: 'nota do horário',
  href: 'endereço',
  icon: 'desenho',
  image: 'foto',
  imageAlt: 'descrição da foto',
  ink: 'cor do texto',
  inkSoft: 'cor do texto comum',
  intro: 'introdução',
  items: 'itens',
  keywords: 'palavras-chave',
  kind: 'tipo do aviso',
  label: 'texto do botão',
  labelDetail: 'detalhe do texto do botão',
  lazy: 'pode chegar depois',
  line: 'cor das linhas',
  links: 'links',
  logo: 'logotipo',
  mail: 'e-mail do botão',
  mapActions: 'botões do mapa',
  maps: 'mapa',
  messages: 'mensagens',
  meta: 'dados para buscadores',
  name: 'nome',
  note: 'nota',
  onStrongMark: 'cor do destaque sobre a principal',
  onStrongSoft: 'cor do texto sobre a principal',
  openingHours: 'horários',
  openNow: 'aberto agora',
  opens: 'hora de abrir',
  originalPrice: 'preço de antes',
  otherPhone: 'segundo telefone',
  otherPhoneNote: 'palavras ao lado do segundo telefone',
  paymentMethods: 'formas de pagamento',
  petName: 'nome do pet',
  phone: 'telefone',
  phoneNote: 'palavras ao lado do telefone',
  placeholder: 'conteúdo provisório',
  placeholders: 'dados provisórios',
  placename: 'cidade',
  popular: 'mais procurado',
  popularLabel: 'palavras do mais procurado',
  position: 'latitude e longitude',
  postalCode: 'CEP',
  price: 'preço',
  priceLabel: 'palavras do preço',
  pricePrefix: 'palavras antes do preço',
  priceSuffix: 'palavras depois do preço',
  priceText: 'palavras no lugar do preço',
  question: 'pergunta',
  rating: 'avaliação',
  redirects: 'endereços antigos',
  region: 'estado',
  register: 'registro',
  review: 'exemplo de avaliação',
  reviewCount: 'quantidade de avaliações',
  role: 'função',
  section: 'seção compartilhada',
  service: 'serviço',
  services: 'serviços',
  servicesTitle: 'título dos serviços',
  shortLabel: 'texto curto do botão',
  show: 'quantas aparecem',
  showFrom: 'primeiro dia',
  showOn: 'telas em que aparece',
  showUntil: 'último dia',
  size: 'tamanho',
  social: 'redes sociais',
  soldOut: 'esgotado',
  source: 'fonte',
  state: 'estado',
  stats: 'números',
  street: 'rua',
  strong: 'cor principal',
  strongHover: 'cor principal com o mouse em cima',
  strongLine: 'cor das linhas sobre a principal',
  structuredData: 'dados estruturados',
  subject: 'assunto',
  subtitle: 'subtítulo',
  symbol: 'desenho',
  tagline: 'o que o negócio é',
  tel: 'telefone do botão',
  text: 'texto',
  theme: 'tema',
  things: 'o que se conta',
  time: 'hora',
  tint: 'cor bem clara',
  tintStrong: 'cor dos selos',
  title: 'título',
  to: 'destino do botão',
  thumbBar: 'barra do celular',
  tone: 'fundo',
  topBar: 'linha do alto',
  trigger: 'seção que a abre',
  type: 'tipo',
  url: 'endereço do site',
  validUntil: 'validade',
  value: 'valor',
  variant: 'aparência do botão',
  video: 'vídeo',
  week: 'horário da semana',
  whatsapp: 'WhatsApp',
  whenHidden: 'links quando a seção não aparece',
  where: 'lugares',
  who: 'quem é',
  words: 'palavras do site',
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
  openingHours: 'horário',
  counted: 'número',
  customers: 'palavra',
  claims: 'declaração',
  days: 'dia',
  doing: 'palavra',
  done: 'palavra',
  paymentMethods: 'forma de pagamento',
  placeholders: 'dado provisório',
  redirects: 'redirecionamento',
  services: 'serviço',
  social: 'rede',
  stats: 'número',
  things: 'palavra',
  week: 'horário',
  where: 'lugar',
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
  const [first = ''] = noun.split(' ');
  if (first === 'dia') return false;
  return /(a|ção)$/.test(first) || ['foto', 'rede'].includes(first);
}

/** A noun with its article: `a pergunta`, `o botão`. */
export function withArticle(noun: string): string {
  return `${isFeminine(noun) ? 'a' : 'o'} ${noun}`;
}

function plural(noun: string): string {
  if (noun === 'item') return 'itens';
  const [first = '', ...rest] = noun.split(' ');
  const many = first.endsWith('ão')
    ? `${first.slice(0, -2)}ões`
    : `${first}${first.endsWith('r') ? 'es' : 's'}`;
  // `forma de pagamento` is many forms of one thing.
  return [many, ...(rest[0] === 'de' ? rest : rest.map((word) => `${word}s`))].join(' ');
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

import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { page } from '../../fields/page.ts';
import { site } from '../../fields/site.ts';
import { theme } from '../../fields/theme.ts';
import { blocks } from '../schema/registry.ts';
import { outlineOf, type Outline } from '../schema/outline.ts';
import { describeChanges, formatChanges } from './changes.ts';
import { wordFor } from '../problems/field-words.ts';
import { nounFor } from '../schema/item-noun.ts';

/** Names of fields that Portuguese has as well, or that editors meet as they are. */
const alike = ['id', 'link', 'links', 'menu', 'pixel', 'video', 'tutor', 'sections'];

interface Names {
  readonly fields: Set<string>;
  readonly lists: Set<string>;
}

/** Names of fields and of lists in an outline; the words of the interface are told by what they say. */
function collect(outline: Outline, names: Names, name = ''): Names {
  if (outline.kind === 'list') {
    names.lists.add(name);
    collect(outline.item, names, name);
  }
  if (outline.kind === 'group') {
    for (const field of outline.fields.values()) {
      names.fields.add(field.name);
      if (field.name !== 'words') collect(field.outline, names, field.name);
    }
  }
  return names;
}

const outlines = [site, page, theme, ...Array.from(blocks.values(), ({ schema }) => schema)].map(outlineOf);

it('has a Portuguese word for every field of every file, and a noun for the items of every list', () => {
  const names: Names = { fields: new Set(), lists: new Set() };
  for (const outline of outlines) collect(outline, names);
  const { fields, lists } = names;
  expect(fields.size).toBeGreaterThan(150);
  const wordless = [...fields].filter((field) => wordFor(field) === field && !alike.includes(field));
  expect(wordless, 'fields without a word in problems/field-words.ts').toEqual([]);
  // What the items of a section are called, its block says.
  const nounless = [...lists].filter((list) => nounFor(list, undefined) === 'item');
  expect(nounless, 'lists without a noun in schema/item-noun.ts').toEqual(['sections', 'items']);
});

const before = `
name: Padaria
business: Bakery
tagline: Pães de fermentação natural
logo: logo.svg
icon: favicon.svg
url: https://www.padaria.example
phone: "+55 54 90000-0000"
phoneNote: Das 7h às 19h
whatsapp: "+55 54 91111-0000"
otherPhone: "+55 54 92222-0000"
otherPhoneNote: Encomendas
email: oi@padaria.example
emailNote: Resposta no mesmo dia
address:
  street: Rua das Flores, 100
  district: Centro
  city: Caxias do Sul
  state: RS
  postalCode: 95010-100
social:
  - name: Instagram
    href: https://www.instagram.com/padaria
messages:
  default: pedido
  pedido: Olá! Quero encomendar.
  hours: Olá! Abrem hoje?
header:
  topBar: Aberto até as 19h
  links:
    - label: Sobre
      to: /sobre
  phone: sim
  actions:
    - label: Pedir
      chat: pedido
      variant: primary
      icon: cake
  menu:
    hours: Das 7h às 19h
  messages:
    menu: Olá! Vi o menu.
footer:
  about: Pão todo dia.
  note: Resposta no mesmo dia
  rating: 4.9/5
  servicesTitle: O que fazemos
  services:
    - Pães
  hours:
    - days: Segunda a sexta
      time: 7h às 19h
  lazy: sim
redirects:
  - from: /promo
    to: /sobre
pixel: "123456789012345"
floating: sim
meta:
  keywords: pão, padaria
  geo:
    region: BR-RS
    placename: Caxias do Sul
    position: -29.1;-51.1
  image: fachada.jpg
  focus: top
  structuredData:
    rating: 4.9
    reviewCount: 150
    founded: 2004
    openingHours:
      - days:
          - sábado
        opens: 07:00
        closes: 12:00
    paymentMethods:
      - Pix
    services:
      - name: Encomendas
        description: Bolos e tortas.
    review:
      author: Ana
      rating: 5
      text: Ótimo pão.
words:
  phone: Fale conosco
placeholders:
  - name
figures:
  counted:
    - subject: paes
      name: pães por dia
      things:
        - pães
      done:
        - assados
      doing:
        - assamos
  customers:
    - vizinhos
  services:
    - encomenda
claims:
  - subject: paes
    value: 500+
    where:
      - /
`;

function tell(after: string): string {
  const version = (text: string) => ({ 'site.yaml': new TextEncoder().encode(text) });
  return formatChanges(describeChanges(version(before), version(after))).replace('Nos dados do site: ', '');
}

/** Every line with a value, and the value as it is written. */
const lines = before.split('\n').flatMap((line, at) => {
  const [, start = '', value = ''] = /^(\s*(?:- )?(?:\w+: )?)(\S.*)$/.exec(line) ?? [];
  return value === '' || value.endsWith(':') ? [] : [{ at, start, value }];
});

it('tells a change of each field of site.yaml in words that are not the names of fields', () => {
  const told = lines.map(({ at, start, value }) => {
    const changed = value.startsWith('"') ? `${value.slice(0, -1)}1"` : `${value}1`;
    return tell(
      before
        .split('\n')
        .with(at, start + changed)
        .join('\n'),
    );
  });
  expect(told.join('\n')).toMatchInlineSnapshot(`
    "nome: "Padaria" → "Padaria1"
    tipo de negócio: "Bakery" → "Bakery1"
    o que o negócio é: "Pães de fermentação natural" → "Pães de fermentação natural1"
    logotipo: logo.svg → logo.svg1
    desenho da aba do navegador: favicon.svg → favicon.svg1
    endereço do site: https://www.padaria.example → https://www.padaria.example1
    telefone: "+55 54 90000-0000" → "+55 54 90000-00001"
    palavras ao lado do telefone: "Das 7h às 19h" → "Das 7h às 19h1"
    WhatsApp: "+55 54 91111-0000" → "+55 54 91111-00001"
    segundo telefone: "+55 54 92222-0000" → "+55 54 92222-00001"
    palavras ao lado do segundo telefone: "Encomendas" → "Encomendas1"
    e-mail: oi@padaria.example → oi@padaria.example1
    palavras ao lado do e-mail: "Resposta no mesmo dia" → "Resposta no mesmo dia1"
    endereço › rua: "Rua das Flores, 100" → "Rua das Flores, 1001"
    endereço › bairro: "Centro" → "Centro1"
    endereço › cidade: "Caxias do Sul" → "Caxias do Sul1"

    Confira: a cidade antiga, "Caxias do Sul", continua em site.yaml:63
    endereço › estado: "RS" → "RS1"
    endereço › CEP: 95010-100 → 95010-1001
    a rede "Instagram" passa a ser "Instagram1"
    endereço de "Instagram": https://www.instagram.com/padaria → https://www.instagram.com/padaria1
    mensagem padrão: pedido → pedido1
    mensagem "pedido": "Olá! Quero encomendar." → "Olá! Quero encomendar.1"
    mensagem "hours": "Olá! Abrem hoje?" → "Olá! Abrem hoje?1"
    cabeçalho › linha do alto: "Aberto até as 19h" → "Aberto até as 19h1"
    o link "Sobre" passa a ser "Sobre1"
    destino do link de "Sobre": /sobre → /sobre1
    cabeçalho › telefone: sim → sim1
    o botão "Pedir" passa a ser "Pedir1"
    mensagem do botão de "Pedir": pedido → pedido1
    aparência do botão de "Pedir": primary → primary1
    desenho de "Pedir": cake → cake1
    cabeçalho › menu › horário: "Das 7h às 19h" → "Das 7h às 19h1"
    mensagem "menu" em cabeçalho: "Olá! Vi o menu." → "Olá! Vi o menu.1"
    rodapé › apresentação: "Pão todo dia." → "Pão todo dia.1"
    rodapé › nota: "Resposta no mesmo dia" → "Resposta no mesmo dia1"
    rodapé › avaliação: 4.9/5 → 4.9/51
    rodapé › título dos serviços: "O que fazemos" → "O que fazemos1"
    1 serviço novo em rodapé: "Pães1"; 1 serviço a menos em rodapé: "Pães"
    o horário "Segunda a sexta" passa a ser "Segunda a sexta1"
    hora de "Segunda a sexta": "7h às 19h" → "7h às 19h1"
    rodapé › pode chegar depois: sim → sim1
    quem abre o endereço antigo /promo1 chega a /sobre; o endereço antigo /promo não leva mais a lugar nenhum
    quem abre o endereço antigo /promo chega agora a /sobre1
    pixel: 123456789012345 → 1234567890123451
    botão flutuante: sim → sim1
    dados para buscadores › palavras-chave: "pão, padaria" → "pão, padaria1"
    dados para buscadores › lugar no mapa › estado: "BR-RS" → "BR-RS1"
    dados para buscadores › lugar no mapa › cidade: "Caxias do Sul" → "Caxias do Sul1"
    dados para buscadores › lugar no mapa › latitude e longitude: -29.1;-51.1 → -29.1;-51.11
    dados para buscadores › foto: fachada.jpg → fachada.jpg1
    dados para buscadores › enquadramento: top → top1
    dados para buscadores › dados estruturados › avaliação: 4.9 → 4.91
    dados para buscadores › dados estruturados › quantidade de avaliações: 150 → 1501
    dados para buscadores › dados estruturados › ano de fundação: 2004 → 20041
    1 dia novo de "sábado1": "sábado1"; 1 dia a menos de "sábado1": "sábado"
    hora de abrir de "sábado": 07:00 → 07:001
    hora de fechar de "sábado": 12:00 → 12:001
    1 forma de pagamento nova em dados para buscadores › dados estruturados: "Pix1"; 1 forma de pagamento a menos em dados para buscadores › dados estruturados: "Pix"
    o serviço "Encomendas" passa a ser "Encomendas1"
    descrição de "Encomendas": "Bolos e tortas." → "Bolos e tortas.1"
    dados para buscadores › dados estruturados › exemplo de avaliação › quem avaliou: "Ana" → "Ana1"
    dados para buscadores › dados estruturados › exemplo de avaliação › avaliação: 5 → 51
    dados para buscadores › dados estruturados › exemplo de avaliação › texto: "Ótimo pão." → "Ótimo pão.1"
    palavra do site: "Fale conosco" → "Fale conosco1"
    1 dado provisório novo: "name1"; 1 dado provisório a menos: "name"
    assunto de "pães por dia": paes → paes1
    o número "pães por dia" passa a ser "pães por dia1"
    1 palavra nova de "pães por dia": "pães1"; 1 palavra a menos de "pães por dia": "pães"
    1 palavra nova de "pães por dia": "assados1"; 1 palavra a menos de "pães por dia": "assados"
    1 palavra nova de "pães por dia": "assamos1"; 1 palavra a menos de "pães por dia": "assamos"
    1 palavra nova em palavras dos números: "vizinhos1"; 1 palavra a menos em palavras dos números: "vizinhos"
    1 serviço novo em palavras dos números: "encomenda1"; 1 serviço a menos em palavras dos números: "encomenda"
    anotado como certo em outros lugares: "500+"
    anotado como certo, mesmo diferente em outros lugares: "500+1"; não está mais anotado como certo: "500+"
    anotado como certo em outros lugares: "500+""
  `);
});

it('tells what is new and what is gone of each group and list of site.yaml', () => {
  const data = parse(before) as Record<string, unknown>;
  const groups = Object.keys(data).filter((field) => typeof data[field] === 'object');
  const without = (field: string) => before.replace(new RegExp(`^${field}:\\n(?:[ ].*\\n)+`, 'm'), '');
  const version = (text: string) => ({ 'site.yaml': new TextEncoder().encode(text) });
  const told = groups.map((field) =>
    [
      [without(field), before],
      [before, without(field)],
    ]
      .map(([one = '', other = '']) => formatChanges(describeChanges(version(one), version(other))))
      .join('\n')
      .replaceAll('Nos dados do site: ', ''),
  );
  expect(told.join('\n')).toMatchInlineSnapshot(`
    "endereço › rua: (nada) → "Rua das Flores, 100"; endereço › bairro: (nada) → "Centro"; endereço › cidade: (nada) → "Caxias do Sul"; endereço › estado: (nada) → "RS"; endereço › CEP: (nada) → 95010-100
    endereço › rua: "Rua das Flores, 100" → (nada); endereço › bairro: "Centro" → (nada); endereço › cidade: "Caxias do Sul" → (nada); endereço › estado: "RS" → (nada); endereço › CEP: 95010-100 → (nada)
    1 rede nova: "Instagram"
    1 rede a menos: "Instagram"
    mensagem padrão: (nada) → pedido; nova mensagem "pedido": "Olá! Quero encomendar."; nova mensagem "hours": "Olá! Abrem hoje?"
    mensagem padrão: pedido → (nada); a mensagem "pedido" é apagada; a mensagem "hours" é apagada
    cabeçalho › linha do alto: (nada) → "Aberto até as 19h"; 1 link novo em cabeçalho: "Sobre"; cabeçalho › telefone: (nada) → sim; 1 botão novo em cabeçalho: "Pedir"; cabeçalho › menu › horário: (nada) → "Das 7h às 19h"; nova mensagem "menu" em cabeçalho: "Olá! Vi o menu."
    cabeçalho › linha do alto: "Aberto até as 19h" → (nada); 1 link a menos em cabeçalho: "Sobre"; cabeçalho › telefone: sim → (nada); 1 botão a menos em cabeçalho: "Pedir"; cabeçalho › menu › horário: "Das 7h às 19h" → (nada); a mensagem "menu" em cabeçalho é apagada
    rodapé › apresentação: (nada) → "Pão todo dia."; rodapé › nota: (nada) → "Resposta no mesmo dia"; rodapé › avaliação: (nada) → 4.9/5; rodapé › título dos serviços: (nada) → "O que fazemos"; 1 serviço novo em rodapé: "Pães"; 1 horário novo em rodapé: "Segunda a sexta"; rodapé › pode chegar depois: (nada) → sim
    rodapé › apresentação: "Pão todo dia." → (nada); rodapé › nota: "Resposta no mesmo dia" → (nada); rodapé › avaliação: 4.9/5 → (nada); rodapé › título dos serviços: "O que fazemos" → (nada); 1 serviço a menos em rodapé: "Pães"; 1 horário a menos em rodapé: "Segunda a sexta"; rodapé › pode chegar depois: sim → (nada)
    quem abre o endereço antigo /promo chega a /sobre
    o endereço antigo /promo não leva mais a lugar nenhum
    dados para buscadores › palavras-chave: (nada) → "pão, padaria"; dados para buscadores › lugar no mapa › estado: (nada) → "BR-RS"; dados para buscadores › lugar no mapa › cidade: (nada) → "Caxias do Sul"; dados para buscadores › lugar no mapa › latitude e longitude: (nada) → -29.1;-51.1; dados para buscadores › foto: (nada) → fachada.jpg; dados para buscadores › enquadramento: (nada) → top; dados para buscadores › dados estruturados › avaliação: (nada) → 4.9; dados para buscadores › dados estruturados › quantidade de avaliações: (nada) → 150; dados para buscadores › dados estruturados › ano de fundação: (nada) → 2004; 1 horário novo em dados para buscadores › dados estruturados: "sábado"; 1 forma de pagamento nova em dados para buscadores › dados estruturados: "Pix"; 1 serviço novo em dados para buscadores › dados estruturados: "Encomendas"; dados para buscadores › dados estruturados › exemplo de avaliação › quem avaliou: (nada) → "Ana"; dados para buscadores › dados estruturados › exemplo de avaliação › avaliação: (nada) → 5; dados para buscadores › dados estruturados › exemplo de avaliação › texto: (nada) → "Ótimo pão."
    dados para buscadores › palavras-chave: "pão, padaria" → (nada); dados para buscadores › lugar no mapa › estado: "BR-RS" → (nada); dados para buscadores › lugar no mapa › cidade: "Caxias do Sul" → (nada); dados para buscadores › lugar no mapa › latitude e longitude: -29.1;-51.1 → (nada); dados para buscadores › foto: fachada.jpg → (nada); dados para buscadores › enquadramento: top → (nada); dados para buscadores › dados estruturados › avaliação: 4.9 → (nada); dados para buscadores › dados estruturados › quantidade de avaliações: 150 → (nada); dados para buscadores › dados estruturados › ano de fundação: 2004 → (nada); 1 horário a menos em dados para buscadores › dados estruturados: "sábado"; 1 forma de pagamento a menos em dados para buscadores › dados estruturados: "Pix"; 1 serviço a menos em dados para buscadores › dados estruturados: "Encomendas"; dados para buscadores › dados estruturados › exemplo de avaliação › quem avaliou: "Ana" → (nada); dados para buscadores › dados estruturados › exemplo de avaliação › avaliação: 5 → (nada); dados para buscadores › dados estruturados › exemplo de avaliação › texto: "Ótimo pão." → (nada)
    palavra do site: "Telefone" → "Fale conosco"
    palavra do site: "Fale conosco" → "Telefone"
    1 dado provisório novo: "name"
    1 dado provisório a menos: "name"
    1 número novo em palavras dos números: "pães por dia"; 1 palavra nova em palavras dos números: "vizinhos"; 1 serviço novo em palavras dos números: "encomenda"
    1 número a menos em palavras dos números: "pães por dia"; 1 palavra a menos em palavras dos números: "vizinhos"; 1 serviço a menos em palavras dos números: "encomenda"
    anotado como certo, mesmo diferente em outros lugares: "500+"
    não está mais anotado como certo: "500+""
  `);
});

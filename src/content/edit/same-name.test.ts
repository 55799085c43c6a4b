import { expect, it } from 'vitest';
import type { Path } from '../problems/problem.ts';
import { valueAt } from '../source/place.ts';
import { lastName, namedAt } from './names.ts';
import { readData } from './parse.ts';
import { changeNames, findSameName, findSameText } from './same-name.ts';

type Texts = Readonly<Record<string, string>>;

/** What is found of a name that one of the files has given something before, and what the files say with the other. */
function rename(texts: Texts, [file, path]: readonly [string, Path], now: string | undefined) {
  const old = Object.fromEntries(Object.entries(texts).map(([name, text]) => [name, readData(text)]));
  const before = valueAt(old[file], path) as string;
  const fresh =
    now === undefined
      ? texts
      : { ...texts, [file]: texts[file]?.replace(`: ${before}\n`, `: ${now}\n`) ?? '' };
  const files = Object.fromEntries(Object.entries(fresh).map(([name, text]) => [name, readData(text)]));
  const named = namedAt(file, old[file], path);
  const found =
    named === undefined
      ? findSameText({ files, file, path, before, now })
      : findSameName({ files, file, path, named, before, now, last: lastName(old[file], path) });
  const edit = found && changeNames(fresh, found.places);
  return { places: found?.places ?? [], texts: edit?.ok === true ? edit.texts : {} };
}

const page = (said: string) => `title: Um\nsections:\n- type: notice\n  title: "${said}"\n`;

/** What a notice says once a field of the site's data is another. */
function follow(site: string, path: Path, said: string, now: string) {
  const { places, texts } = rename({ 'site.yaml': site, 'a.yaml': page(said) }, ['site.yaml', path], now);
  return places.map(({ text }) => (text === undefined ? 'told' : readTitle(texts['a.yaml'])))[0];
}

const readTitle = (text: string | null = '') => valueAt(readData(text ?? ''), ['sections', 0, 'title']);

const profile = 'https://www.instagram.com/paobom';

const site =
  'name: Padaria Bom Dia\nemail: oi@bomdia.com\naddress:\n  street: Rua Acre, 12\n  district: Centro\n  city: Lajeado\n  postalCode: 95900-012\nsocial:\n- name: Instagram\n  href: https://www.instagram.com/bomdia\n';

it.each([
  [['email'], 'Escreva a oi@bomdia.com.', 'ola@bomdia.com', 'Escreva a ola@bomdia.com.'],
  [['address', 'street'], 'Na Rua Acre 12, às 8h', 'Rua Piauí, 30', 'Na Rua Piauí, 30, às 8h'],
  [['address', 'street'], 'Na Rua Acre, 12, às 8h', 'Largo Novo, 3', 'told'],
  [['address', 'street'], 'Venha: rua acre, 12', 'Rua Piauí, 30', 'Venha: rua piauí, 30'],
  [['address', 'street'], 'Venha: R. Acre nº 12, Centro', 'Rua Piauí, 30', 'Venha: Rua Piauí, 30, Centro'],
  [['address', 'street'], 'Venha: Rua Acre, n. 12', 'Rua Acre, 20', 'Venha: Rua Acre, 20'],
  [['address', 'street'], 'Na esquina da Rua Acre com a praça', 'Rua Piauí, 30', 'told'],
  [['address', 'street'], 'Fica na Acre 12', 'Rua Piauí, 30', 'told'],
  [['address', 'postalCode'], 'CEP 95900012', '95900-300', 'CEP 95900-300'],
  [['address', 'postalCode'], 'CEP 95.900-012', '95900-300', 'CEP 95900-300'],
  [['social', 0, 'href'], '[Siga](https://instagram.com/bomdia/)', profile, `[Siga](${profile})`],
  [['social', 0, 'href'], 'Veja instagram.com/bomdia', profile, 'Veja instagram.com/paobom'],
  [['social', 0, 'href'], 'Siga @bomdia', profile, 'told'],
  [['address', 'district'], 'Pães no Centro de Lajeado', 'Bairro Novo', 'Pães no Bairro Novo de Lajeado'],
  [['address', 'district'], 'Pães no Centro', 'Vila Nova', 'told'],
  [['address', 'city'], 'Pães em Lajeado', 'Estrela', 'Pães em Estrela'],
  [['address', 'district'], 'Abrimos no Centro de Lajeado em 2004', 'Bairro Novo', undefined],
  [['address', 'district'], 'Em 1987 nascemos no Centro, com um forno', 'Bairro Novo', undefined],
  [['address', 'district'], 'Padaria fundada no Centro em março de 1987', 'Bairro Novo', undefined],
  [['address', 'district'], 'Padaria fundada no Centro em 1987', 'Bairro Novo', undefined],
  [['address', 'district'], 'No Centro desde 2004', 'Bairro Novo', 'told'],
  [['address', 'district'], 'Abrimos no Centro aos domingos', 'Bairro Novo', 'told'],
  [
    ['address', 'district'],
    'Abrimos em 2004. Ficamos no Centro.',
    'Bairro Novo',
    'Abrimos em 2004. Ficamos no Bairro Novo.',
  ],
  [
    ['address', 'district'],
    'Nascemos ali. Ficamos no Centro.',
    'Bairro Novo',
    'Nascemos ali. Ficamos no Bairro Novo.',
  ],
  [['address', 'district'], 'Ônibus que saem do Centro param aqui', 'Bairro Novo', 'told'],
  [['address', 'street'], 'Desde 1998 na Rua Acre, 12', 'Rua Piauí, 30', 'told'],
  [['address', 'city'], 'A 10 minutos de Lajeado', 'Estrela', 'told'],
  [['name'], 'Desde 2004, Padaria Bom Dia', 'Padaria Boa Noite', 'Desde 2004, Padaria Boa Noite'],
  [['name'], 'Sou da Padaria Bom Dia', 'Padaria Boa Noite', 'Sou da Padaria Boa Noite'],
  [['name'], 'Sou da Padaria Bom Dia', 'Forno Velho', 'told'],
  [['name'], 'A Padaria Bom Dia abre', 'Padaria Bom Dia e Café', 'A Padaria Bom Dia e Café abre'],
] as const)('follows the datum %j into "%s"', (path, said, now, wanted) => {
  expect(follow(site, path, said, now)).toBe(wanted);
});

it.each([
  [['email'], 'Escreva a joao.oi@bomdia.com', 'ola@bomdia.com'],
  [['email'], 'Escreva a oi@bomdia.com.br', 'ola@bomdia.com'],
  [['address', 'street'], 'Na Rua Acre, 120', 'Rua Piauí, 30'],
  [['address', 'street'], 'Na Rua Acre', 'Rua Acre, 20'],
  [['address', 'street'], 'Na Rua Acre, nº 120', 'Rua Piauí, 30'],
  [['address', 'street'], 'Na Rua Acre Velho', 'Rua Piauí, 30'],
  [['address', 'postalCode'], 'Pedido 959000123', '95900-300'],
  [['social', 0, 'href'], 'Siga @bomdia.loja e ana@bomdia', profile],
  [['social', 0, 'href'], 'Veja https://www.instagram.com/bomdia/p/1', profile],
  [['social', 0, 'href'], 'Siga @bomdia', 'https://www.facebook.com/paobom'],
  [['address', 'district'], 'No centro da mesa', 'Vila Nova'],
  [['address', 'district'], 'No Centro de Artes', 'Vila Nova'],
  [['name'], 'Padaria Bom Dia é agora Forno Velho', 'Forno Velho'],
  [['name'], 'Padaria Bom Dia e Café', 'Padaria Bom Dia e Café'],
  [['address', 'street'], 'Na Rua Acre, 12', 'Rua Acre, 12, sala 3'],
] as const)('leaves the datum %j alone in "%s"', (path, said, now) => {
  expect(follow(site, path, said, now)).toBeUndefined();
});

it.each([
  ['Rua 7 de Setembro, 340', 'Na Rua 7 de Setembro', 'told'],
  ['Rua 7 de Setembro, 340', 'Na rua 7 de Setembro, 340', 'Na Rua Piauí, 30'],
  ['Praça da Matriz, s/n', 'Na praça da matriz, s/n', 'Na rua piauí, 30'],
])('follows the street %s into "%s"', (street, said, wanted) => {
  const own = site.replace('Rua Acre, 12', street);
  expect(follow(own, ['address', 'street'], said, 'Rua Piauí, 30')).toBe(wanted);
});

it('leaves the notes beside a telephone alone that are words of every day', () => {
  const noted = (note: string) => `name: X\nphoneNote: ${note}\n`;
  const told = (note: string) => follow(noted(note), ['phoneNote'], `Pelo ${note} você pede`, 'Balcão');
  expect([told('WhatsApp'), told('Balcão 24h'), told('balcão aberto sempre')]).toEqual([
    undefined,
    'told',
    'told',
  ]);
  const alone = (said: string) => follow(noted('Balcão 24h'), ['phoneNote'], said, 'Balcão até 22h');
  expect([alone('Balcão 24h'), alone('Padaria (balcão 24h)')]).toEqual([
    'Balcão até 22h',
    'Padaria (balcão até 22h)',
  ]);
  // What the number is for is no other name of what it was for.
  const other = follow(noted('Balcão 24h'), ['phoneNote'], 'Balcão 24h', 'Recepção e WhatsApp');
  expect(other).toBe('told');
});

const shop = (...names: readonly string[]) =>
  `title: Loja\nsections:\n- type: packages\n  items:\n${names.map((name) => `  - title: ${name}\n`).join('')}`;
const first: readonly [string, Path] = ['loja.yaml', ['sections', 0, 'items', 0, 'title']];
const faq = (answer: string) => `- type: faq\n  items:\n  - question: Como?\n    answer: ${answer}\n`;

/** What an answer on the same page says once the first package has another name, or has gone. */
function ask(names: readonly string[], answer: string, now: string | undefined) {
  const { places, texts } = rename({ 'loja.yaml': shop(...names) + faq(answer) }, first, now);
  const said = valueAt(readData(texts['loja.yaml'] ?? ''), ['sections', 1, 'items', 0, 'answer']);
  return places.map(({ typed, text }) => [typed, text === undefined ? undefined : said])[0];
}

it('follows a thing into the texts of its page, with capitals as they have them', () => {
  expect(ask(['Cesta Doce'], 'A cesta doce vai hoje.', 'Cesta Mel')).toEqual([
    'cesta doce',
    'A cesta mel vai hoje.',
  ]);
  expect(ask(['Cesta Doce'], 'A cesta doce vai hoje.', 'Pão')).toEqual(['cesta doce', undefined]);
});

it('follows the last word of a thing whose neighbours begin alike, where it has an article', () => {
  const plans = ['Plano Anual', 'Plano Mensal'];
  expect(ask(plans, 'O anual é melhor.', 'Plano Longo')).toEqual(['anual', 'O longo é melhor.']);
  expect(ask(plans, 'A festa anual é boa.', 'Plano Longo')).toBeUndefined();
  expect(ask(['Plano Anual', 'Cesta'], 'O anual é melhor.', 'Plano Longo')).toBeUndefined();
});

it('takes one word for a name only where a text is nothing else', () => {
  expect(ask(['Encomendas'], 'Faça encomendas aqui.', 'Pedidos')).toBeUndefined();
  expect(ask(['Encomendas'], 'Encomendas', 'Pedidos')).toEqual(['Encomendas', 'Pedidos']);
});

it('leaves alone what something else is called too, and what a page is about', () => {
  expect(ask(['Cesta Doce', 'Cesta Doce'], 'A cesta doce vai.', 'Cesta Mel')).toBeUndefined();
  const about = {
    'loja.yaml': `${shop('Cesta Doce')}${faq('A cesta doce.')}`.replace('Loja', 'Cesta doce em casa'),
  };
  expect(rename(about, first, 'Cesta Mel').places).toEqual([]);
});

it('stays on its page where another page has something of that name, and says nothing of what only one has lost', () => {
  const other = shop('Cesta Doce') + faq('A cesta doce é boa.');
  const texts = { 'loja.yaml': shop('Cesta Doce') + faq('Leve a cesta doce.'), 'a.yaml': other };
  expect(rename(texts, first, 'Cesta Mel').places.map(({ file }) => file)).toEqual(['loja.yaml']);
  const gone = { 'loja.yaml': `title: Loja\nsections:\n${faq('Leve a cesta doce.')}`, 'a.yaml': other };
  const files = Object.fromEntries(Object.entries(gone).map(([name, text]) => [name, readData(text)]));
  const lost = {
    files,
    file: first[0],
    path: first[1],
    named: 'thing',
    before: 'Cesta Doce',
    now: undefined,
  } as const;
  expect(findSameName(lost)).toBeUndefined();
  expect(findSameName({ ...lost, files: { 'loja.yaml': files['loja.yaml'] } })?.places.length).toBe(1);
});

const team = (name: string) =>
  `title: Um\nsections:\n- type: team\n  items:\n  - name: ${name}\n    role: Forno\n`;
const person: readonly [string, Path] = ['loja.yaml', ['sections', 0, 'items', 0, 'name']];

it('follows somebody with a new name to other teams, and who takes their place only into texts', () => {
  const texts = { 'loja.yaml': team('Ana Reis'), 'a.yaml': team('Ana Reis') };
  expect(rename(texts, person, 'Ana Reis Lima').places.length).toBe(1);
  expect(rename(texts, person, 'Pedro Dias').places).toEqual([]);
  const said = { 'loja.yaml': team('Dra. Ana Reis'), 'a.yaml': page('Com a Dra. Ana Reis') };
  expect(rename(said, person, 'Dra. Ana Sá').places.map(({ text }) => text)).toEqual(['Com a Dra. Ana Sá']);
  expect(rename(said, person, 'Dra. Bia Sá').places.map(({ text }) => text)).toEqual([undefined]);
  expect(rename(said, person, 'Dr. Pedro Dias').places.map(({ text }) => text)).toEqual([undefined]);
});

it('follows a line of a list unless another has come in its place, or a thing is still called so', () => {
  const foot = (...lines: readonly string[]) =>
    `title: Um\nfooter:\n  services:\n${lines.map((line) => `  - ${line}\n`).join('')}`;
  const find = (now: string | undefined, more = '') => {
    const files = {
      'a.yaml': readData(foot('Pães', ...(now ? [now] : []))),
      'b.yaml': readData(page('Com bolo de mel') + more),
    };
    const lost = {
      files,
      file: 'a.yaml',
      path: ['footer', 'services', 1],
      named: 'thing',
      before: 'Bolo de mel',
      now,
    } as const;
    return findSameName(lost)?.places.length;
  };
  const sold = '- type: packages\n  items:\n  - title: Bolo de mel\n';
  expect([find('Bolo de nata'), find('Tortas'), find(undefined)]).toEqual([1, undefined, 1]);
  expect([find('Bolo de nata', sold), find(undefined, sold)]).toEqual([undefined, undefined]);
});

it('looks for nothing in what is hidden', () => {
  const texts = { 'loja.yaml': team('Ana Reis'), 'a.yaml': `${page('Com Ana Reis')}  hidden: sim\n` };
  expect(rename(texts, person, 'Bia Sá').places).toEqual([]);
});

it('finds a short text with a number that stands elsewhere word for word once it is put in other words', () => {
  const texts = { 'a.yaml': page('Forno aceso 24h'), 'b.yaml': 'type: cta\nnote: Forno aceso 24h\n' };
  const at: readonly [string, Path] = ['b.yaml', ['note']];
  expect(rename(texts, at, 'Forno aceso até as 22h').places.map(({ text }) => text)).toEqual([
    'Forno aceso até as 22h',
  ]);
  expect(rename(texts, at, 'Peça pelo balcão').places).toEqual([]);
});

it('a telephone number is no text that is followed', () => {
  const site = 'name: Casa\nphone: +55 54 99999-0000\nwhatsapp: +55 54 99999-0000\n';
  expect(rename({ 'site.yaml': site }, ['site.yaml', ['phone']], '+55 54 3311-2040').places).toEqual([]);
});

it('takes what search engines alone are told for no other thing of the name, once that has gone', () => {
  const texts = {
    'a.yaml': 'title: Loja\nfooter:\n  services:\n    - Entrega noturna\n    - Bolos\n',
    'b.yaml': page('Temos entrega noturna.'),
    'site.yaml': 'name: X\nmeta:\n  structuredData:\n    services:\n      - name: Entrega noturna\n',
  };
  const without = { ...texts, 'a.yaml': texts['a.yaml'].replace('    - Entrega noturna\n', '') };
  const files = Object.fromEntries(Object.entries(without).map(([name, text]) => [name, readData(text)]));
  const change = { files, file: 'a.yaml', path: ['footer', 'services', 0], named: 'thing' } as const;
  const found = findSameName({ ...change, before: 'Entrega noturna', now: undefined });
  expect(found?.places.map(({ file }) => file)).toEqual(['b.yaml', 'site.yaml']);
});

it('finds the title of a page that says what a section of it said as its own', () => {
  const page = (title: string) => `title: ${title}\nsections:\n- type: hero\n  title: Bolos de festa\n`;
  const follow = (title: string, now = 'Festas') =>
    rename({ 'a.yaml': page(title) }, ['a.yaml', ['sections', 0, 'title']], now).places.map(
      ({ text }) => text,
    );
  expect(follow('bolos de festa | Padaria Bom Dia')).toEqual(['Festas | Padaria Bom Dia']);
  expect(follow('BOLOS de festa')).toEqual(['Festas']);
  expect(follow('Bolos de festa em Lajeado')).toEqual([]);
  expect(follow('BOLOS de festa', 'bolos de Festa')).toEqual([]);
});

it.each([
  ['Padaria Bom Dia Confeitaria', 'Bolos | Padaria Bom Dia Confeitaria'],
  ['Casa do Pão', 'Bolos | Casa do Pão'],
])('a business that is called %s is called so at the end of titles too', (now, title) => {
  const { texts } = rename(
    { 'site.yaml': site, 'a.yaml': 'title: Bolos | Padaria Bom Dia\n' },
    ['site.yaml', ['name']],
    now,
  );
  expect(valueAt(readData(texts['a.yaml'] ?? ''), ['title'])).toBe(title);
});

it.each([
  ['Razão social: Padaria Bom Dia Alimentos LTDA', undefined],
  ['Nome empresarial: Padaria Bom Dia', undefined],
  ['Padaria Bom Dia & Filhos Ltda. CNPJ 12.345.678/0001-95', undefined],
  ['Padaria Bom Dia ME', undefined],
  ['Padaria Bom Dia: pergunte ao pessoal', 'Casa do Pão: pergunte ao pessoal'],
  ['A CNPJ é outra. Venha à Padaria Bom Dia', 'A CNPJ é outra. Venha à Casa do Pão'],
])('of a business that is called otherwise "%s" says then: %s', (said, wanted) => {
  expect(follow(site, ['name'], said, 'Casa do Pão')).toBe(wanted);
});

/** A team with people of some names, and what a page says of one of them. */
const staff = (names: readonly string[], said: string) => ({
  'equipe.yaml': `title: Nós\nsections:\n- type: team\n  items:\n${names.map((name) => `  - name: ${name}\n    role: Recepção\n`).join('')}`,
  'a.yaml': page(said),
});
const second = ['equipe.yaml', ['sections', 0, 'items', 1, 'name']] as const;

/** What is told of a text once the second of two people is called otherwise, or has gone. */
function short(said: string, now: string | undefined, others: readonly string[] = []) {
  const old = staff(['Ana Prado', 'Dra. Renata Souza', ...others], said);
  const names = now === undefined ? ['Ana Prado', ...others] : ['Ana Prado', now, ...others];
  const files = Object.fromEntries(
    Object.entries(staff(names, said)).map(([name, text]) => [name, readData(text)]),
  );
  const [file, path] = second;
  const before = String(valueAt(readData(old['equipe.yaml']), path));
  const found = findSameName({ files, file, path, named: 'person', before, now });
  return found?.places.map(({ typed, text }) => [typed, text]) ?? [];
}

it('tells who calls somebody by a title and a first name that has gone, and writes nothing there', () => {
  const told = [['Dra. Renata', undefined]];
  expect(short('Consulta com a Dra. Renata, às terças.', undefined)).toEqual(told);
  expect(short('Consulta com a Dra. Renata, às terças.', 'Dra. Bia Reis')).toEqual(told);
});

it.each([
  ['Consulta com a Dra. Renata.', 'Dra. Renata Souza Reis', []],
  ['Consulta com a Dra. Renata.', undefined, ['Dra. Renata Lima']],
  ['Consulta com a Dra. Renata Lima.', undefined, []],
  ['Consulta com a Dra. Renatinha.', undefined, []],
  ['A Renata atende.', undefined, []],
])('leaves a short name that is of somebody else, or has stayed: %s', (said, now, others) => {
  expect(short(said, now, others)).toEqual([]);
});

import { expect, it } from 'vitest';
import { z } from 'zod';
import { withBehaviour } from '../../fields/behaviour.ts';
import { asked } from '../../fields/control.ts';
import { repairColor, repairHour, repairPrice } from '../../fields/repair.ts';
import { outlineOf } from './outline.ts';
import { webAddress } from '../../fields/link.ts';
import { listedPrice, price as realPrice } from '../../fields/text.ts';
import { repairTyped } from './repair-typed.ts';

const hour = outlineOf(withBehaviour(z.string().regex(/^\d\d:\d\d$/), { repair: repairHour }));
const price = outlineOf(withBehaviour(z.string().regex(/^R\$ \d+(?:,\d\d)?$/), { repair: repairPrice }));
const color = outlineOf(withBehaviour(z.string().regex(/^#[\dA-F]{6}$/), { repair: repairColor }));

it.each([
  [hour, '14h', '14:00'],
  [hour, 'meio-dia', '12:00'],
  [price, '140', 'R$ 140'],
  [color, '0f6b5c', '#0F6B5C'],
])('knows what was meant (%#)', (outline, typed, meant) => {
  expect(repairTyped(outline, typed)).toBe(meant);
});

it.each([
  [hour, '14:00'],
  [hour, 'quando der'],
  [price, 'R$ 1234,5678'],
  [price, ''],
  [outlineOf(z.string().min(3)), 'oi'],
])('leaves what is sound, in doubt or empty (%#)', (outline, typed) => {
  expect(repairTyped(outline, typed)).toBeUndefined();
});

it.each([
  ['Quero o Mensal ', 'Quero o Mensal'],
  ['  - Corte de unhas ', 'Corte de unhas'],
  [' Rua das Flores', 'Rua das Flores'],
  ['   ', ''],
  ['Quero o Mensal', undefined],
])('takes away the blanks around a line that nobody sees (%j)', (typed, meant) => {
  expect(repairTyped(outlineOf(z.string().min(1)), typed)).toBe(meant);
});

it('writes a price as all others are written', () => {
  const outline = outlineOf(realPrice);
  expect(repairTyped(outline, 'R$45')).toBe('R$ 45');
  expect(repairTyped(outline, 'R$ 45')).toBeUndefined();
  expect(repairTyped(outline, '*R$45*')).toBe('R$ 45');
  expect(repairTyped(outline, '*45*')).toBe('R$ 45');
});

it('writes what costs nothing as an amount only where no words may stand for it', () => {
  expect(repairTyped(outlineOf(realPrice), 'Grátis')).toBe('R$ 0,00');
  expect(repairTyped(outlineOf(listedPrice), 'Grátis')).toBeUndefined();
  expect(repairTyped(outlineOf(listedPrice), '45')).toBe('R$ 45');
});

it.each([
  ['time', '8h as 14h', '8h às 14h'],
  ['time', '9hs às 12hs e 13hs as 18hs', '9h às 12h e 13h às 18h'],
  ['time', 'fechado', 'Fechado'],
  ['time', '08:30–18:30', undefined],
  ['time', 'Plantão 24hs', undefined],
  ['days', 'seg a sex', 'Segunda a sexta'],
  ['days', 'Sáb. e dom.', 'Sábado e domingo'],
  ['days', 'SEG À SEX', 'Segunda à sexta'],
  ['days', 'aos sáb', 'Aos sábados'],
  ['time', '9H ÀS 19H', '9h às 19h'],
  ['time', '9 h às 19 h', undefined],
  ['days', 'Segunda a sexta', undefined],
  ['days', 'Segundas-feiras', undefined],
  ['days', 'Recepção', undefined],
  ['title', 'seg a sex', undefined],
])('writes hours and their days as all others are written: %s %s', (name, typed, meant) => {
  expect(repairTyped(outlineOf(z.string()), typed, name)).toBe(meant);
});

it.each([
  ['https://www.instagram.com/perfil/?igsh=MWx5dGg3&utm_source=qr', 'https://www.instagram.com/perfil/'],
  ['https://www.youtube.com/watch?v=abc&utm_source=x#t=3', 'https://www.youtube.com/watch?v=abc#t=3'],
  ['https://loja.exemplo.com.br/racao?fbclid=abc&cor=azul', 'https://loja.exemplo.com.br/racao?cor=azul'],
  ['https://loja.exemplo.com.br/?utm_source=clinica', undefined],
  ['https://blog.exemplo.com.br/index.php?entry=12&b=1', undefined],
  ['https://www.google.com/maps/place/X?entry=ttu&g_ep=EgoyMD', 'https://www.google.com/maps/place/X'],
  ['https://a.exemplo.com.br/?a=1&&b=2', undefined],
  ['https://a.exemplo.com.br/?', undefined],
  ['https://www.instagram.com/perfil/', undefined],
  ['https://loja.exemplo.com.br/?q=a%20b', undefined],
])('takes away what tells who passed an address on: %s', (address, bare) => {
  expect(repairTyped(outlineOf(webAddress), address)).toBe(bare);
});

const line = outlineOf(z.string());
const long = outlineOf(asked('long', z.string()));

it.each([
  [line, 'size', 'Tamanho: GG (até 35 kg)', 'GG (até 35 kg)'],
  [line, 'name', 'Nome: Mel', 'Mel'],
  [line, 'title', 'Título: Pão: o da casa', 'Pão: o da casa'],
  [line, 'title', 'TITULO : Pão', 'Pão'],
  [line, 'question', 'Pergunta: Aceita PIX?', 'Aceita PIX?'],
  [line, 'role', 'Cargo: Recepção', 'Recepção'],
  [line, 'role', 'Função: Recepção', 'Recepção'],
  [line, 'days', 'Dias: seg a sex', 'Segunda a sexta'],
  [long, 'answer', 'Resposta: Sim, e cartão.', 'Sim, e cartão.'],
  [outlineOf(realPrice), 'price', 'Preço: 45', 'R$ 45'],
])('takes the name of a field from before what is written in it (%#)', (outline, name, typed, meant) => {
  expect(repairTyped(outline, typed, name)).toBe(meant);
});

it.each([
  [line, 'register', 'CRMV: 123'],
  [line, 'register', 'Registro: 123'],
  [line, 'street', 'Rua: XV de Novembro'],
  [line, 'note', 'Nota: só com hora marcada'],
  [long, 'text', 'Texto: o que se lê'],
  [line, 'title', 'Título:'],
  [line, 'title', 'Título:'],
  [line, 'title', 'Nome: Mel'],
  [line, 'title', 'Novidade: pão'],
  [line, 'badge', 'Desconto: 10%'],
  [line, 'encomenda', 'Encomenda: quero um bolo'],
  [line, 'title', 'Título'],
  [line, '', 'Título: Pão'],
])('leaves a name that says more, or nothing before anything (%#)', (outline, name, typed) => {
  expect(repairTyped(outline, typed, name)).toBeUndefined();
});

it('leaves hours alone of what only says that they are new', () => {
  expect(repairTyped(line, 'agora é das 9h as 15h 🙏', 'time')).toBe('das 9h às 15h');
  expect(repairTyped(line, 'agora é só com hora marcada', 'time')).toBeUndefined();
});

it('takes the sign of a list from before a line, and no other sign', () => {
  const line = outlineOf(z.string());
  const long = outlineOf(asked('long', z.string()));
  expect(repairTyped(line, '- Hidratação grátis no mês do aniversário 🎂')).toBe(
    'Hidratação grátis no mês do aniversário 🎂',
  );
  expect(repairTyped(line, '• Toalha')).toBe('Toalha');
  for (const typed of ['- 10% no pix', '-Toalha', '— Ana Reis', 'Corte - barba', '✓ Toalha'])
    expect(repairTyped(line, typed)).toBeUndefined();
  expect(repairTyped(long, '- Hidratação\n- Corte')).toBeUndefined();
});

import { expect, it } from 'vitest';
import {
  repairAddress,
  repairColor,
  repairHour,
  repairLink,
  repairMail,
  repairNumber,
  repairPhone,
  repairPicture,
  repairPlace,
  repairPostalCode,
  repairPrice,
  repairRating,
  repairYesNo,
} from './repair.ts';
import { repairDate, suchDay, suchSpan } from './repair-date.ts';

const repairs = {
  repairAddress,
  repairColor,
  repairDate,
  repairHour,
  repairLink,
  repairMail,
  repairNumber,
  repairPhone,
  repairPicture,
  repairPlace,
  repairPostalCode,
  repairPrice,
  repairRating,
  repairYesNo,
};

it.each([
  ['repairPrice', '179.90', 'R$ 179,90'],
  ['repairPrice', '179,9', 'R$ 179,90'],
  ['repairPrice', 'R$1,179.90', 'R$ 1.179,90'],
  ['repairPrice', '1.179', 'R$ 1.179'],
  ['repairPrice', '35 reais', 'R$ 35'],
  ['repairPrice', 'R$ 35.90', 'R$ 35,90'],
  ['repairPrice', 'a combinar', undefined],
  ['repairMail', 'Ana Prado <ana@exemplo.com>', 'ana@exemplo.com'],
  ['repairMail', 'ana@exemplo.com <mailto:ana@exemplo.com>', 'ana@exemplo.com'],
  ['repairMail', 'ana@exemplo.com <bia@exemplo.com>', undefined],
  ['repairAddress', 'https://https://x.com/a,b', 'https://x.com/a,b'],
  ['repairAddress', 'https://x.com/promo),', undefined],
  ['repairPhone', '(54) 90000-0000', '+55 54 90000-0000'],
  ['repairPhone', '5554900000000', '+55 54 90000-0000'],
  ['repairPhone', '(54) 90000-0000 (WhatsApp também)', '+55 54 90000-0000'],
  ['repairPhone', '90000', undefined],
  ['repairPhone', '(054) 3212-3456', '+55 54 3212-3456'],
  ['repairPhone', '0 15 54 90000-0000', '+55 54 90000-0000'],
  ['repairPhone', '+55 (0)54 3212-3456', '+55 54 3212-3456'],
  ['repairPhone', '0055 54 90000-0000', '+55 54 90000-0000'],
  ['repairPhone', '55 91234-5678', '+55 55 91234-5678'],
  ['repairPhone', '0800 123 4567', undefined],
  ['repairPhone', '0300 321 4567', undefined],
  ['repairPhone', '+1 415 555 2671', undefined],
  ['repairPhone', '+54 90000-0000', undefined],
  ['repairPhone', '20 3212-3456', undefined],
  ['repairPhone', '52 3212-3456', undefined],
  ['repairPhone', '54 0123-4567', undefined],
  ['repairPhone', '54 8123-4567', undefined],
  ['repairPhone', '54 80000-0000', undefined],
  ['repairColor', '#0F6', '"#00FF66"'],
  ['repairColor', '#0f6f', '"#00FF66"'],
  ['repairColor', '0f6b5cff;', '"#0F6B5C"'],
  ['repairColor', '#12aff', undefined],
  ['repairColor', '#fffff', undefined],
  ['repairColor', '#0f6b5cf', undefined],
  ['repairHour', '8h', '08:00'],
  ['repairHour', '8h30', '08:30'],
  ['repairHour', '18.30', '18:30'],
  ['repairHour', '25h', undefined],
  ['repairDate', '15/7/25', '15/07/2025'],
  ['repairDate', '2025-07-15', '15/07/2025'],
  ['repairDate', '1º de março de 2026', '01/03/2026'],
  ['repairDate', '31/02/2026', undefined],
  ['repairDate', 'sábado, 5 de dezembro de 2026, 14h', '05/12/2026'],
  ['repairDate', 'Sexta-feira 18/04/2026 às 8h30', '18/04/2026'],
  ['repairDate', 'dia 25/12/26', '25/12/2026'],
  ['repairYesNo', 'S', 'sim'],
  ['repairYesNo', 'Falso', 'não'],
  ['repairYesNo', 'talvez', undefined],
  ['repairYesNo', 'SIM!!', 'sim'],
  ['repairYesNo', 'Sim, por enquanto', 'sim'],
  ['repairYesNo', 'simples', undefined],
  ['repairNumber', '4,9/5', '4,9'],
  ['repairRating', '⭐⭐⭐⭐⭐', '5'],
  ['repairRating', '⭐️ ⭐️ ⭐️', '3'],
  ['repairRating', '5 ⭐', '5'],
  ['repairRating', '★★★★☆', '4'],
  ['repairRating', '4,9/5', '4,9'],
  ['repairRating', '★★★★★ há 2 dias', '5'],
  ['repairRating', '★★★★★ Adorei', undefined],
  ['repairRating', '☆', undefined],
  ['repairRating', '⭐⭐⭐⭐⭐⭐', undefined],
  ['repairLink', 'Consulta/', '/consulta'],
  ['repairLink', 'javascript:alert(1)', undefined],
  ['repairLink', 'exemplo.com.br', undefined],
  ['repairLink', 'wa.me/5554900000000', undefined],
  ['repairLink', 'contato@exemplo.com.br', undefined],
  ['repairLink', '(54) 90000-0000', undefined],
  ['repairLink', 'consulta.yaml', '/consulta'],
  ['repairLink', 'pages/consulta.yaml', '/consulta'],
  ['repairAddress', 'www.exemplo.com/x', 'https://www.exemplo.com/x'],
  ['repairAddress', 'tiktok.com/@padaria', 'https://www.tiktok.com/@padaria'],
  ['repairPicture', 'public\\images\\luna.png', 'luna.png'],
  ['repairPlace', 'Rodapé', 'footer'],
  ['repairPlace', 'consulta rodapé', '/consulta footer'],
  ['repairPlace', 'consulta#contato', '"/consulta#contato"'],
  ['repairPlace', '#contato', undefined],
  ['repairPostalCode', '99010120', '99010-120'],
] as const)('%s reads %s as %s', (name, typed, meant) => {
  expect(repairs[name](typed)).toBe(meant);
});

it.each([
  ['25/12', '25/12/2026'],
  ['5/1', '05/01/2027'],
  ['31.01', '31/01/2026'],
  ['25 de dezembro', '25/12/2026'],
  ['29/2', '29/02/2028'],
  ['31/02', undefined],
  ['25/12/2026', undefined],
  ['12/2026', undefined],
  ['amanhã', undefined],
])('the next %s from 31/01/2026 on is %s', (typed, day) => {
  expect(suchDay(typed, '2026-01-31', 'next')).toBe(day);
});

it.each([
  ['27 a 29/11', ['27/11/2026', '29/11/2026']],
  ['de 27/11 até 29/11', ['27/11/2026', '29/11/2026']],
  ['24/12/2026 a 02/01/2027', ['24/12/2026', '02/01/2027']],
  ['24 de dezembro a 2 de janeiro', ['24/12/2026', '02/01/2027']],
  ['29/11', undefined],
  ['27 a 31/02', undefined],
  ['2 a 3 dias', undefined],
])('the next %s after 31/01/2026 is %s', (typed, days) => {
  const today = typed.includes('dezembro') ? '2026-11-23' : '2026-01-31';
  expect(suchSpan(typed, today)).toEqual(days);
});

it.each([
  ['25/12', '25/12/2025'],
  ['31.01', '31/01/2026'],
  ['29/2', '29/02/2024'],
  ['31/02', undefined],
])('the last %s until 31/01/2026 was %s', (typed, day) => {
  expect(suchDay(typed, '2026-01-31', 'last')).toBe(day);
});

it.each([
  ['@padaria.flor', 'Instagram', 'https://www.instagram.com/padaria.flor'],
  ['padaria', 'Nosso Facebook', 'https://www.facebook.com/padaria'],
  ['padaria_flor', 'TikTok', 'https://www.tiktok.com/@padaria_flor'],
  ['@padaria', 'YouTube', 'https://www.youtube.com/@padaria'],
  ['@padaria', 'Blog', undefined],
  ['instagram.com/padaria', 'Instagram', 'https://www.instagram.com/padaria'],
  ['padaria.com.br', 'Facebook', 'https://padaria.com.br'],
])('the profile %s beside "%s" is %s', (typed, name, address) => {
  expect(repairAddress(typed, [], { name })).toBe(address);
});

import { expect, it } from 'vitest';
import {
  repairAddress,
  repairDate,
  repairHour,
  repairLink,
  repairNumber,
  repairPhone,
  repairPicture,
  repairPostalCode,
  repairPrice,
  repairYesNo,
} from './repair.ts';

const repairs = {
  repairAddress,
  repairDate,
  repairHour,
  repairLink,
  repairNumber,
  repairPhone,
  repairPicture,
  repairPostalCode,
  repairPrice,
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
  ['repairPhone', '(54) 90000-0000', '+55 54 90000-0000'],
  ['repairPhone', '5554900000000', '+55 54 90000-0000'],
  ['repairPhone', '90000', undefined],
  ['repairHour', '8h', '08:00'],
  ['repairHour', '8h30', '08:30'],
  ['repairHour', '18.30', '18:30'],
  ['repairHour', '25h', undefined],
  ['repairDate', '15/7/25', '15/07/2025'],
  ['repairDate', '2025-07-15', '15/07/2025'],
  ['repairDate', '1º de março de 2026', '01/03/2026'],
  ['repairDate', '31/02/2026', undefined],
  ['repairYesNo', 'S', 'sim'],
  ['repairYesNo', 'Falso', 'não'],
  ['repairYesNo', 'talvez', undefined],
  ['repairNumber', '4,9/5', '4,9'],
  ['repairLink', 'Consulta/', '/consulta'],
  ['repairLink', 'javascript:alert(1)', undefined],
  ['repairAddress', 'www.exemplo.com/x', 'https://www.exemplo.com/x'],
  ['repairPicture', 'public\\images\\luna.png', 'luna.png'],
  ['repairPostalCode', '99010120', '99010-120'],
] as const)('%s reads %s as %s', (name, typed, meant) => {
  expect(repairs[name](typed)).toBe(meant);
});

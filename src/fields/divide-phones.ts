import type { Part } from './divide-price.ts';
import { repairFreePhone, repairPhone } from './repair.ts';

/** Two numbers in one text as the first and the second telephone. The second may leave the area to the first. */
export function dividePhones(typed: string): readonly (readonly Part[])[] {
  const [first = '', second = '', ...more] = typed
    .replaceAll(/\([^()\d]*\)/g, '')
    .trim()
    .split(/\s*(?:[/|;,]|\be\b|\bou\b)\s*/);
  const phone = repairPhone(first);
  const other =
    repairPhone(second) ?? repairFreePhone(second) ?? repairPhone(`${phone?.slice(4, 6)}${second}`);
  if (phone === undefined || other === undefined || more.length > 0) return [];
  return [
    [
      { field: 'phone', value: phone },
      { field: 'otherPhone', value: other },
    ],
  ];
}

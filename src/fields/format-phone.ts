/** `+55 54 90000-0000` as it is read in Brazil: `(54) 90000-0000`. A number without an area, `0800 123 4567`, stays. */
export function formatPhone(phone: string): string {
  if (!phone.startsWith('+')) return phone;
  const [, area = '', number = ''] = phone.split(' ');
  return `(${area}) ${number}`;
}

import type { Complaint } from './complaint.ts';

/** Hosts of mail by the names that only a slip makes of them. */
const slips: Readonly<Record<string, readonly string[]>> = {
  gmail: ['gmial', 'gmai', 'gamil', 'gmal', 'gmil', 'gnail', 'gmaill', 'gmali'],
  hotmail: ['hotmial', 'hotmal', 'hotamil', 'hotmai', 'hotmil', 'hotmaill', 'hormail', 'htomail'],
  outlook: ['outlok', 'outloook', 'outllok', 'oulook', 'otulook'],
  yahoo: ['yaho', 'yahooo', 'yhaoo', 'yhoo', 'yahho'],
  icloud: ['iclod', 'icloude', 'icluod', 'icoud'],
};

/** `.com` as a slip leaves it. */
const endings = /^(?:con|cmo|cm|ocm|comm|coom|vom|xom|cpm)(?=$|\.br$)/;

const nameOf = (typed: string) =>
  Object.keys(slips).find((name) => name === typed || slips[name]?.includes(typed) === true);

/** `ana@hotmial.com` and `ana@gmail.con`: an address at a host that everybody knows, by a name that it has not. */
export function checkMailHost(address: string): readonly Complaint[] {
  const [, before = '', typed = '', ending = ''] = /^(.*@)([a-z]+)\.([a-z.]+)$/i.exec(address) ?? [];
  const name = nameOf(typed.toLowerCase());
  const right = ending.toLowerCase().replace(endings, 'com');
  const isKnown = name !== undefined && /^com(?:\.br)?$/.test(right);
  const better = `${before}${name}.${right}`;
  return isKnown && better.toLowerCase() !== address.toLowerCase()
    ? [{ kind: 'mistyped-host', typed: address, better }]
    : [];
}

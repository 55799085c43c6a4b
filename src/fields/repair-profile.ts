import type { Complaint } from './complaint.ts';
import { fold } from './fold.ts';

/** Where the profiles of a network stand. */
const networks: readonly (readonly [RegExp, string])[] = [
  [/\binsta(?:gram)?\b/, 'https://www.instagram.com/'],
  [/\bface(?:book)?\b/, 'https://www.facebook.com/'],
  [/\btik ?tok\b/, 'https://www.tiktok.com/@'],
  [/\byou ?tube\b/, 'https://www.youtube.com/@'],
  [/\bthreads\b/, 'https://www.threads.net/@'],
  [/\btwitter\b|^x$/, 'https://x.com/'],
];

/** `@perfil`, or `perfil` alone, as the address of that profile in the network that the fields beside it name. */
export function repairProfile(
  typed: string,
  { name, label }: Readonly<Record<string, unknown>>,
): string | undefined {
  const profile = /^@?([a-z\d_][a-z\d_.-]*)$/i.exec(typed.trim())?.[1];
  const said = fold([name, label].filter((one) => typeof one === 'string').join(' ')).trim();
  const start = networks.find(([words]) => words.test(said))?.[1];
  if (profile === undefined || start === undefined || /^www\.|\.com?(?:\.br)?$/i.test(profile))
    return undefined;
  return start + profile;
}

/** `tiktok.com/@perfil` with the `www.` that the network's own addresses have; any other address as it is. */
export function withWholeHost(bare: string): string {
  const start = `https://www.${bare.toLowerCase()}`;
  const isKnown = networks.some(([, address]) => start.startsWith(address.replace(/@$/, '')));
  return isKnown ? `www.${bare}` : bare;
}

const ownNames = ['Instagram', 'Facebook', 'TikTok', 'YouTube', 'Threads'] as const;

/** The name of the network in which an address is a profile. */
export function networkOf(address: string): string | undefined {
  const [, host = ''] = /^(?:https?:\/\/)?(?:www\.)?([a-z]+)\.(?:com|net)\/\S/i.exec(address.trim()) ?? [];
  return ownNames.find((name) => name.toLowerCase() === host.toLowerCase());
}

/** Words that name one network, beside an address in another. */
export function checkNetwork(
  said: string,
  { href }: Readonly<Record<string, unknown>>,
): readonly Complaint[] {
  const network = typeof href === 'string' ? networkOf(href) : undefined;
  const named = networks.flatMap(([words, start]) => {
    const typed = new RegExp(words, 'i').exec(said)?.[0];
    return typed === undefined ? [] : [{ typed, own: networkOf(`${start}x`) }];
  });
  const [one, ...others] = named;
  if (network === undefined || one?.own === undefined || others.length > 0 || one.own === network) return [];
  return [{ kind: 'other-network', typed: one.typed, network }];
}

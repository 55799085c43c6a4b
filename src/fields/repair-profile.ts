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

import { z } from 'zod';
import { withBehaviour } from './behaviour.ts';
import { readVideo, vimeo, youtube } from './read-video.ts';

/** Where people show videos that no page of another site may play. */
const closed = [
  { name: 'do Instagram', place: /\binstagram\.com\//i },
  { name: 'do TikTok', place: /\btiktok\.com\//i },
  { name: 'do Facebook', place: /\b(?:facebook\.com|fb\.watch)\//i },
];

function refusal(typed: string): string {
  const other = closed.find(({ place }) => place.test(typed));
  return other === undefined
    ? 'Escreva o endereço de um vídeo, como https://www.youtube.com/watch?v=abcdefghijk ou https://vimeo.com/123456789.'
    : `Vídeos ${other.name} não tocam em outro site. Ponha o mesmo vídeo no YouTube e escreva aqui o endereço de lá; ou apague esta seção, e leve ao vídeo com um botão de outra, com "href: ${typed.trim()}".`;
}

/** The one video in what YouTube offers to be built into another page, or in words around an address; nothing of several. */
function videoIn(typed: string): string | undefined {
  const addresses = [...typed.matchAll(/(?:https?:)?\/\/[^\s"'<>]+/g)].map(([address]) =>
    address.replace(/^(?:https?:)?\/\//, 'https://').replace('youtube-nocookie.com/', 'youtube.com/'),
  );
  const [href, ...others] = new Set(addresses.flatMap((address) => readVideo(address)?.href ?? []));
  return others.length === 0 ? href : undefined;
}

/** The address of a video on YouTube or Vimeo; resolved to a `Video`. */
export const video = withBehaviour(
  z
    .string()
    .regex(new RegExp(`${youtube.source}|${vimeo.source}`), {
      error: ({ input }) => refusal(String(input)),
    })
    .brand<'video'>(),
  { resolve: (typed) => readVideo(typed), repair: videoIn },
);

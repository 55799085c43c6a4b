import { z } from 'zod';
import { withBehaviour } from './behaviour.ts';

/** A video that somebody else shows: the page about it, and the player that a page may hold. */
export interface Video {
  readonly href: string;
  readonly player: string;
  /** The player's origin, which the page's policy has to allow. */
  readonly origin: string;
}

const youtube =
  /^(?:https?:\/\/)?(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?(?:[^#\s]*&)?v=|shorts\/|live\/|embed\/)|youtu\.be\/)([\w-]{11})(?:[?&#/]\S*)?$/;
const vimeo = /^(?:https?:\/\/)?(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{6,12})(?:[?#/]\S*)?$/;

/** Reads the address of a video as people copy it; nothing for any other address. */
export function readVideo(typed: string): Video | undefined {
  const tube = youtube.exec(typed.trim())?.[1];
  if (tube !== undefined) {
    const origin = 'https://www.youtube-nocookie.com';
    return {
      href: `https://www.youtube.com/watch?v=${tube}`,
      player: `${origin}/embed/${tube}?autoplay=1&rel=0`,
      origin,
    };
  }
  const number = vimeo.exec(typed.trim())?.[1];
  const origin = 'https://player.vimeo.com';
  return number === undefined
    ? undefined
    : { href: `https://vimeo.com/${number}`, player: `${origin}/video/${number}?autoplay=1&dnt=1`, origin };
}

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

/** The address of a video on YouTube or Vimeo; resolved to a `Video`. */
export const video = withBehaviour(
  z
    .string()
    .regex(new RegExp(`${youtube.source}|${vimeo.source}`), {
      error: ({ input }) => refusal(String(input)),
    })
    .brand<'video'>(),
  { resolve: (typed) => readVideo(typed) },
);

/** A video that somebody else shows: the page about it, and the player that a page may hold. */
export interface Video {
  readonly href: string;
  readonly player: string;
  /** The player's origin, which the page's policy has to allow. */
  readonly origin: string;
}

/** The forms of an address on YouTube. */
export const youtube =
  /^(?:https?:\/\/)?(?:www\.|m\.)?(?:youtube\.com\/(?:watch\?(?:[^#\s]*&)?v=|shorts\/|live\/|embed\/)|youtu\.be\/)([\w-]{11})(?:[?&#/]\S*)?$/;
/** The forms of an address on Vimeo. */
export const vimeo = /^(?:https?:\/\/)?(?:www\.|player\.)?vimeo\.com\/(?:video\/)?(\d{6,12})(?:[?#/]\S*)?$/;

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

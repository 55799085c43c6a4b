/** A small copy of a picture, as the site serves it. */
export function thumbnail({ base, width }: { readonly base: string; readonly width: number }): string {
  return `${base}-${Math.min(360, width)}.webp`;
}

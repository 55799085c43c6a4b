import styled from '@emotion/styled';
import type { ComponentProps } from 'react';
import { preload } from 'react-dom';
import type { Picture as PictureData } from '../fields/shown-picture.ts';

export interface PictureProps {
  readonly picture: PictureData;
  readonly alt: string;
  /** How wide it is shown, as in `<img sizes>`. */
  readonly sizes: string;
}

function sources({ base, widths }: PictureData, format: 'avif' | 'webp'): string {
  return widths.map((width) => `${base}-${width}.${format} ${width}w`).join(', ');
}

/** The address of the largest variant, for links and for browsers without `srcset`. */
export function largestVariant({ base, widths }: PictureData): string {
  return `${base}-${widths.at(-1)}.webp`;
}

/** A width for a picture that is fetched without knowing the window. */
export function middleWidth({ widths }: PictureData): number | undefined {
  return widths[Math.floor(widths.length / 2)];
}

/** The address of the variant of that width. */
function middleVariant(picture: PictureData): string {
  return `${picture.base}-${middleWidth(picture)}.webp`;
}

/** `<picture>` with all variants. Without more attributes for its `<img>` it loads at once. */
export function Sources({ picture, alt, sizes, ...img }: PictureProps & ComponentProps<'img'>) {
  return (
    <picture>
      <source type="image/avif" srcSet={sources(picture, 'avif')} sizes={sizes} />
      <img
        srcSet={sources(picture, 'webp')}
        sizes={sizes}
        src={largestVariant(picture)}
        alt={alt}
        width={picture.width}
        height={picture.height}
        {...img}
      />
    </picture>
  );
}

/** One picture of middle size, for browsers without scripts: in every page, so it is short. */
export function PlainPicture({ picture, alt }: Pick<PictureProps, 'picture' | 'alt'>) {
  const { width, height } = picture;
  return <img src={middleVariant(picture)} alt={alt} width={width} height={height} loading="lazy" />;
}

/** React holds a view transition back until pictures have loaded, but not those with a listener. */
function ignoreLoad(): void {}

/** A picture on its own colour. `priority` is for the one that the first screen shows. */
export function Picture({ priority = false, ...props }: PictureProps & { readonly priority?: boolean }) {
  if (priority) preloadPicture(props);
  return (
    <Frame color={props.picture.color} focus={props.picture.focus}>
      <Sources
        {...props}
        {...(priority ? { fetchPriority: 'high', onLoad: ignoreLoad } : { loading: 'lazy' })}
        decoding="async"
      />
    </Frame>
  );
}

/** Names a picture in the head, so that the browser asks for it before it has read the styles and the page. */
function preloadPicture({ picture, sizes }: PictureProps): void {
  const address = `${picture.base}-${picture.width}.avif`;
  const imageSrcSet = sources(picture, 'avif');
  preload(address, {
    as: 'image',
    type: 'image/avif',
    imageSrcSet,
    imageSizes: sizes,
    fetchPriority: 'high',
  });
}

const own: readonly string[] = ['color', 'focus'];

/** The box that keeps a picture's colour and corners, and its focus in sight where it is cut. */
export const Frame = styled('div', { shouldForwardProp: (name) => !own.includes(name) })<
  Pick<PictureData, 'color' | 'focus'>
>`
  position: relative;
  overflow: hidden;
  border-radius: inherit;
  background: ${({ color }) => color};

  & img {
    width: 100%;
    height: 100%;
    object-fit: cover;
    ${({ focus }) => focus && `object-position: ${focus};`}
  }
`;

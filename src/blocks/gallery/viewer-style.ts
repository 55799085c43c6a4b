// On phones the arrows stand at the bottom, in the thumb's reach; in wide and in low windows beside the picture.
const besideRoom = '@media (min-width: 48rem), (max-height: 30rem)';

/**
 * How the viewer looks. It is no part of the page, and no rule of Emotion's is there before the application. Nor does it
 * import sizes of `ui/tokens.ts`: the viewer would come with the application.
 */
export const style = `
#_viewer {
  position: fixed;
  inset: 0;
  display: grid;
  grid-template: auto minmax(0, 1fr) auto / 1fr 1fr;
  gap: 0.75rem;
  width: 100%;
  height: 100%;
  padding: clamp(0.75rem, 2vw, 1.5rem);
  overflow: hidden;
  background: var(--deep);
  color: var(--text);
}
#_viewer > p {
  align-self: center;
  padding-left: 0.5rem;
  font-weight: 700;
  font-variant-numeric: tabular-nums;
}
#_viewer > figure {
  display: grid;
  grid-column: 1 / -1;
  grid-template-rows: minmax(0, 1fr) auto;
  gap: 1rem;
  min-height: 0;
  touch-action: pan-y pinch-zoom;
}
#_viewer figcaption {
  line-height: 1.4;
  text-align: center;
}
#_viewer figcaption > * {
  display: block;
}
#_viewer strong {
  font-size: var(--title-sm);
}
#_viewer span {
  color: var(--text-soft);
}
#_viewer figure > div {
  position: relative;
  display: grid;
  grid-template: minmax(0, 1fr) / minmax(0, 1fr);
  place-items: center;
  min-height: 0;
  user-select: none;
  font-weight: 700;
}
#_viewer img {
  grid-area: 1 / 1;
  max-height: 100%;
  border-radius: 1.25rem;
  background: var(--tint);
}
#_viewer button {
  display: grid;
  place-items: center;
  align-self: center;
  width: 3.5rem;
  height: 3.5rem;
  border-radius: 50%;
  background: rgb(255 255 255 / 0.14);
}
#_viewer svg {
  width: 2rem;
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
}
#_viewer [data-place='close'],
#_viewer [data-place='next'] {
  justify-self: end;
}
@media (hover: hover) {
  #_viewer button:hover {
    background: rgb(255 255 255 / 0.28);
  }
}
${besideRoom} {
  #_viewer {
    grid-template: auto minmax(0, 1fr) / auto minmax(0, 1fr) auto;
  }
  #_viewer > p {
    grid-column: span 2;
  }
  #_viewer > figure {
    grid-area: 2 / 2;
  }
  #_viewer [data-place='previous'] {
    grid-area: 2 / 1;
  }
  #_viewer [data-place='next'] {
    grid-area: 2 / 3;
  }
}
`;

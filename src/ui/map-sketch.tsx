import styled from '@emotion/styled';
import { drawingAddress } from './icon.tsx';

/** A drawn neighbourhood with a pin: it says where to look, the map service knows the way. */
export function MapSketch({ className }: { readonly className?: string }) {
  return (
    <Sketch aria-hidden="true" className={className}>
      <use href={drawingAddress('street-map')} />
    </Sketch>
  );
}

// The file of drawings names colours of its own: those of the page have other names in each build.
const Sketch = styled.svg`
  --map-accent: var(--accent);
  --map-chat: var(--chat);
  --map-deep: var(--deep);
  --map-strong: var(--strong);
  --map-surface: var(--surface);
  --map-tint: var(--tint);
  --map-tint-strong: var(--tint-strong);
  --map-white: var(--white);
  width: 100%;
  height: 100%;
  background: var(--tint);
`;

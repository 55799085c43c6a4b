import styled from '@emotion/styled';
import { drawingAddress } from '../../ui/icon.tsx';

/** A drawn neighbourhood with a pin: it says where to look, the map service knows the way. */
export function MapSketch() {
  return (
    <Sketch aria-hidden="true">
      <use href={drawingAddress('street-map')} />
    </Sketch>
  );
}

const Sketch = styled.svg`
  width: 100%;
  height: 100%;
  min-height: 15rem;
  background: var(--tint);
`;

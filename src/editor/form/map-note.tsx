import styled from '@emotion/styled';
import { mapsAddress } from '../../core/core.ts';
import { Remark } from './form-parts.tsx';

interface MapNoteProps {
  /** Whether the map shows the place, or the way to it. */
  readonly kind: 'search' | 'directions';
  readonly address: string | undefined;
  /** What the address is for, before it is said. */
  readonly said: string;
}

/** The address that a map is opened for, which can be looked at in a window of its own. */
export function MapNote({ kind, address, said }: MapNoteProps) {
  if (address === undefined) return null;
  return (
    <Remark>
      <p>
        {said} <strong>{address}</strong>
      </p>
      <Out href={mapsAddress(kind, address)} target="_blank" rel="noreferrer">
        Ver no mapa
      </Out>
    </Remark>
  );
}

const Out = styled.a`
  padding-block: 0.4rem;
  color: var(--accent);
  font-weight: 600;
`;

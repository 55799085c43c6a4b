import styled from '@emotion/styled';
import type { IconName } from '../fields/icon.ts';
import iconsAddress from './icons.svg?no-inline';

// What a visitor cannot do without travels with the page; the rest comes from one file (sprite.tsx).
const strokes = {
  check: 'm20 6-11 11-5-5',
  'chevron-left': 'm15 18-6-6 6-6',
  'chevron-right': 'm9 18 6-6-6-6',
  close: 'M18 6 6 18M6 6l12 12',
  menu: 'M4 6h16M4 12h16M4 18h16',
  phone:
    'M13.8 16.6a1 1 0 0 0 1.2-.3l.4-.5A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.5.3a1 1 0 0 0-.3 1.3 14 14 0 0 0 6.4 6.4',
  plus: 'M5 12h14M12 5v14',
};

// The chat service's mark, which lucide does not draw.
const whatsapp =
  'M12 2A10 10 0 0 0 3 17l-1 5 5-1A10 10 0 1 0 12 2Zm0 2a8 8 0 1 1-4 15H5v-3A8 8 0 0 1 12 4ZM10 7l1 3-1 1q1 2 3 3l1-1 3 1q-1 3-4 3-5-1-6-7 0-3 3-3Z';

type StrokeName = keyof typeof strokes;

/** Names that `icons.svg` draws. */
export type SpriteName = Exclude<IconName | 'facebook' | 'instagram', StrokeName | 'whatsapp'>;

interface IconProps {
  readonly name: SpriteName | StrokeName | 'whatsapp';
  readonly size?: number;
}

function isStroke(name: string): name is StrokeName {
  return name in strokes;
}

/** Where a drawing of `icons.svg` lies. */
export function drawingAddress(name: SpriteName | 'stars' | 'street-map'): string {
  return `${iconsAddress}#${name}`;
}

function Shape({ name }: Pick<IconProps, 'name'>) {
  if (isStroke(name)) return <path d={strokes[name]} />;
  if (name === 'whatsapp') return <path d={whatsapp} fill="currentColor" stroke="none" fillRule="evenodd" />;
  return <use href={drawingAddress(name)} />;
}

/** A drawing in the colour of its text, hidden from assistive technology: the words beside it say what it means. */
export function Icon({ name, size = 20 }: IconProps) {
  return (
    <Drawing width={size} height={size} viewBox="0 0 24 24" aria-hidden="true">
      <Shape name={name} />
    </Drawing>
  );
}

const Drawing = styled.svg`
  fill: none;
  stroke: currentColor;
  stroke-width: 2;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

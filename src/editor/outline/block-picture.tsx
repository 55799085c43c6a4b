import styled from '@emotion/styled';

/** A part of a sketch: where it stands on a sheet of 60 by 34. */
type Part = readonly [x: number, y: number, width: number, height: number, tone?: 'strong' | 'soft'];

const title: Part = [18, 4, 24, 3, 'strong'];
const cards: readonly Part[] = [
  [4, 11, 16, 18],
  [22, 11, 16, 18],
  [40, 11, 16, 18],
];
const rows: readonly Part[] = [
  [8, 11, 44, 4],
  [8, 17, 44, 4],
  [8, 23, 44, 4],
];

/** What sections of each kind look like from afar. */
const sketches: Readonly<Record<string, readonly Part[]>> = {
  hero: [
    [0, 0, 60, 34, 'soft'],
    [6, 9, 26, 4, 'strong'],
    [6, 15, 20, 2],
    [6, 21, 12, 5, 'strong'],
    [38, 6, 18, 22],
  ],
  stats: [
    [4, 11, 10, 12],
    [18, 11, 10, 12],
    [32, 11, 10, 12],
    [46, 11, 10, 12],
  ],
  faq: [title, ...rows],
  hours: [title, ...rows],
  pricelist: [
    title,
    [8, 11, 28, 3],
    [44, 11, 8, 3, 'strong'],
    [8, 18, 28, 3],
    [44, 18, 8, 3, 'strong'],
    [8, 25, 28, 3],
    [44, 25, 8, 3, 'strong'],
  ],
  gallery: [
    title,
    [4, 10, 16, 10],
    [22, 10, 16, 10],
    [40, 10, 16, 10],
    [4, 22, 16, 10],
    [22, 22, 16, 10],
    [40, 22, 16, 10],
  ],
  about: [
    [4, 6, 24, 22],
    [32, 7, 24, 3, 'strong'],
    [32, 13, 22, 2],
    [32, 18, 22, 2],
    [32, 23, 16, 2],
  ],
  cta: [
    [0, 6, 60, 22, 'soft'],
    [14, 11, 32, 3, 'strong'],
    [23, 18, 14, 5, 'strong'],
  ],
  text: [title, [8, 11, 44, 2], [8, 16, 44, 2], [8, 21, 44, 2], [8, 26, 30, 2]],
  notice: [
    [0, 12, 60, 9, 'soft'],
    [6, 15, 34, 3, 'strong'],
    [46, 14, 9, 5],
  ],
  map: [
    [4, 4, 52, 26, 'soft'],
    [28, 11, 5, 7, 'strong'],
  ],
  video: [
    [10, 4, 40, 26, 'soft'],
    [27, 14, 7, 6, 'strong'],
  ],
  contact: [
    [4, 6, 24, 3, 'strong'],
    [4, 13, 22, 2],
    [4, 18, 22, 2],
    [32, 6, 24, 22, 'soft'],
  ],
  'before-after': [
    [4, 8, 25, 20],
    [31, 8, 25, 20, 'soft'],
  ],
  logos: [title, [4, 15, 10, 8], [18, 15, 10, 8], [32, 15, 10, 8], [46, 15, 10, 8]],
  steps: [
    title,
    [6, 14, 8, 8, 'strong'],
    [26, 14, 8, 8, 'strong'],
    [46, 14, 8, 8, 'strong'],
    [4, 25, 12, 2],
    [24, 25, 12, 2],
    [44, 25, 12, 2],
  ],
  use: [
    [8, 6, 44, 22, 'soft'],
    [20, 15, 20, 3, 'strong'],
  ],
};

/** A small sketch of a kind of section; one without its own looks like cards. */
export function BlockPicture({ type }: { readonly type: string }) {
  return (
    <Sheet aria-hidden="true" viewBox="0 0 60 34">
      {(sketches[type] ?? [title, ...cards]).map(([x, y, width, height, tone], index) => (
        <rect key={index} x={x} y={y} width={width} height={height} rx={1.2} data-tone={tone} />
      ))}
    </Sheet>
  );
}

const Sheet = styled.svg`
  width: 100%;
  border: 1px solid var(--line);
  border-radius: 0.4rem;
  background: var(--surface);

  & rect {
    fill: var(--line);
  }
  & rect[data-tone='strong'] {
    fill: var(--accent);
  }
  & rect[data-tone='soft'] {
    fill: var(--tint);
  }
`;

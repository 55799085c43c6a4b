/** A face of the site's font: where it lies and which weights it stands for. */
export interface FontFace {
  readonly address: string;
  /** A CSS range such as `600 900`. */
  readonly weights: string;
}

/** Nunito's own, in parts of its size. */
const ascent = 1.011;
const descent = 0.353;

/**
 * Fonts that are on the visitor's machine, each with the size at which the pages' text is as wide as in Nunito.
 * The widths are measured in `e2e/fonts.test.ts`.
 */
export const fallbacks = [
  { family: 'Nunito Arial', weights: '100 500', local: ['Arial', 'Liberation Sans'], size: 0.996 },
  {
    family: 'Nunito Arial',
    weights: '600 900',
    local: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold'],
    size: 0.985,
  },
  { family: 'Nunito Roboto', weights: '100 500', local: ['Roboto', 'Roboto-Regular'], size: 1.004 },
  { family: 'Nunito Roboto', weights: '600 900', local: ['Roboto Bold', 'Roboto-Bold'], size: 1.044 },
] as const;

/** The order in which fonts are tried. */
export const fontStack = "Nunito, 'Nunito Arial', 'Nunito Roboto', system-ui, sans-serif";

function percent(part: number): string {
  return `${Number((part * 100).toFixed(2))}%`;
}

/** Descriptors that give a fallback Nunito's width and lines, so that nothing moves when Nunito arrives. */
function matchMetrics(size: number): string {
  return [
    `size-adjust:${percent(size)}`,
    `ascent-override:${percent(ascent / size)}`,
    `descent-override:${percent(descent / size)}`,
    'line-gap-override:0%',
  ].join(';');
}

/** `@font-face` rules for the fonts as they were built, and for what stands in while they travel. */
export function makeFontFaces(faces: readonly FontFace[]): string {
  const own = faces.map(
    ({ address, weights }) =>
      `@font-face{font-family:Nunito;src:url(${address});font-weight:${weights};font-display:swap}`,
  );
  const stand = fallbacks.map(({ family, weights, local, size }) => {
    const sources = local.map((name) => `local('${name}')`).join(',');
    return `@font-face{font-family:'${family}';src:${sources};font-weight:${weights};${matchMetrics(size)}}`;
  });
  return [...own, ...stand].join('');
}

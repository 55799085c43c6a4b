type Triple = readonly [number, number, number];

// Thousands of colours are tried for one that reads well: a power for each would be most of a check.
const lightOf = Array.from({ length: 256 }, (_, byte) => {
  const part = byte / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

function channelsOf(hex: string): Triple {
  const all = Number.parseInt(hex.slice(1), 16);
  return [lightOf[all >> 16] ?? 0, lightOf[(all >> 8) & 255] ?? 0, lightOf[all & 255] ?? 0];
}

function hexOf(channels: Triple): string {
  const parts = channels.map((part) => {
    const light = Math.min(1, Math.max(0, part));
    const sent = light <= 0.0031308 ? light * 12.92 : 1.055 * light ** (1 / 2.4) - 0.055;
    return Math.round(sent * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${parts.join('')}`.toUpperCase();
}

function luminance(hex: string): number {
  const [red, green, blue] = channelsOf(hex);
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** How far two colours differ in lightness, from 1 to 21, as WCAG 2 reckons it. */
export function contrast(one: string, other: string): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** Lightness, and the two ways of colour, in which equal steps look equal: https://bottosson.github.io/posts/oklab/ */
function toOklab(hex: string): Triple {
  const [r, g, b] = channelsOf(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromOklab([light, a, b]: Triple): string {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return hexOf([
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]);
}

/** A colour between two, `share` of the way from the first to the second. */
export function mix(from: string, to: string, share: number): string {
  const [start, end] = [toOklab(from), toOklab(to)];
  const between = (index: 0 | 1 | 2) => start[index] + (end[index] - start[index]) * share;
  return fromOklab([between(0), between(1), between(2)]);
}

const steps = 500;

/** The colour itself where it is good, or else the nearest lighter or darker one that is. */
export function nearestGood(hex: string, isGood: (candidate: string) => boolean): string | undefined {
  if (isGood(hex)) return hex;
  const [light, a, b] = toOklab(hex);
  // White and black have no colour: the further away, the less of it is left.
  const shift = (by: number) => {
    const left = by > 0 ? (1 - light - by) / (1 - light) : (light + by) / light;
    const kept = Math.min(1, 3 * Math.max(0, left));
    return fromOklab([light + by, a * kept, b * kept]);
  };
  for (let step = 1; step <= steps; step += 1) {
    const by = step / steps;
    const found = [by, -by]
      .filter((one) => light + one >= 0 && light + one <= 1 + 1 / steps)
      .map(shift)
      .find(isGood);
    if (found !== undefined) return found;
  }
  return ['#FFFFFF', '#000000'].find(isGood);
}

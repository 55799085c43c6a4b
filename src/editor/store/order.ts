import type { Order } from './store.ts';

/** The most bytes of one text and of one picture, and how many of them an order may have. */
const limits = { text: 256 * 1024, picture: 20 * 1024 * 1024, entries: 200 } as const;

type Mapping = Readonly<Record<string, unknown>>;

/** A mapping with some of these keys and no other. */
function isMapping(value: unknown, keys?: readonly string[]): value is Mapping {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false;
  const names = Object.keys(value);
  return names.length <= limits.entries && (keys === undefined || names.every((name) => keys.includes(name)));
}

const isId = (value: unknown) => value === null || (typeof value === 'string' && /^[\da-f]{64}$/.test(value));

/** A lone half of an emoji would be written as another sign than it is. */
const isText = (value: unknown) =>
  value === null || (typeof value === 'string' && !/[\uD800-\uDFFF]/u.test(value));

const isBase64 = (value: unknown) =>
  typeof value === 'string' && value.length % 4 === 0 && /^[A-Za-z\d+/]*={0,2}$/.test(value);

function hasOnly(value: unknown, isGood: (one: unknown) => boolean): value is Mapping {
  return isMapping(value) && Object.values(value).every(isGood);
}

/** What came as JSON as an order, or nothing when it is none. */
export function parseOrder(value: unknown): Order | undefined {
  if (!isMapping(value, ['base', 'files', 'pictures'])) return undefined;
  const { base, files, pictures = {} } = value;
  const isGood =
    isMapping(base, ['files']) &&
    hasOnly(base['files'], isId) &&
    hasOnly(files, isText) &&
    hasOnly(pictures, isBase64);
  // Each part has just been looked at.
  return isGood ? ({ base, files, pictures } as unknown as Order) : undefined;
}

/** What came as JSON as paths to be read, or nothing when it is none. */
export function parsePaths(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.every((one) => typeof one === 'string') ? value : undefined;
}

const isVersionId = (value: unknown) => typeof value === 'string' && /^[\da-f][\da-f-]{0,79}$/.test(value);

/** What came as JSON as the file whose versions are wanted, or nothing when it is none. */
export function parseVersionsWish(value: unknown): string | undefined {
  return isMapping(value, ['path']) && typeof value['path'] === 'string' ? value['path'] : undefined;
}

/** What came as JSON as a version that is wanted, or nothing when it is none. */
export function parseVersionWish(value: unknown): { readonly path: string; readonly id: string } | undefined {
  if (!isMapping(value, ['path', 'id'])) return undefined;
  const { path, id } = value;
  // Each part has just been looked at.
  return typeof path === 'string' && isVersionId(id) ? { path, id: id as string } : undefined;
}

/** The bytes that base64 stands for. */
function weigh(base64: string): number {
  const padding = base64.endsWith('==') ? 2 : base64.endsWith('=') ? 1 : 0;
  return (base64.length / 4) * 3 - padding;
}

/** Why an order is too large, or nothing. */
export function refuseSize({ files, pictures = {} }: Order): string | undefined {
  const isLong = (text: string | null) => new TextEncoder().encode(text ?? '').length > limits.text;
  const [text] = Object.entries(files).find(([, one]) => isLong(one)) ?? [];
  if (text !== undefined) return `O texto de "${text}" passa de 256 kB. Divida-o em duas páginas.`;
  const [picture] = Object.entries(pictures).find(([, one]) => weigh(one) > limits.picture) ?? [];
  return picture && `A foto "${picture}" passa de 20 MB. Diminua-a e tente de novo.`;
}

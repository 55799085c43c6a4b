import { isSamePath, valueAt } from '../../core/core.ts';
import type { FieldNote } from '../form/desk.ts';
import type { FieldPath } from '../form/wishes.ts';
import type { Session } from '../session/session.ts';
import type { Path } from '../store/store.ts';
import { apartKey } from './approved.ts';
import { earliest } from './elsewhere.ts';
import { dataOf } from './knowledge.ts';

/** What of an address says where on a map it is, the most certain first. */
const parts: readonly FieldPath[] = ['street', 'postalCode', 'city'].map((name) => ['address', name]);

const point: FieldPath = ['meta', 'geo', 'position'];

interface Here {
  readonly session: Session;
  readonly file: Path;
  readonly path: FieldPath;
  readonly data: unknown;
  /** What was said to be right as it is. */
  readonly approved: readonly string[];
}

/** Says at the first part of the business's address that has changed that its point on the map is still that of before. */
export function noteMapPoint(
  { session, file, path, data, approved }: Here,
  onRight: (key: string) => void,
): FieldNote | undefined {
  if (file !== 'site.yaml' || !parts.some((one) => isSamePath(one, path))) return undefined;
  const before = dataOf('before site.yaml', earliest(session, file));
  const [old, now] = [before, data].map((one) => valueAt(one, point));
  const changed = parts.find((one) => {
    const [was, is] = [before, data].map((some) => valueAt(some, one));
    return typeof was === 'string' && was !== '' && is !== was;
  });
  const key = apartKey(file, path, data);
  const isHere = changed !== undefined && isSamePath(changed, path);
  if (!isHere || typeof now !== 'string' || now !== old || approved.includes(key)) return undefined;
  return {
    said: `O ponto do mapa ainda é o de antes: ${now}. Ele está mais abaixo, em “Lugar no mapa”, “Latitude e longitude”, e buscadores o leem. Se o lugar mudou, escreva ali os números do novo.`,
    onRight: () => onRight(key),
  };
}

import {
  blocks,
  outlineOf,
  pageSchema,
  siteSchema,
  valueAt,
  type Group,
  type Outline,
} from '../../core/core.ts';
import type { Path } from '../store/store.ts';

/** What the form of a file, or of one of its sections, is made from. */
export function outlineFor(file: Path, data: unknown, section: number | undefined): Group | undefined {
  const own = file.startsWith('_shared/') ? valueAt(data, ['type']) : undefined;
  const type = section === undefined ? own : valueAt(data, ['sections', section, 'type']);
  if (data === undefined || file.startsWith('_themes/')) return undefined;
  const schema =
    file === 'site.yaml' ? siteSchema : type === undefined ? pageSchema : blocks.get(String(type))?.schema;
  const outline: Outline | undefined = schema && outlineOf(schema);
  return outline?.kind === 'group' ? outline : undefined;
}

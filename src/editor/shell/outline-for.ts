import {
  blocks,
  outlineOf,
  pageSchema,
  siteSchema,
  themeSchema,
  valueAt,
  type Group,
  type Outline,
} from '../../core/core.ts';
import type { Path } from '../store/store.ts';
import { isTheme } from './knowledge.ts';

/** What the form of a file, or of one of its sections, is made from. */
export function outlineFor(file: Path, data: unknown, section: number | undefined): Group | undefined {
  const own = file.startsWith('_shared/') ? valueAt(data, ['type']) : undefined;
  const type = section === undefined ? own : valueAt(data, ['sections', section, 'type']);
  if (data === undefined) return undefined;
  const whole = isTheme(file) ? themeSchema : file === 'site.yaml' ? siteSchema : pageSchema;
  const schema = type === undefined ? whole : blocks.get(String(type))?.schema;
  const outline: Outline | undefined = schema && outlineOf(schema);
  return outline?.kind === 'group' ? outline : undefined;
}

import { isRecord, nameCounted, subjects, valueAt } from '../../core/core.ts';
import type { Option } from './link-options.ts';

/** What a declaration of `site.yaml` can speak of, in words: the subjects of any site, and what this one counts. */
export function subjectOptions(site: unknown): readonly Option[] {
  const counted = valueAt(site, ['figures', 'counted']);
  const own = (Array.isArray(counted) ? counted : []).flatMap((entry: unknown) => {
    if (!isRecord(entry) || typeof entry['subject'] !== 'string') return [];
    const { subject, name } = entry;
    return nameCounted({ subject, name: typeof name === 'string' ? name : subject });
  });
  return [...Object.entries(subjects), ...own].map(([value, label]) => ({ value, label }));
}

import type { ViewProps } from '../../fields/resolved.ts';
import type { schema } from './schema.ts';

type Photo = ViewProps<typeof schema>['section']['items'][number];

/** What stands below a photograph: who or what it shows, and a quiet line. */
export function captionOf({ name, petName, detail, breed, service }: Photo) {
  return {
    name: name ?? petName ?? '',
    detail: detail ?? [breed, service].filter(Boolean).join('\u00A0· '),
  };
}

import type { z } from 'zod';
import type { SiteFacts } from './page-data.ts';
import type { Placement, Resolved } from './resolved.ts';

/** Props of every block's view: its own section, and the facts of the business. */
export interface ViewProps<S extends z.ZodType> {
  readonly section: Resolved<z.output<S>> & Placement;
  readonly site: SiteFacts;
}

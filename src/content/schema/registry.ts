import type { z } from 'zod';
import { z as zod } from 'zod';
import type { Block } from '../../fields/section.ts';

interface BlockModule {
  readonly block: Block;
  readonly schema: z.ZodObject;
}

/** A block as the checker knows it. */
export interface RegisteredBlock extends Block {
  readonly type: string;
  readonly schema: z.ZodObject;
}

const folderName = /\/blocks\/([^/]+)\//;

function register([path, { block, schema }]: [string, BlockModule]): [string, RegisteredBlock] {
  const type = folderName.exec(path)?.[1] ?? '';
  const described = zod.literal(type).describe(block.label);
  return [type, { ...block, type, schema: schema.safeExtend({ type: described }) }];
}

const modules = import.meta.glob<BlockModule>('../../blocks/*/schema.ts', { eager: true });

/** Every block by its type, which is its folder's name, in alphabetical order. */
export const blocks: ReadonlyMap<string, RegisteredBlock> = new Map(
  Object.entries(modules)
    .map(register)
    .toSorted(([a], [b]) => a.localeCompare(b, 'en')),
);

/** How views travel to browsers: all others in the chunk of first screens. */
export interface Travel {
  /** Types whose views share the second chunk. */
  readonly deferred: readonly string[];
  /** Types whose views travel alone. */
  readonly rare: readonly string[];
}

export const travel: Travel = {
  deferred: [...blocks.values()].filter((block) => block.isDeferred === true).map(({ type }) => type),
  rare: [...blocks.values()].filter((block) => block.isRare === true).map(({ type }) => type),
};

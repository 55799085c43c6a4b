import type { ClientFiles } from '../render/document.ts';
import { buildClient, buildInline, describeClient, type Chunks } from './client-build.ts';
import { makeFonts, type MadeFont } from './fonts.ts';
import { importModule } from './modules.ts';
import { nameContent } from '../content/pictures/digest.ts';

/** What browsers need beside the pages: scripts, styles of fonts, and the fonts. No content is in it. */
export interface PreparedClient {
  readonly chunks: Chunks;
  readonly fonts: readonly MadeFont[];
  readonly bootstrap: string;
  readonly galleryScript: string;
  readonly consent: string;
  readonly openNow: string;
}

/** Builds what browsers run, from the project's sources alone. */
export async function prepareClient(root: string, cache: string): Promise<PreparedClient> {
  const { travel } = await importModule<typeof import('../content/schema/registry.ts')>(
    root,
    'src/content/schema/registry.ts',
  );
  return {
    chunks: await buildClient({ root, travel }),
    fonts: await makeFonts(root, cache),
    bootstrap: await buildInline(root, 'src/client/bootstrap.ts'),
    galleryScript: await buildInline(root, 'src/client/gallery.ts'),
    consent: await buildInline(root, 'src/client/consent.ts'),
    openNow: await buildInline(root, 'src/client/open-now.ts'),
  };
}

/**
 * Names a build by its application, which can show any page data of the same name. A page's content is named apart: an
 * edit changes the files of its page alone, and all else stays in browsers' and hosts' caches.
 */
function nameApplication(chunks: Chunks): string {
  return nameContent(JSON.stringify(chunks.map(({ fileName }) => fileName).toSorted()));
}

/** What documents need to know of it. */
export function describePrepared(prepared: PreparedClient): ClientFiles {
  const { chunks, fonts } = prepared;
  return describeClient(chunks, {
    ...prepared,
    fonts: fonts.map(({ address, weights }) => ({ address, weights })),
    build: nameApplication(chunks),
  });
}

import createCache, { type EmotionCache } from '@emotion/cache';

/** The key that Emotion's classes carry, on the server and in the browser. */
export const styleKey = 'v';

/** One array for all caches. Without the prefixer in it: every browser we support knows what we write. */
const stylisPlugins: [] = [];

/** A cache for Emotion's styles, the same on the server and in the browser, so that classes have the same names. */
export function makeStyleCache(): EmotionCache {
  return createCache({ key: styleKey, stylisPlugins });
}

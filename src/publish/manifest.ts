import type { SiteFacts } from '../fields/page-data.ts';
import type { ThemeColors } from '../fields/palette.ts';
import { colors } from '../defaults/colors.ts';

/** The web manifest: what a phone calls the site, and shows for it, on its home screen. */
export function writeManifest(site: SiteFacts, theme: ThemeColors): string {
  const manifest = {
    name: site.name,
    short_name: site.name,
    description: site.tagline,
    lang: 'pt-BR',
    start_url: '/',
    scope: '/',
    // No application of its own: chat, maps and telephone links work best in the browser.
    display: 'browser',
    background_color: theme.canvas ?? colors.canvas,
    theme_color: theme.strong,
    icons: [
      { src: `/${site.icon ?? 'favicon.svg'}`, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
      ...[192, 512].map((size) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose: 'any maskable',
      })),
    ],
  };
  return `${JSON.stringify(manifest, undefined, 2)}\n`;
}

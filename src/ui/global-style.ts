import type { ThemeColors } from '../fields/palette.ts';
import { fontStack } from './fonts.ts';
import { colors } from '../defaults/colors.ts';
import { declare, headerHeight, media, nameColors, sizes } from './tokens.ts';

/** What things on a light background look like; a card on a strong section takes these back. */
const onLight = {
  '--text': 'var(--ink)',
  '--text-soft': 'var(--ink-soft)',
  '--heading': 'var(--deep)',
  '--mark': 'var(--accent)',
  '--link': 'var(--strong)',
  '--focus': 'var(--strong)',
  '--hairline': 'var(--line)',
  '--outline': 'var(--edge)',
  '--outline-text': 'var(--strong)',
  '--outline-hover': 'var(--tint)',
  '--fill': 'var(--strong)',
  '--fill-hover': 'var(--strong-hover)',
  '--on-fill': 'var(--white)',
  '--chat-fill': 'var(--chat)',
  '--chat-fill-hover': 'var(--chat-hover)',
  '--on-chat': 'var(--white)',
  '--emergency-fill': 'var(--emergency)',
  '--emergency-fill-hover': 'var(--emergency-hover)',
  '--on-emergency': 'var(--white)',
};

/** The same on `strong` and `deep`: text turns light, and buttons turn white so that their edges stay visible. */
const onStrong = {
  '--text': 'var(--white)',
  '--text-soft': 'var(--on-strong-soft)',
  '--heading': 'var(--white)',
  '--mark': 'var(--on-strong-mark)',
  '--link': 'var(--white)',
  '--focus': 'var(--white)',
  '--hairline': 'var(--strong-line)',
  '--outline': 'var(--white)',
  '--outline-text': 'var(--white)',
  '--outline-hover': '#ffffff24',
  '--fill': 'var(--white)',
  '--fill-hover': 'var(--tint)',
  '--on-fill': 'var(--strong)',
  '--chat-fill': 'var(--white)',
  '--chat-fill-hover': 'var(--tint)',
  '--on-chat': 'var(--chat-hover)',
  '--emergency-fill': 'var(--white)',
  '--emergency-fill-hover': 'var(--tint)',
  '--on-emergency': 'var(--emergency)',
};

const light = '[data-theme],[data-tone=card]';
const strong = '[data-tone=strong],[data-tone=deep]';

/** Where what an anchor leads to begins: reckoned here, in fewer bytes than by each browser. */
const belowHeader = `${Number.parseFloat(headerHeight) + 1}rem`;

const reset = `
*,::before,::after{box-sizing:border-box}
*{margin:0}
html{font-size:min(100%,6.5vw);-webkit-text-size-adjust:100%;scroll-padding-top:${belowHeader};background:var(--canvas);interpolate-size:allow-keywords}
body{font-family:${fontStack};font-size:var(--text-md);line-height:1.6;color:var(--ink);overflow-wrap:anywhere}
[data-theme]{color:var(--text);accent-color:var(--strong)}
h1,h2,h3,h4{font-weight:800;line-height:1.15;letter-spacing:-.015em;color:var(--heading);text-wrap:balance}
p,li,dd{text-wrap:pretty}
[data-whole]{white-space:nowrap}
ul,ol{list-style:none;padding:0}
img,svg{display:block;max-width:100%}
img{height:auto}
picture{display:contents}
svg{flex:none}
a{color:inherit}
button,dialog,[popover]{color:inherit;border:0;padding:0}
button{font:inherit;background:none}
table{border-collapse:collapse}
th{text-align:start;font-weight:inherit}
html:has(dialog:modal){overflow:hidden}
dialog,[popover]{max-width:none;max-height:none}
a,button,summary{cursor:pointer;-webkit-tap-highlight-color:transparent}
:is(a,button,summary):active{opacity:.6}
:focus-visible{outline:3px solid var(--focus,currentColor);outline-offset:2px}
[tabindex='-1']:focus{outline:0}`;

/** What opens a section: a short line, its title and its introduction. */
const opening = '[data-layout]>div:first-child';

const print = `
@media print{
${strong},a[data-variant]{${declare({ '--text': '#000', '--text-soft': '#222', '--heading': '#000' })};background:none!important}
h2,h3,${opening}{break-after:avoid}${opening},dl>div,li,p,table,details,a[data-variant],[data-tone=card]{break-inside:avoid}img{max-height:40vh}
details::details-content{content-visibility:visible!important;height:auto!important}
a[data-variant]{color:#000!important;border-color:#000!important}
header nav,header button,[popover],dialog,[data-screen],[data-lazy]:not(:has(img)){display:none!important}
}`;

/** Backgrounds and shadows go where the visitor chooses all colours: edges take their place, also in what is pressed; drawings are as their text. */
const forced =
  '@media(forced-colors:active){svg{color:inherit!important}button,[popover],dialog{border:1px solid}:is(a,button,summary):active{outline:3px solid Highlight}}';

/** Pages change at once for who prefers less motion. */
const calm =
  '@media(prefers-reduced-motion:reduce){::view-transition-old(*),::view-transition-new(*){animation:none!important}}';

/**
 * Letters so large that few fit on a line: their sizes are the visitor's own, by words that no cap on `rem` reaches, while
 * spaces and drawings grow with the window alone.
 */
const largeLetters = `${media.largeLetters}{:root{--text-sm:small;--text-md:medium;--text-lg:medium;--title-sm:medium;--gutter:2vw}body{hyphens:auto}a[data-variant]{padding-inline:4px}th,td{display:block}dl>div{min-width:100%}}`;

type OwnColors = Pick<ThemeColors, 'ink' | 'inkSoft' | 'canvas'>;

/** Colours that no theme has. */
const fixed = {
  '--surface': colors.surface,
  '--chat': colors.chat,
  '--chat-hover': colors.chatHover,
  '--emergency': colors.emergency,
  '--emergency-hover': colors.emergencyHover,
  '--star': colors.star,
  '--star-off': colors.starOff,
  '--white': colors.white,
};

/** Global rules, and tokens as plain CSS for the head of a page whose theme may have base colours of its own. */
export function makeGlobalStyle(own: OwnColors = {}): string {
  const { ink, inkSoft, canvas } = colors;
  const base = nameColors({
    ink: own.ink ?? ink,
    inkSoft: own.inkSoft ?? inkSoft,
    canvas: own.canvas ?? canvas,
  });
  return `:root{${declare({ ...base, ...fixed, ...sizes })}}${rules}`;
}

const rules = `
${light}{${declare(onLight)}}
@media screen{${strong}{${declare(onStrong)}}}
${reset}
${largeLetters}
${forced}
${calm}
${print}
`.replace(/\n+/g, '');

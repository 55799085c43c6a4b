import type { Plugin } from 'vite';
import { editLibraries, type Edit } from './edit-libraries.ts';

const module = /\/@emotion\/styled\/base\/dist\/emotion-styled-base\.esm\.js$/;

const edits: readonly Edit[] = [
  {
    module,
    from: /^import \* as React from 'react';$/gm,
    to: `$&
import { jsx } from 'react/jsx-runtime';`,
    reason: 'An element whose properties nobody else has needs no copy of them.',
  },
  {
    module,
    from: /^ {4}var Styled = withEmotionCache\(function \(props, cache, ref\) \{$/gm,
    to: `    var isStatic = styles.every((one) => typeof one !== 'function' || one.__emotion_styles !== undefined);
    var known = new Map();
$&`,
    reason:
      'A part whose style asks for no properties has one style on all pages, by the classes it is given.',
  },
  {
    module,
    from: /^ {6}if \(props\.theme == null\) \{$/gm,
    to: '      if (!isStatic && props.theme == null) {',
    reason: 'Nothing but functions in styles is given properties.',
  },
  {
    module,
    from: /^ {6}if \(typeof props\.className === 'string'\) \{$/gm,
    to: `      var kept = isStatic ? known.get(props.className) : undefined;
      if (kept !== undefined) {
        className = kept.own;
      } else if (typeof props.className === 'string') {`,
    reason:
      'What a part is given as a class was given it by a part around it, whose style is registered by then.',
  },
  {
    module,
    from: /(?<=^ {6}var serialized = )(serializeStyles\(styles\.concat\(classInterpolations\), cache\.registered, mergedProps\));$/gm,
    to: `kept !== undefined ? kept.serialized : $1;
      if (isStatic && kept === undefined) known.set(props.className, (kept = {
        own: className,
        serialized,
        name: cache.key + '-' + serialized.name,
      }));`,
    reason: 'No text in a style is the name of a class, which alone would make it another one elsewhere.',
  },
  {
    module,
    from: /return \/\*#__PURE__\*\/React\.createElement\(React\.Fragment, null, \/\*#__PURE__\*\/React\.createElement\(Insertion, (\{[^{}]*\})\), \/\*#__PURE__\*\/(React\.createElement)\(FinalTag, newProps\)\);/g,
    to: `var isNoted = cache.inserted[serialized.name] !== undefined &&
        cache.registered[kept === undefined ? cache.key + '-' + serialized.name : kept.name] !== undefined;
      var rule = isNoted ? null : Insertion($1);
      return rule === null ? jsx(FinalTag, newProps) : $2(React.Fragment, null, rule, jsx(FinalTag, newProps));`,
    reason:
      'What notes a rule shows nothing where the cache keeps it, and has nothing to do for one that is noted. Its place in the tree counts for `useId` alone, which no view asks.',
  },
];

/** Has Emotion write a part's style once where documents are rendered, and not for each of its elements on each page. */
export function quickStyles(): Plugin {
  return editLibraries('quick-styles', edits);
}

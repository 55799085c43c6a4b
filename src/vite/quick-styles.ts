import type { Plugin } from 'vite';
import { editLibraries, type Edit } from './edit-libraries.ts';

const module = /\/@emotion\/styled\/base\/dist\/emotion-styled-base\.esm\.js$/;

const edits: readonly Edit[] = [
  {
    module,
    from: /^ {4}var Styled = withEmotionCache\(function \(props, cache, ref\) \{$/gm,
    to: `    var isStatic = styles.every((one) => typeof one !== 'function' || one.__emotion_styles !== undefined);
    var known;
$&`,
    reason: 'A part whose style asks for no properties has one style on all pages.',
  },
  {
    module,
    from: /^ {6}if \(props\.theme == null\) \{$/gm,
    to: '      if (!isStatic && props.theme == null) {',
    reason: 'Nothing but functions in styles is given properties.',
  },
  {
    module,
    from: /(?<=^ {6}var serialized = )(serializeStyles\()styles\.concat\(classInterpolations\)(, cache\.registered, mergedProps\));$/gm,
    to: `isStatic && classInterpolations.length === 0
        ? (known ??= $1styles$2)
        : $1styles.concat(classInterpolations)$2;`,
    reason: 'No text in a style is the name of a class, which alone would make it another one elsewhere.',
  },
  {
    module,
    from: /return \/\*#__PURE__\*\/React\.createElement\(React\.Fragment, null, \/\*#__PURE__\*\/React\.createElement\(Insertion, (\{[^{}]*\})\), \/\*#__PURE__\*\/(React\.createElement\(FinalTag, newProps\))\);/g,
    to: `var isNoted = cache.inserted[serialized.name] !== undefined &&
        cache.registered[cache.key + '-' + serialized.name] !== undefined;
      var rule = isNoted ? null : Insertion($1);
      return rule === null ? $2 : React.createElement(React.Fragment, null, rule, $2);`,
    reason:
      'What notes a rule shows nothing where the cache keeps it, and has nothing to do for one that is noted. Its place in the tree counts for `useId` alone, which no view asks.',
  },
];

/** Has Emotion write a part's style once where documents are rendered, and not for each of its elements on each page. */
export function quickStyles(): Plugin {
  return editLibraries('quick-styles', edits);
}

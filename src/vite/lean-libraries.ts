import type { Plugin } from 'vite';
import { editLibraries, type Edit } from './edit-libraries.ts';

/**
 * What the bundler cannot know to be unused. Taken out alone, each makes the application heavier.
 */
const edits: readonly Edit[] = [
  {
    module: /\/react-router\/dist\/.*\.mjs$/,
    from: /^\w+(?:\$\d+)?\.displayName = .*;$/gm,
    to: '',
    reason:
      "Names for developer tools hold the router's forms, scripts and scroll restoration in the bundle.",
  },
  {
    module: /\/react-router\/dist\/.*\.mjs$/,
    from: /^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm,
    to: '$1/* @__PURE__ */ $2',
    reason: 'Making a component does nothing by itself, so that those without use may go.',
  },
  {
    module: /\/react-router\/dist\/.*\.mjs$/,
    from: /^var RenderErrorBoundary = (class extends [\s\S]*?^\});\nRenderErrorBoundary\.contextType = (\w+);$/gm,
    to: 'var RenderErrorBoundary = /* @__PURE__ */ Object.assign($1, { contextType: $2 });',
    reason: 'The same class in one expression, which may go with the route objects that we do not use.',
  },
  {
    module: /\/react-helmet-async\/lib\/index\.esm\.js$/,
    from: /^var isReact19 = .*;$/gm,
    to: 'const isReact19 = true;',
    reason: 'React 19 is what we build with: the way that older ones need goes.',
  },
  {
    module: /\/@emotion\/cache\/dist\/emotion-cache\.browser\.esm\.js$/,
    from: /^var defaultStylisPlugins = \[prefixer\];$/gm,
    to: 'var defaultStylisPlugins = [];',
    reason: 'ui/style-cache.ts brings its own list, without the prefixer.',
  },
  {
    module: /\/@emotion\/styled\/base\/dist\/emotion-styled-base\.browser\.esm\.js$/,
    from: /^var testOmitPropsOnStringTag = isPropValid;$/gm,
    to: "var testOmitPropsOnStringTag = (name) => name !== 'theme' && name !== 'as';",
    reason: 'Parts with properties that are no attributes say so themselves: see ui/styled-parts.test.ts.',
  },
  {
    module: /\/@emotion\/serialize\/dist\/emotion-serialize\.esm\.js$/,
    from: /^ {8}return createStringFromObject\(mergedProps, registered, interpolation\);$/gm,
    to: "        return '';",
    reason: 'Styles are texts, never objects.',
  },
  {
    module: /\/@emotion\/serialize\/dist\/emotion-serialize\.esm\.js$/,
    from: /^var processStyleName = \/\* #__PURE__ \*\/memoize\(function[\s\S]*?^\}\);$/gm,
    to: '',
    reason: 'So no property of an object becomes one of CSS.',
  },
  {
    module: /vite\/preload-helper/,
    from: /\bexport const __vitePreload = function preload\(baseModule\b[\s\S]*\breturn baseModule\(\)[\s\S]*/g,
    to: 'export const __vitePreload = (load) => load();',
    reason: 'The bootstrap asks for what the application needs, and no chunk has a style sheet.',
  },
];

/** Leaves parts of libraries out of the application that it has no use for. */
export function leanLibraries(): Plugin {
  return editLibraries('lean-libraries', edits);
}

/** Modules that do nothing by being imported, though their packages do not say so. */
export const quietModules = [
  {
    test: /\/node_modules\/(?:@emotion|hoist-non-react-statics|react-is|shallowequal|stylis)\//,
    sideEffects: false,
  },
];

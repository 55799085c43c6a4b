const dash = /^\s*[-–]\s+(?=\S)/;
const sign = /^\s*(?:\*\s+|[•·▪]\s*)(?=\S)/;
const either = new RegExp(`${dash.source}|${sign.source}`);

/** Behind a second dash stands who speaks, as in `Oi! - disse ela`. */
const narrated =
  /[!?…]\s+[-–—]\s+\p{Ll}|\s[-–—]\s+(?:diz|disse|fal(?:a|ou|ei)|respond\w+|pergunt\w+|explic\w+|coment\w+|exclam\w+|cont(?:a|ou|ei))(?!\p{L})/u;

/**
 * What the items of a text's lists begin with. A dash is speech where somebody is said to speak; it begins a list where
 * there are several, or where one line comes below a colon and is neither question nor exclamation.
 */
export function bulletOf(text: string): RegExp {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const dashed = lines.flatMap((line, index) =>
    dash.test(line) ? [{ line, above: lines[index - 1] ?? '' }] : [],
  );
  const [first, second] = dashed;
  const isLone =
    first !== undefined &&
    second === undefined &&
    !(/:\s*$/.test(first.above) && !/[!?…]\s*$/.test(first.line));
  return isLone || dashed.some(({ line }) => narrated.test(line)) ? sign : either;
}

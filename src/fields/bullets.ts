const dash = String.raw`[-–]\s+`;
const star = String.raw`\*\s+`;
const point = String.raw`[•·▪]\s*`;

/** A line that begins with one of some signs. */
const beginning = (signs: readonly string[]) => new RegExp(String.raw`^\s*(?:${signs.join('|')})(?=\S)`);

const dashed = beginning([dash]);
const starred = beginning([star]);
const any = beginning([dash, star, point]);
const notStar = beginning([dash, point]);
const notDash = beginning([star, point]);
const onlyPoint = beginning([point]);

/** Behind a second dash stands who speaks, as in `Oi! - disse ela`. */
const narrated =
  /[!?…]\s+[-–—]\s+\p{Ll}|\s[-–—]\s+(?:diz|disse|fal(?:a|ou|ei)|respond\w+|pergunt\w+|explic\w+|coment\w+|exclam\w+|cont(?:a|ou|ei))(?!\p{L})/u;

/** Whether dashes at the beginning of lines are speech. */
function isSpeech(lines: readonly string[]): boolean {
  const found = lines.flatMap((line, index) =>
    dashed.test(line) ? [{ line, above: lines[index - 1] ?? '' }] : [],
  );
  const [first, second] = found;
  const isLone =
    first !== undefined &&
    second === undefined &&
    !(/:\s*$/.test(first.above) && !/[!?…]\s*$/.test(first.line));
  return isLone || found.some(({ line }) => narrated.test(line));
}

/** Whether a star at the beginning of a line is that of a footnote: the text is nothing else, or its mark is in it. */
function isFootnote(lines: readonly string[]): boolean {
  const isLone = lines.filter((line) => starred.test(line)).length === 1;
  return isLone && (lines.length === 1 || lines.some((line) => /[\p{L}\d]\*(?!\*)/u.test(line)));
}

/**
 * What the items of a text's lists begin with. A dash is speech where somebody is said to speak; it begins a list where
 * there are several, or where one line comes below a colon and is neither question nor exclamation. A star that stands for
 * a footnote begins none.
 */
export function bulletOf(text: string): RegExp {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  const [isDash, isStar] = [!isSpeech(lines), !isFootnote(lines)];
  if (isDash) return isStar ? any : notStar;
  return isStar ? notDash : onlyPoint;
}

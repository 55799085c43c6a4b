import { Lexer } from 'yaml';

/** A comment of a text, from its `#` to the end of its line. */
export interface Comment {
  readonly offset: number;
  readonly text: string;
  /** Whether its line holds nothing else. */
  readonly isAlone: boolean;
}

/** Lexemes that stand for no sign of the text: a document begins, a text comes, brackets are broken. */
const marks = new Set(['\u0002', '\u0018', '\u001F']);
const scalarMark = '\u001F';

/** The comments of a text, or of some lines of one, from top to bottom. */
export function commentsOf(text: string): readonly Comment[] {
  const comments: Comment[] = [];
  let [offset, last] = [0, ''];
  for (const lexeme of new Lexer().lex(text)) {
    if (lexeme.startsWith('#') && last !== scalarMark) {
      const line = text.slice(text.lastIndexOf('\n', offset - 1) + 1, offset);
      comments.push({ offset, text: lexeme.trimEnd(), isAlone: /^[\s\uFEFF]*$/.test(line) });
    }
    if (!marks.has(lexeme)) offset += lexeme.length;
    last = lexeme;
  }
  return comments;
}

/** Some texts without others, each as often as it is there. */
export function withoutTexts(texts: readonly string[], others: readonly string[]): readonly string[] {
  const left = [...others];
  return texts.filter((text) => {
    const place = left.indexOf(text);
    if (place !== -1) left.splice(place, 1);
    return place === -1;
  });
}

function textsOf(lines: string): readonly string[] {
  return commentsOf(lines).map(({ text }) => text);
}

/** The comments that one text has beyond those of others. */
export function newComments(text: string, ...others: readonly string[]): readonly string[] {
  return others.reduce<readonly string[]>((left, other) => withoutTexts(left, textsOf(other)), textsOf(text));
}

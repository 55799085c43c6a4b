/** A word or more between the marks that a chat has for bold, italic and struck out. */
const marked = /(?<![\p{L}\d])(\*{1,2}|_{1,2}|~{1,2})(?=[^\s*_~])([^*_~]*[^\s*_~])\1(?![\p{L}\d])/gu;

/** A text without the marks that a chat puts around words: `*Novo* R$ 60` as `Novo R$ 60`. Signs that are no pair stay. */
export function withoutChatMarks(text: string): string {
  const bare = text.replaceAll(marked, '$2');
  return bare === text ? text : withoutChatMarks(bare);
}

/** A text in one line, without spaces at its ends; empty for what is no text. */
export const inLine = (said: unknown) => (typeof said === 'string' ? said.replace(/\s+/g, ' ').trim() : '');

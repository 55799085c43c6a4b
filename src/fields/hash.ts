/**
 * SHA-256 of a text in UTF-8, as hexadecimal digits. Node has it at once, a browser only after a while, so whoever
 * names something by it is given it.
 */
export type Hash = (text: string) => string;

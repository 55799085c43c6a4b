/** The folder of the pages where nobody names another. */
export const usualFolder = 'pages';

/** The folder of the pages of the site that a file is of, both as messages name them. */
export function folderOf(file: string): string {
  return /^(.+?)\/(?:_(?:shared|themes)\/)?[^/]*$/.exec(file)?.[1] ?? usualFolder;
}

/** A word as a terminal takes it for one, and for nothing to be run. */
export function asWord(word: string): string {
  return /^[\p{L}\d_./-]+$/u.test(word) ? word : `"${word.replaceAll(/["$`]/g, String.raw`\$&`)}"`;
}

/** The words that have a command work on a folder of pages, after a space; none for the usual one. */
export function folderWords(folder: string): string {
  return folder === usualFolder ? '' : ` --pages ${asWord(folder)}`;
}

import type { LeftOut, PublicParameters } from '../kinds/public.ts';
import { list, shorten } from '../wording.ts';
import { say, type Words, type WordsOf } from '../words.ts';

/** The words for files that are left out for a reason, one of them or several. */
function leftOut(one: string, many: string, cure: string): (found: LeftOut) => Words {
  return ({ paths: [first = '', ...more] }) =>
    more.length === 0
      ? say(`"${shorten(first)}" is not published: it ${one}.`, cure)
      : say(
          `${more.length + 1} files are not published, because they ${many}: ${list([first, ...more], 8)}.`,
          cure,
        );
}

export const publicWords: WordsOf<PublicParameters> = {
  leftover: leftOut(
    'was left behind by a program',
    'were left behind by programs',
    'If nobody needs this, delete it.',
  ),
  dotted: leftOut(
    'has a name that starts with a dot',
    'have names that start with a dot',
    'If it is for the site, remove the dot from the start of its name. If not, move it out of public/.',
  ),
  link: leftOut(
    'is a link to another place',
    'are links to other places',
    'Delete the link, and copy the file itself here.',
  ),
  odd: leftOut('is not a regular file', 'are not regular files', 'Delete it, or move it out of public/.'),
  badName: ({ path }) =>
    say(
      `The name "${shorten(path)}" contains a character that is not allowed in an address, such as #, ? or %.`,
      'Rename the file, using only letters, digits, hyphens and dots.',
    ),
  foreignPage: ({ path }) =>
    say(
      `"${shorten(path)}" is HTML, and would be published without a Content-Security-Policy and without the checks that pages get.`,
      'Make it a page in pages/, or take it out of public/. To verify the site with Google, use a DNS record.',
    ),
  closedPhoto: ({ path }) =>
    say(
      `The photograph "${shorten(path)}" cannot be opened, so its location and camera data cannot be removed.`,
      'Export it as JPG or PNG.',
    ),
  reserved: ({ path }) =>
    say(
      `"${shorten(path)}" has the name of something that the build writes.`,
      'Rename the file, or the folder that it is in.',
    ),
};

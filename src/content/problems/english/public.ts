import type { LeftOut, PublicParameters } from '../kinds/public.ts';
import { list, shorten } from '../wording.ts';
import { say, type Words, type WordsOf } from '../words.ts';

/** What is said of one file that is left out, or of several: `one` and `many` say why. */
interface Reason {
  readonly one: string;
  readonly many: string;
  readonly cure: string;
  readonly cures: string;
}

function leftOut({ one, many, cure, cures }: Reason): (found: LeftOut) => Words {
  return ({ paths: [first = '', ...more] }) =>
    more.length === 0
      ? say(`"${shorten(first)}" is not published: it ${one}.`, cure)
      : say(
          `${more.length + 1} files are not published, because they ${many}: ${list([first, ...more], 8)}.`,
          cures,
        );
}

export const publicWords: WordsOf<PublicParameters> = {
  leftover: leftOut({
    one: 'was left behind by a program',
    many: 'were left behind by programs',
    cure: 'If nobody needs it, delete it.',
    cures: 'If nobody needs them, delete them.',
  }),
  dotted: leftOut({
    one: 'has a name that starts with a dot',
    many: 'have names that start with a dot',
    cure: 'If it is for the site, remove the dot from the start of its name. If not, move it out of public/.',
    cures:
      'If they are for the site, remove the dots from the start of their names. If not, move them out of public/.',
  }),
  link: leftOut({
    one: 'is a link to another place',
    many: 'are links to other places',
    cure: 'Delete the link, and copy the file itself here.',
    cures: 'Delete the links, and copy the files themselves here.',
  }),
  odd: leftOut({
    one: 'is not a regular file',
    many: 'are not regular files',
    cure: 'Delete it, or move it out of public/.',
    cures: 'Delete them, or move them out of public/.',
  }),
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

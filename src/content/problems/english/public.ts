import type { LeftOut, PublicParameters } from '../kinds/public.ts';
import { list, shorten } from '../wording.ts';
import { say, type Words, type WordsOf } from '../words.ts';

/** The words for files that are left out for a reason, one of them or several. */
function leftOut(one: string, many: string, cure: string): (found: LeftOut) => Words {
  return ({ paths: [first = '', ...more] }) =>
    more.length === 0
      ? say(`"${shorten(first)}" is not published: it ${one}.`, cure)
      : say(
          `${more.length + 1} files are not published, since they ${many}: ${list([first, ...more], 8)}.`,
          cure,
        );
}

export const publicWords: WordsOf<PublicParameters> = {
  leftover: leftOut('is a leftover of a program', 'are leftovers of programs', 'Delete what nobody needs.'),
  dotted: leftOut(
    'has a name that starts with a dot',
    'have names that start with a dot',
    'Rename what is for the site, and move the rest out of public/.',
  ),
  link: leftOut(
    'is a link to another place',
    'are links to other places',
    'Delete the link, and copy the file itself here.',
  ),
  odd: leftOut('is no plain file', 'are no plain files', 'Delete it, or move it out of public/.'),
  badName: ({ path }) =>
    say(
      `The name "${shorten(path)}" holds a sign that no address may hold, such as #, ? or %.`,
      'Rename the file in letters, digits, hyphens and dots.',
    ),
  foreignPage: ({ path }) =>
    say(
      `"${shorten(path)}" is HTML, and would be published without a policy and without the checks of a page.`,
      'Make it a page in pages/, or take it out of public/. Prove a site to Google by a DNS record.',
    ),
  closedPhoto: ({ path }) =>
    say(
      `The photograph "${shorten(path)}" cannot be opened, so that place and camera stay in it.`,
      'Export it as JPG or PNG.',
    ),
  reserved: ({ path }) =>
    say(
      `"${shorten(path)}" has the name of something that the build writes.`,
      'Rename the file, or the folder that it is in.',
    ),
};

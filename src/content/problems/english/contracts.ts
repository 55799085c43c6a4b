import type { Contract } from '../../../fields/contract.ts';
import { count } from '../wording.ts';
import { say, type Words } from '../words.ts';

/** What a section asks of its page and does not find, and what to do where nothing better is known. */
export function sayContract(type: string, contract: Contract): Words {
  switch (contract.rule) {
    case 'once':
      return say(
        `The page has more than one "${type}" section, and may have only one.`,
        'Delete this one, or hide it with "hidden: sim".',
      );
    case 'first':
      return say(
        `The "${type}" section is not the first on the page.`,
        'Move the whole section to just below "sections:".',
      );
    case 'least':
      return say(
        `The "${type}" section has fewer than ${count(contract.count, 'item', 'items')} in "${contract.list}".`,
        `Add items to "${contract.list}", until there are at least ${contract.count}.`,
      );
    case 'one-marked':
      return say(
        `More than one item in "${contract.list}" of the "${type}" section is marked with "${contract.field}".`,
        `Keep "${contract.field}: sim" on one item only: delete the marked line here.`,
      );
    case 'target':
      return say(
        `The "${type}" section points to a section that this page does not show.`,
        `Write in "${contract.field}" the id of a section that the page shows, such as "#${contract.usual ?? 'faq'}".`,
      );
  }
}

import { useEffect } from 'react';
import type { Opening } from '../fields/schedule.ts';
import type { OpeningData } from './opening.ts';
import { useWords } from './use-words.ts';

interface OpenNowProps {
  readonly opening: Opening;
}

/**
 * Whether the business is open now. The document has the hours of the week, which hold at any time; an inline script
 * (`client/open-now.ts`) writes the sentence over them, before React and without it.
 */
export function OpenNow({ opening: { rows, schedule } }: OpenNowProps) {
  const { openNow, closedNow, onDuty, opens, closes } = useWords();
  const data: OpeningData = { ...schedule, words: { openNow, closedNow, onDuty, opens, closes } };
  const carried = JSON.stringify(data);
  const week = rows
    .map(({ days, time }) => `${days} ${time.charAt(0).toLowerCase()}${time.slice(1)}`)
    .join(' · ');
  useEffect(() => {
    const asked = new Event('vitrine:opening', { cancelable: true });
    // A page that was navigated to may be the first that says it. Where the script does not come, its hours stay.
    if (dispatchEvent(asked))
      import('./opening.ts').then(
        ({ startOpening }) => startOpening(),
        () => undefined,
      );
    // In the editor the hours change, and React writes those of the week over the sentence.
  }, [carried, week]);
  return (
    <span data-opening={carried} suppressHydrationWarning>
      {week}
    </span>
  );
}

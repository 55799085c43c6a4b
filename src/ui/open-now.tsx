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
  useEffect(() => {
    const asked = new Event('vitrine:opening', { cancelable: true });
    // A page that was navigated to may be the first that says it. Where the script does not come, its hours stay.
    if (dispatchEvent(asked))
      import('./opening.ts').then(
        ({ startOpening }) => startOpening(),
        () => undefined,
      );
  }, []);
  return (
    <span data-opening={JSON.stringify(data)} suppressHydrationWarning>
      {rows.map(({ days, time }) => `${days} ${time}`).join(' · ')}
    </span>
  );
}

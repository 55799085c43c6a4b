import { Fragment } from 'react';
import { Swatch } from '../form/swatch.tsx';

/** A sentence with each of its colours to look at beside its name. */
export function ColoredWords({ text }: { readonly text: string }) {
  return text.split(/(#[\da-f]{6})(?![\da-z])/i).map((part, place) => (
    // oxlint-disable-next-line react/no-array-index-key -- the parts of a sentence have no other name
    <Fragment key={place}>
      {place % 2 === 1 && <Swatch color={part} />}
      {part}
    </Fragment>
  ));
}

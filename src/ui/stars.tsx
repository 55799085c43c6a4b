import { drawingAddress } from './icon.tsx';
import { useWords } from './use-words.ts';

interface StarsProps {
  readonly rating: number;
}

// With a size of its own: without one it would take that of the svg around it, and shrink to the rating instead of being cut off.
const row = <use href={drawingAddress('stars')} width="120" height="24" />;

/** Five stars, filled up to the rating. */
export function Stars({ rating }: StarsProps) {
  const words = useWords();
  return (
    <svg
      width="110"
      height="22"
      viewBox="0 0 120 24"
      role="img"
      aria-label={`${words.rating} ${String(rating).replace('.', ',')} ${words.of} 5`}
    >
      {rating < 5 && <g fill="var(--star-off)">{row}</g>}
      <svg width={rating * 24} height="24" fill="var(--star)">
        {row}
      </svg>
    </svg>
  );
}

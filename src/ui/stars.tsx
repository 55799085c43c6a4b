import { useWords } from './use-words.ts';

interface StarsProps {
  readonly rating: number;
}

const star = 'l2.9 6.2 6.6.8-4.9 4.6 1.3 6.7-5.9-3.3-5.9 3.3 1.3-6.7-4.9-4.6 6.6-.8Z';
const row = [12, 36, 60, 84, 108].map((middle) => `M${middle} 2.5${star}`).join('');

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
      <path fill="var(--star-off)" d={row} />
      <svg width={rating * 24} height="24">
        <path fill="var(--star)" d={row} />
      </svg>
    </svg>
  );
}

interface StarsProps {
  readonly rating: number;
}

const star = 'm12 2.5 2.9 6.2 6.6.8-4.9 4.6 1.3 6.7L12 17.5l-5.9 3.3 1.3-6.7-4.9-4.6 6.6-.8Z';
const places = [0, 1, 2, 3, 4];

function Row({ color }: { readonly color: string }) {
  return places.map((place) => (
    <path key={place} fill={color} transform={`translate(${place * 24})`} d={star} />
  ));
}

/** Five stars, filled up to the rating. */
export function Stars({ rating }: StarsProps) {
  return (
    <svg
      width="110"
      height="22"
      viewBox="0 0 120 24"
      role="img"
      aria-label={`Nota ${String(rating).replace('.', ',')} de 5`}
    >
      <Row color="var(--star-off)" />
      <svg width={rating * 24} height="24">
        <Row color="var(--star)" />
      </svg>
    </svg>
  );
}

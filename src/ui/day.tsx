interface DayProps {
  /** As ISO, such as `2025-07-15`. */
  readonly date: string;
  readonly className?: string;
}

/** A day as it is written in Brazil, such as 15/07/2025. */
export function Day({ date, ...rest }: DayProps) {
  return (
    <time dateTime={date} {...rest}>
      {date.split('-').reverse().join('/')}
    </time>
  );
}

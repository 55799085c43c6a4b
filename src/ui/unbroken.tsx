// A price, a postal code, a word with a hyphen.
const usual = /(?<!\S)(R\$ \S+|CEP \S+|\S{1,14}-\S{1,14})(?!\S)/;

interface UnbrokenProps {
  readonly text: string;
  /** What stays on one line, as the pattern's only group. */
  readonly whole?: RegExp;
}

/** Text in which no line ends within a price, a postal code or a hyphenated word. */
export function Unbroken({ text, whole = usual }: UnbrokenProps) {
  return text.split(whole).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // Parts never move.
      <span key={index} data-whole="">
        {part}
      </span>
    ),
  );
}

// A price, a postal code, a word with a hyphen.
const whole = /(?<!\S)(R\$ \S+|CEP \S+|\S{1,14}-\S{1,14})(?!\S)/;

/** Text in which no line ends within a price, a postal code or a hyphenated word. */
export function Unbroken({ text }: { readonly text: string }) {
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

/** The same function, whose last answers are kept: documents of one site say most things alike. */
export function keptFor<Asked, Answer>(
  most: number,
  answer: (asked: Asked) => Answer,
  /** Equal for what is answered alike. */
  nameOf: (asked: Asked) => string,
): (asked: Asked) => Answer {
  const known = new Map<string, { readonly answer: Answer }>();
  return (asked) => {
    const name = nameOf(asked);
    const kept = known.get(name);
    if (kept !== undefined) return kept.answer;
    const made = { answer: answer(asked) };
    if (known.size === most) known.clear();
    known.set(name, made);
    return made.answer;
  };
}

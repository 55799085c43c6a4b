/** The same function, whose last answers are kept: documents of one site say most things alike. */
export function keptFor<Answer>(most: number, answer: (text: string) => Answer): (text: string) => Answer {
  const known = new Map<string, { readonly answer: Answer }>();
  return (text) => {
    const kept = known.get(text) ?? { answer: answer(text) };
    if (known.size === most) known.clear();
    known.set(text, kept);
    return kept.answer;
  };
}

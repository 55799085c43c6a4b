interface Template {
  readonly message: string;
  readonly unanswered: string;
  readonly items: readonly { readonly name: string }[];
}

/** What the fields of a request say of it, as JSON, to what makes its address before the application comes. */
export interface AskedData extends Template {
  /** The address without any answer. */
  readonly href: string;
}

/** `2026-12-03`, as calendars of browsers tell it, as people write it; any other answer as it is. */
function asWritten(answer: string): string {
  const [, year, month, day] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(answer) ?? [];
  return year === undefined ? answer : `${day}/${month}/${year}`;
}

/**
 * The address of a chat with the answers in its message, each in the place of its question's name. Without any answer it
 * is the address that was given.
 */
export function composeAddress(
  href: string,
  { message, unanswered, items }: Template,
  answers: readonly string[],
): string {
  if (answers.every((answer) => answer === '')) return href;
  // Each stretch is replaced once, so that an answer with braces stays as it is.
  const text = message.replaceAll(/\{([^{}]*)\}/g, (typed, name: string) => {
    const at = items.findIndex((question) => question.name === name);
    return at === -1 ? typed : asWritten(answers[at] ?? '') || unanswered;
  });
  return `${href.split('?')[0]}?text=${encodeURIComponent(text)}`;
}

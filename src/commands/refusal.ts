/** Ends a command's work with what to tell whoever called it, and the exit code. */
export class Refusal extends Error {
  readonly code: number;

  constructor(message: string, code: number) {
    super(message);
    this.code = code;
  }
}

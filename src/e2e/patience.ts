/**
 * Milliseconds that only a hang takes, on any machine. A test as a whole has three times as many, so that a failure
 * names what was waited for.
 */
export const patience = 60_000;

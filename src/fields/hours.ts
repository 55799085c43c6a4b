import { text } from './text.ts';

/** One row of opening hours: the days, and when it is open on them. */
export const hoursShape = {
  days: text.describe('Os dias, como Segunda a sexta.'),
  time: text.describe('O horário, como 08:30 às 18:30.'),
};

import * as fc from 'fast-check';

const surrogates = { first: 0xd800, amount: 0x800 };

/** Any code point but half of a pair, as fast-check's own unit "binary", which writes down all of them first. */
export const anySign = fc
  .integer({ min: 0, max: 0x10ffff - surrogates.amount })
  .map((point) => String.fromCodePoint(point < surrogates.first ? point : point + surrogates.amount));

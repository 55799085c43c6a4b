/** `há 2 semanas`: how long ago, as sites of reviews write it. */
export const ago =
  /\bh[áa] (?:um|uma|\d{1,2}) (?:dias?|semanas?|m[eê]s(?:es)?|anos?)(?!\p{L})(?: atr[áa]s)?/iu;

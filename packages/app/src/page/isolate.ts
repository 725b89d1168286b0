const RIGHT_TO_LEFT = /^\P{L}*(?=\p{L})[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/u;
const LETTER = /\p{L}/u;

const isolated = (text: string) => `\u2068${text}\u2069`;

/** Isolates a value in a sentence that is written from left to right if its own direction is the other one. */
export const inLeftToRight = <Value>(value: Value): Value | string =>
  typeof value === 'string' && RIGHT_TO_LEFT.test(value) ? isolated(value) : value;

/** The same in a sentence that is written from right to left. */
export const inRightToLeft = <Value>(value: Value): Value | string =>
  typeof value === 'string' && LETTER.test(value) && !RIGHT_TO_LEFT.test(value)
    ? isolated(value)
    : value;

/** A part of a price without marks of direction and blanks at its ends: on a line of its own a mark alone is a blank line. */
export const withoutMarks = (part: string): string => part.replace(/\p{Cf}/gu, '').trim();

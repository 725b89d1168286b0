/**
 * Returns a part of a price without direction marks and surrounding spaces: a mark alone would take a line of its own.
 */
export const withoutMarks = (part: string): string => part.replace(/\p{Cf}/gu, '').trim();

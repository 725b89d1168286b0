import { hasVisibleText } from './hasVisibleText.ts';

/** Returns a text without white space around it; empty if it is missing or invisible. */
export const visibleText = (text: string | null | undefined): string =>
  text && hasVisibleText(text) ? text.trim() : '';

/**
 * Returns a part of a price without direction marks and surrounding spaces: a mark alone would take a line of its own.
 */
export const withoutMarks = (part: string): string => part.replace(/\p{Cf}/gu, '').trim();

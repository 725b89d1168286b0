import { hasVisibleText } from './hasVisibleText.ts';

/** Returns a text without white space around it; empty if it is missing or nothing of it is visible. */
export const visibleText = (text: string | null | undefined): string =>
  text && hasVisibleText(text) ? text.trim() : '';

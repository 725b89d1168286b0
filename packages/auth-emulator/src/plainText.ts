/**
 * Text from elsewhere as a terminal may show it: characters that control the terminal, or in which direction it
 * writes, are replaced.
 */
export const plainText = (text: unknown): string =>
  String(text).replace(/[^\P{Cc}\t]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');

/** The same for text of several lines. */
export const plainLines = (text: string): string => text.split('\n').map(plainText).join('\n');

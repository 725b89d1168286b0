/** Replaces characters that control a terminal or the direction of text. */
export const plainText = (text: unknown): string =>
  String(text).replace(/[^\P{Cc}\t]|[\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');

export const plainLines = (text: string): string => text.split('\n').map(plainText).join('\n');

/**
 * Returns a text before, in and after the first occurrence of a part; if the part does not occur, the whole text is the
 * part. So a label stays one sentence in any word order: its formatted value is found in the text.
 */
export function splitAround(
  text: string,
  part: string,
): [before: string, part: string, after: string] {
  const start = text.indexOf(part);
  if (start === -1) return ['', text, ''];
  return [text.slice(0, start), part, text.slice(start + part.length)];
}

/**
 * A text before, in and after its first occurrence of a part; all of it is the part where that does not occur. So a label
 * stays one sentence, whichever order a language has: a value in it is found again by how it is written.
 */
export function splitAround(
  text: string,
  part: string,
): [before: string, part: string, after: string] {
  const start = text.indexOf(part);
  if (start === -1) return ['', text, ''];
  return [text.slice(0, start), part, text.slice(start + part.length)];
}

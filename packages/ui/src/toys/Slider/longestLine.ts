/**
 * Returns the number of characters in the longer line if a name is set in at most two lines, balanced as well as its
 * words allow. The name's font size follows from it, so that every name fits into two lines.
 */
export function longestLine(name: string): number {
  const words = name.trim().split(/\s+/);
  const whole = words.join(' ').length;
  let shortest = whole;
  let first = -1;
  for (const word of words.slice(0, -1)) {
    first += word.length + 1;
    shortest = Math.min(shortest, Math.max(first, whole - first - 1));
  }
  return shortest;
}

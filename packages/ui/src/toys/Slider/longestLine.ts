/**
 * How many characters the longer line has when a name is set in at most two lines, as evenly as its
 * words allow. The name's size follows from it, so that every name fits the room two lines have.
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

/** Returns how many characters must be changed, added or removed to turn one text into another. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (const [line, character] of [...one].entries()) {
    const next = [line + 1];
    for (let column = 1; column <= other.length; column++) {
      const changed = (row[column - 1] ?? 0) + (other[column - 1] === character ? 0 : 1);
      next.push(Math.min(changed, (row[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}

/** Returns the most similar name. */
export function nearest(name: string, names: string[]): string | undefined {
  const short = name.slice(0, 100);
  const ranked = names.map((candidate) => ({ candidate, steps: distance(short, candidate) }));
  return ranked.sort((a, b) => a.steps - b.steps)[0]?.candidate;
}

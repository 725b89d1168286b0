const MOST = 100; // lines: a file with more is another project's

/**
 * Returns the tokens that may be misspelt: those in a group of the kit's, such as `color.sunn`, and those with a name of the
 * kit's in a group to which no token points. The others are the file's own palette.
 * @param targets the tokens to which others point
 */
export function findUnknown(paths: string[], known: string[], targets: Set<string>): string[] {
  const names = new Set(known.map(nameIn));
  const kitGroups = new Set(known.map((path) => path.split('.')[0]));
  /** Returns the group of a palette: `palette`, or `color.blue` in a group of the kit's. */
  const paletteOf = (path: string) => {
    const [group = '', name] = path.split('.');
    return kitGroups.has(group) ? `${group}.${name}` : group;
  };
  const used = new Set([...targets].map(paletteOf));
  const groups = new Set(paths.filter((path) => path !== paletteOf(path)).map(paletteOf));
  const fine = new Set([...known, ...targets]);
  return paths.filter((path) => {
    const palette = paletteOf(path);
    if (fine.has(path) || used.has(palette)) return false;
    return !groups.has(palette) || names.has(nameIn(path));
  });
}

const nameIn = (path: string) => path.split('.').at(-1);

/** Returns a sentence for each token that the kit does not have. */
export function describeUnknown(paths: string[], known: string[]): string[] {
  const lines = paths.slice(0, MOST).map((path) => {
    return `${path} is no token of the kit: did you mean ${nearest(path, known)}? Rename it, or point a token at it.`;
  });
  const more = paths.length - MOST;
  return more > 0
    ? [...lines, `${more} more are no tokens of the kit: is it the right file?`]
    : lines;
}

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
function nearest(name: string, names: string[]): string | undefined {
  const short = name.slice(0, 100);
  const ranked = names.map((candidate) => ({ candidate, steps: distance(short, candidate) }));
  return ranked.sort((a, b) => a.steps - b.steps)[0]?.candidate;
}

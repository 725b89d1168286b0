/** `@(one|another)`: one of these names, and nothing of a pattern in them. */
const ANY_OF = /@\(([\w.|-]+)\)/g;

/**
 * A hosting rule's pattern as an expression: `**` is anything, `*` anything up to a slash, `@(a|b)` a or b.
 * @param {string} glob
 * @throws {Error} on patterns that firebase.json may have and this server does not know
 */
export function globExpression(glob) {
  if (/[[\]{}!()|+?@]/.test(glob.replace(ANY_OF, ''))) {
    throw new Error(`The benchmark's server does not know the pattern ${glob}.`);
  }
  const expression = glob
    .replace(/[.\\^$]/g, '\\$&')
    .replace(/\*\*\/|\*\*|\*/g, (stars) => {
      if (stars === '**/') return '(?:.*/)?';
      return stars === '**' ? '.*' : '[^/]*';
    })
    .replaceAll('@(', '(?:');
  return new RegExp(`^/?${expression}$`);
}

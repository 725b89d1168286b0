/**
 * A hosting rule's pattern as an expression: `**` is anything, `*` anything up to a slash.
 * @param {string} glob
 * @throws {Error} on patterns that firebase.json may have and this server does not know
 */
export function globExpression(glob) {
  if (/[[\]{}!()|+?@]/.test(glob)) {
    throw new Error(`The benchmark's server does not know the pattern ${glob}.`);
  }
  const expression = glob.replace(/[.\\^$]/g, '\\$&').replace(/\*\*\/|\*\*|\*/g, (stars) => {
    if (stars === '**/') return '(?:.*/)?';
    return stars === '**' ? '.*' : '[^/]*';
  });
  return new RegExp(`^/?${expression}$`);
}

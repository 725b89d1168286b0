const inColour = Boolean(process.stdout.isTTY) && !process.env.NO_COLOR;

/** @param {number} code an ANSI "select graphic rendition" code */
const paint = (code) => (/** @type {string} */ text) =>
  inColour ? `\u001b[${code}m${text}\u001b[0m` : text;

export const bold = paint(1);
export const dim = paint(2);
export const red = paint(31);
export const green = paint(32);
export const yellow = paint(33);
export const cyan = paint(36);

/**
 * A span of time as a person says it: `0.4 s`, `38 s`, `2 min 5 s`.
 * @param {number} milliseconds
 */
export function spell(milliseconds) {
  const seconds = milliseconds / 1000;
  if (seconds < 10) return `${seconds.toFixed(1)} s`;
  if (seconds < 60) return `${Math.round(seconds)} s`;
  const whole = Math.round(seconds);
  return `${Math.floor(whole / 60)} min ${whole % 60} s`;
}

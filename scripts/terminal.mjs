const { FORCE_COLOR, NO_COLOR } = process.env;

/** Whether to print in colour: to a person, unless the environment says otherwise. */
export const inColour = Boolean(FORCE_COLOR) || (Boolean(process.stdout.isTTY) && !NO_COLOR);

/** What tells other programs to print as this one does, though their output goes through it. */
export const colourSetting = inColour ? { FORCE_COLOR: '1' } : { NO_COLOR: '1' };

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

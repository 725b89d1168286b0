const LINK = 'follow this link:';

/**
 * The line that stands for an e-mail among what the emulator prints: to whom, and the link in it.
 * @param {string} line
 * @returns {string | undefined} undefined when it is another line
 */
export function mailIn(line) {
  if (!line.includes(LINK)) return undefined;
  return line
    .slice(Math.max(0, line.indexOf('To ')))
    .replace('&newPassword=NEW_PASSWORD_HERE', '') // for those who have no page to set one
    .trimEnd();
}

/**
 * Puts pieces of output together to lines: a piece may end anywhere.
 * @param {(line: string) => void} onLine takes each line, without its end
 */
export function lineReader(onLine) {
  let rest = '';
  return {
    /** @param {string} text */
    read(text) {
      const lines = `${rest}${text}`.split('\n');
      rest = lines.pop() ?? '';
      lines.forEach(onLine);
    },
    /** Hands over a last line that has no end. */
    end() {
      if (rest !== '') onLine(rest);
      rest = '';
    },
  };
}

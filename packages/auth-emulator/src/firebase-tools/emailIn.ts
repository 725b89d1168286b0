/**
 * What stands for an e-mail or a text message among the lines that the emulator prints: to whom, and the
 * link or code in it.
 * @returns `undefined` when it is another line
 */
export function emailIn(line: string): string | undefined {
  if (!/follow this link:|use the code/.test(line)) return undefined;
  return line
    .slice(Math.max(0, line.indexOf('To ')))
    .replace('&newPassword=NEW_PASSWORD_HERE', '') // for those who have no page to set one
    .trimEnd();
}

import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Empties a file, or creates it with its folder.
 * @returns what adds a line to it. Once it cannot be written any more that is a warning, and no line is added
 * @throws {Error} in one sentence, when it cannot be written
 */
export function openLog(file: string | undefined): (line: string) => void {
  if (file === undefined) return () => undefined;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, '');
  } catch (cause) {
    throw new Error(`${failure(file, cause)} Name a file in a folder that you may write to.`, {
      cause,
    });
  }
  let hasFailed = false;
  return (line) => {
    if (hasFailed) return;
    try {
      writeFileSync(file, `${line}\n`, { flag: 'a' });
    } catch (error) {
      hasFailed = true;
      process.emitWarning(failure(file, error));
    }
  };
}

function failure(file: string, cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : cause;
  return `The log ${file} cannot be written (${code}).`;
}

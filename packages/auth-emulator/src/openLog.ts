import { closeSync, constants, mkdirSync, openSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * Empties a file, or creates it with its folder.
 * @returns a function that appends a line. When that fails, it emits a warning and ignores later lines
 * @throws {Error} in one sentence, if the file cannot be written
 */
export function openLog(file: string | undefined): (line: string) => void {
  if (file === undefined) return () => undefined;
  try {
    mkdirSync(dirname(file), { recursive: true });
    write(file, '', constants.O_TRUNC);
  } catch (cause) {
    throw new Error(`${failure(file, cause)} Name a file in a folder that you may write to.`, {
      cause,
    });
  }
  let hasFailed = false;
  return (line) => {
    if (hasFailed) return;
    try {
      write(file, `${line}\n`, constants.O_APPEND);
    } catch (error) {
      hasFailed = true;
      process.emitWarning(failure(file, error));
    }
  };
}

function write(file: string, text: string, flag: number): void {
  const { O_CREAT, O_NONBLOCK, O_WRONLY } = constants; // a pipe without a reader fails instead of blocking
  const descriptor = openSync(file, O_WRONLY | O_CREAT | O_NONBLOCK | flag);
  try {
    writeFileSync(descriptor, text);
  } finally {
    closeSync(descriptor);
  }
}

function failure(file: string, cause: unknown): string {
  const code = cause instanceof Error && 'code' in cause ? cause.code : cause;
  return `The log ${file} cannot be written (${code}).`;
}

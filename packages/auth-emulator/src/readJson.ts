import { readFileSync, statSync } from 'node:fs';
import * as v from 'valibot';

/** @throws {Error} in one sentence, if it is missing, not JSON, or does not match the schema */
export function readJson<Schema extends v.GenericSchema>(
  file: string,
  schema: Schema,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, parse(file));
  if (result.success) return result.output;
  const [issue] = result.issues;
  const place = v.getDotPath(issue);
  throw new Error(
    `${file} is not as expected${place ? ` at ${place}` : ''}: ${issue.message}. Correct it, then start again.`,
  );
}

function parse(file: string): unknown {
  const text = readText(file);
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${file} is not JSON: ${Object(error).message}. Correct it, then start again.`);
  }
}

/**
 * Reads a text file, without the byte order mark that some editors write.
 * @throws {Error} in one sentence, if it cannot be read, or is a pipe, which could block this process forever
 */
export function readText(file: string): string {
  const stats = statSync(file, { throwIfNoEntry: false });
  if (stats === undefined) throw new Error(`There is no ${file}.`);
  if (!stats.isFile())
    throw new Error(`${file} cannot be read: it is a folder, a pipe or a device.`);
  try {
    return readFileSync(file, 'utf8').replace(/^\uFEFF/, '');
  } catch (error) {
    throw new Error(`${file} cannot be read: ${error}`);
  }
}

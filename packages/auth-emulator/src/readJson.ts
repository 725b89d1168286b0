import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';

/**
 * Reads a file that a person may have written.
 * @throws {Error} in one sentence, when it is missing, no JSON, or not of the expected form
 */
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
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    if (error instanceof SyntaxError)
      throw new Error(`${file} is no JSON: ${error.message}. Correct it, then start again.`);
    throw new Error(existsSync(file) ? `${file} cannot be read: ${error}` : `There is no ${file}.`);
  }
}

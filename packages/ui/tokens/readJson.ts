import { isObject, type Json, type JsonObject, quote } from './json.ts';

const LARGEST_FILE = 1_000_000; // bytes; the whole kit needs a tenth of it
const DEEPEST = 40;

/** Finds a key that an object has twice: `JSON.parse` would keep only the last one. */
function duplicateKey(text: string): string | undefined {
  const open: Set<string>[] = [];
  for (const [, key, colon, bracket] of text.matchAll(/("(?:\\.|[^"\\])*")(\s*:)?|([{}[\]])/g)) {
    if (bracket === '{' || bracket === '[') open.push(new Set());
    else if (bracket !== undefined) open.pop();
    if (key === undefined || colon === undefined) continue;
    const name: string = JSON.parse(key);
    if (open.at(-1)?.has(name)) return name;
    open.at(-1)?.add(name);
  }
  return undefined;
}

/** Returns how deep brackets nest, and how many are open at the end. */
function nestingOf(text: string): { deepest: number; open: number } {
  let [open, deepest] = [0, 0];
  for (const [bracket] of text.matchAll(/"(?:\\.|[^"\\])*"|[{}[\]]/g)) {
    if (bracket === '{' || bracket === '[') open++;
    if (bracket === '}' || bracket === ']') open--;
    deepest = Math.max(deepest, open);
  }
  return { deepest, open };
}

const kindOf = (value: Json) =>
  Array.isArray(value) ? 'a list' : value === null ? 'null' : `a ${typeof value}`;

/** Returns the problem of a file that is too large to open. */
export function problemOfSize(bytes: number): string | undefined {
  if (bytes <= LARGEST_FILE) return undefined;
  const size = (bytes / 1_000_000).toFixed(1);
  return `The file has ${size} MB, and tokens fit into 1 MB: is it the right file?`;
}

/** Parses a token file's text; returns the object or its problem. */
export function readJson(content: string): JsonObject | string {
  const text = content.replace(/^\uFEFF/, '');
  if (text.trim() === '') return 'The file is empty: export it again.';
  const tooLarge = problemOfSize(text.length); // each character is a byte or more
  if (tooLarge !== undefined) return tooLarge;
  const { deepest, open } = nestingOf(text);
  if (deepest > DEEPEST) return 'The file is nested too deeply: it is no token file.';
  let value: Json;
  try {
    value = JSON.parse(text);
  } catch (error) {
    if (open > 0) return 'The file ends too early, as if it were cut off: export it again.';
    const reason = error instanceof Error ? error.message : String(error);
    return `The file is not JSON: ${reason}. Export it again as JSON.`;
  }
  if (!isObject(value)) {
    return `The file holds ${kindOf(value)}, not an object with the sets base, light and dark: ${quote(value)}.`;
  }
  const twice = duplicateKey(text);
  if (twice === undefined) return value;
  return `${quote(twice)} is there twice in one object: rename or remove one of them.`;
}

import { Refusal } from './refusal.ts';

const MAX_DEPTH = 100;

/**
 * Parses a JSON object. An empty text is an empty object.
 * @throws {Refusal} if it is not an object, has a name twice, or is nested too deeply
 */
export function parseObject(json: string): Record<string, unknown> {
  if (json === '') return {};
  const value = parse(json);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new Refusal('Invalid JSON payload received. The body must be an object');
  }
  checkNames(json);
  return { ...value };
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch (error) {
    throw new Refusal(
      `Invalid JSON payload received. ${error instanceof Error ? error.message : ''}`,
    );
  }
}

/** Of two fields with one name `JSON.parse` takes the last; another parser may take the first. */
function checkNames(json: string): void {
  const open: Set<string>[] = [];
  let text = '';
  for (let at = 0; at < json.length; at += 1) {
    switch (json[at]) {
      case '"':
        text = textAt(json, at);
        at += text.length - 1;
        break;
      case ':': {
        const name = text.includes('\\') ? JSON.parse(text) : text.slice(1, -1);
        if (open.at(-1)?.has(name)) {
          throw new Refusal(`INVALID_ARGUMENT : The field ${name} occurs twice.`);
        }
        open.at(-1)?.add(name);
        break;
      }
      case '{':
      case '[':
        open.push(new Set());
        if (open.length > MAX_DEPTH) {
          throw new Refusal(`INVALID_ARGUMENT : The body has more than ${MAX_DEPTH} levels.`);
        }
        break;
      case '}':
      case ']':
        open.pop();
    }
  }
}

function textAt(json: string, start: number): string {
  let end = start + 1;
  while (json[end] !== '"') end += json[end] === '\\' ? 2 : 1;
  return json.slice(start, end + 1);
}

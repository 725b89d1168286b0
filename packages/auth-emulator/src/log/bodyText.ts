import { maskSecret } from '../secrets.ts';

const MAX_LENGTH = 4096;
const CUT = '{"cut":true}';

class TooLong extends Error {}

/** Returns a body as JSON, or as `{"cut":true}` if it is too long. Stops at the limit: an import may have 10 MB. */
export function bodyText(body: object): string {
  let left = MAX_LENGTH;
  try {
    const text = JSON.stringify(body, (name, value) => {
      left -= name.length + (typeof value === 'string' ? value.length : 1);
      if (left < 0) throw new TooLong();
      return value;
    });
    return text.length > MAX_LENGTH ? CUT : text;
  } catch (error) {
    if (error instanceof TooLong) return CUT;
    throw error;
  }
}

/** Returns the body of a text, `undefined` if it is empty. */
export const readBodyText = (text: string, withSecrets: boolean): unknown =>
  text === '{}' ? undefined : JSON.parse(text, withSecrets ? undefined : maskSecret);

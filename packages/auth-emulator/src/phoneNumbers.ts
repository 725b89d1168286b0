/** E.164, whose shortest numbers are fictional ones. */
const PHONE_NUMBER = /^\+[1-9]\d{6,14}$/;
/** Users type these between digits. Other white space and control characters make a number invalid. */
const SEPARATORS = /[ ().-]/g;

const withoutSeparators = (text: string) => text.replace(SEPARATORS, '');

export const isPhoneNumber = (text: unknown): boolean =>
  PHONE_NUMBER.test(withoutSeparators(String(text)));

/** Returns a number in E.164, which an invalid one has not. */
export const toE164 = (text: string): string =>
  isPhoneNumber(text) ? withoutSeparators(text) : text;

/** Whether only the last four digits of a number are shown, as in an account's second factors. */
export const isMasked = (text: unknown): text is string => /^\+\*+\d{4}$/.test(String(text));

/** Changes the numbers of a request or of a seed, wherever they are. */
export function mapPhoneNumbers<Value>(
  value: Value,
  change: (number: string) => string,
  isNumber = false,
): Value {
  if (typeof value === 'string') return (isNumber ? change(value) : value) as Value; // still a text
  if (typeof value !== 'object' || value === null) return value;
  for (const [name, field] of Object.entries(value)) {
    const isOne = ['phoneNumber', 'phoneInfo'].includes(name) || (Array.isArray(value) && isNumber);
    Object.assign(value, { [name]: mapPhoneNumbers(field, change, isOne) });
  }
  return value;
}

/** Control characters, blanks, half a character, and what an address has only around it: `<a@b.co>;`, `mailto:a@b.co`. */
const FOREIGN = /[\p{Cc}\p{Cs}\s()<>[\]:;,\\"]/u;

/**
 * Whether this could be a person's email address, as `readEmail` reads it: one @, something before it, a dotted name after it,
 * and nothing that belongs to the text around it. Whether it exists, and every finer rule, is left to the identity provider.
 */
export function isValidEmail(value: string): boolean {
  const [local, domain, ...more] = value.split('@');
  if (!local || !domain || more.length > 0 || FOREIGN.test(value)) return false;
  const names = domain.split('.');
  return names.length > 1 && names.every((name) => name !== '');
}

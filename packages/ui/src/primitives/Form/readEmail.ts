/**
 * Returns the e-mail address in a typed or pasted text: trimmed, and without invisible characters, such as the
 * direction marks that messengers and contact lists copy along. The user could not type such an address again.
 */
export const readEmail = (typed: string) =>
  typed.replace(/\p{Default_Ignorable_Code_Point}/gu, '').trim();

/**
 * Control characters, whitespace, lone surrogates, and characters that only surround an address: `<a@b.co>;`,
 * `mailto:a@b.co`.
 */
const FOREIGN = /[\p{Cc}\p{Cs}\s()<>[\]:;,\\"]/u;

/**
 * Returns whether this could be a person's email address, as `readEmail` reads it: one @, something before it, a dotted
 * name after it, and no surrounding text. The identity provider decides whether it exists, and every finer rule.
 */
export function isValidEmail(value: string): boolean {
  const [local, domain, ...more] = value.split('@');
  if (!local || !domain || more.length > 0 || FOREIGN.test(value)) return false;
  const names = domain.split('.');
  return names.length > 1 && names.every((name) => name !== '');
}

/**
 * Whether this could be somebody's email address: one @, something before it, a dotted name after it,
 * no blanks. Whether it exists, and every finer rule, is the identity provider's to say.
 */
export function isValidEmail(value: string): boolean {
  const [local, domain, ...more] = value.split('@');
  if (!local || !domain || more.length > 0 || /\s/.test(value)) return false;
  const names = domain.split('.');
  return names.length > 1 && names.every((name) => name !== '');
}

/**
 * Returns the e-mail address in a typed or pasted text: trimmed, and without invisible characters, such as the
 * direction marks that messengers and contact lists copy along. The user could not type such an address again.
 */
export const readEmail = (typed: string) =>
  typed.replace(/\p{Default_Ignorable_Code_Point}/gu, '').trim();

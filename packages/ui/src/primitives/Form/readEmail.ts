/**
 * The e-mail address in a typed or pasted text: without blanks around it and without characters that have no glyph, such as
 * the marks of writing direction that messengers and contact lists copy along. No person could type such an address again.
 */
export const readEmail = (typed: string) =>
  typed.replace(/\p{Default_Ignorable_Code_Point}/gu, '').trim();

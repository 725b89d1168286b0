const VISIBLE = /(?!\p{Default_Ignorable_Code_Point})[^\p{Z}\p{Cc}\p{Cf}\p{M}\u2800]/u; // U+2800 is a blank Braille pattern

/** Returns whether a text has visible characters: spaces, joiners, direction marks and a lone accent are invisible. */
export const hasVisibleText = (text: string): boolean => VISIBLE.test(text);

const INITIAL = /(?!\p{Default_Ignorable_Code_Point})[\p{L}\p{N}\p{RI}\p{Extended_Pictographic}]/u;

/**
 * Returns the first letter, digit or emoji of a name, upper-cased, as the user sees it: accents, joined emoji and flags
 * stay whole.
 * @param locale a BCP 47 tag: a Turkish `i` becomes `İ`
 */
export function initialOf(name: string, locale: string): string | undefined {
  const initial = graphemesOf(name).find((grapheme) => INITIAL.test(grapheme));
  return initial?.toLocaleUpperCase(locale);
}

/** Without `Intl.Segmenter`, a character of several code points keeps only the first one. */
const graphemesOf = (text: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(
        new Intl.Segmenter('en', { granularity: 'grapheme' }).segment(text),
        (each) => each.segment,
      )
    : [...text];

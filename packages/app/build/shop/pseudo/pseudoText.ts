const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ';

/** The brackets of each pseudo text. Unlike `[` and `]`, they occur in no catalogue. */
const [OPENING, CLOSING] = ['⟦', '⟧'];

/** The padding of texts: words of a letter and a space that occur nowhere else. */
const [PADDING, PADDING_SPACE] = ['ø', '\u2005'];

const accents = new Map([...PLAIN].map((letter, at) => [letter, [...ACCENTED][at] ?? letter]));
const letters = new Map([...accents].map(([letter, accented]) => [accented, letter]));

/** How much longer than English other languages are at most. */
const GROWTH = 0.4;

/** Adds an accent to each letter from A to Z. */
export const accent = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => accents.get(letter) ?? '');

/** Returns short words that make a text 140 % as long, so that lines can wrap. Text without letters gets none. */
export function paddingFor(text: string): string {
  if (!/\p{L}/u.test(text)) return '';
  const words = PADDING.repeat(Math.ceil(text.length * GROWTH)).match(/.{1,7}/g) ?? [];
  return (text.length > 10 ? PADDING_SPACE : '') + words.join(PADDING_SPACE);
}

/** Puts a text between the brackets. */
export const bracket = (text: string): string => `${OPENING}${text}${CLOSING}`;

/**
 * Converts a formatted text into a pseudo text.
 * @param values the inserted values, which stay unchanged
 */
export function pseudoText(text: string, values: readonly string[] = []): string {
  const parts = values.filter(Boolean).toSorted((a, b) => b.length - a.length);
  const [literals, between] = [text.split(anyOf(parts)), text.match(anyOf(parts)) ?? []];
  const accented = literals.map((literal, at) => accent(literal) + (between[at] ?? '')).join('');
  return bracket(accented + paddingFor(literals.join('')));
}

/** Matches nothing when there are no texts. */
const anyOf = (texts: readonly string[]) =>
  new RegExp(
    texts.map((text) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|') || '$^',
    'g',
  );

const MARKS = new RegExp(`[${OPENING}${CLOSING}${PADDING}${PADDING_SPACE}${ACCENTED}]`, 'g');

/** Restores the original of pseudo texts, also of several with other text between them. */
export const readPseudoText = (text: string): string =>
  text.replace(MARKS, (mark) => letters.get(mark) ?? '');

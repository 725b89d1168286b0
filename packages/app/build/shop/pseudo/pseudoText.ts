const PLAIN = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ';

/** Around each pseudo text. Unlike `[` and `]`, no catalogue has them. */
const [OPENING, CLOSING] = ['⟦', '⟧'];

/** What makes a text longer: words of a letter and a space that nothing else is written with. */
const [PADDING, PADDING_SPACE] = ['ø', '\u2005'];

const accents = new Map([...PLAIN].map((letter, at) => [letter, [...ACCENTED][at] ?? letter]));
const letters = new Map([...accents].map(([letter, accented]) => [accented, letter]));

/** Languages are up to this much longer than English. */
const GROWTH = 0.4;

/** A text with an accent on each letter from A to Z. */
export const accent = (text: string): string =>
  text.replace(/[a-z]/gi, (letter) => accents.get(letter) ?? '');

/** What to add to a text so that it is 140 % of its length: short words, as a line is wrapped at. Signs alone stay as they are. */
export function paddingFor(text: string): string {
  if (!/\p{L}/u.test(text)) return '';
  const words = PADDING.repeat(Math.ceil(text.length * GROWTH)).match(/.{1,7}/g) ?? [];
  return (text.length > 10 ? PADDING_SPACE : '') + words.join(PADDING_SPACE);
}

/** A text between the brackets that mark it as one of the pseudo shop's. */
export const bracket = (text: string): string => `${OPENING}${text}${CLOSING}`;

/**
 * A finished text as one of the pseudo shop's.
 * @param values what is in it already, and stays as it is
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

/** The text that pseudo texts, also several with others between them, were made of. */
export const readPseudoText = (text: string): string =>
  text.replace(MARKS, (mark) => letters.get(mark) ?? '');

import { array, constant, constantFrom, nat, oneof, string, tuple } from 'fast-check';

/** Text that people write and programs often fail on: other scripts and directions, zero-width characters, and code. */
const ODD_PIECES = [
  ...['', ' ', '  ', '\t', '\n', '\r\n', '\u00a0', '\u2028', '\u3000'],
  ...['\u200b', '\u200c', '\u200d', '\u2060', '\ufeff', '\u00ad', '\u061c', '\u180e'],
  ...['\u202a', '\u202b', '\u202c', '\u202d', '\u202e', '\u2066', '\u2067', '\u2068', '\u2069'],
  ...['دبدوب', 'דובי', 'क्षि', 'กำ', '玩具', '가', 'İ', 'ı', 'ß', 'ẞ', 'Σ', 'ς', 'ﬁ', 'ǆ', 'ŉ', '’'],
  ...[
    '🧸',
    '👨‍👩‍👧',
    '🏳️‍🌈',
    '🇩🇪',
    '🇩',
    '👍🏽',
    '1️⃣',
    '\ufe0f',
    '\u0301',
    'e\u0301',
    'a\u0327\u0301',
  ],
  ...['\ud800', '\udc00', '\udbff', '\ufffd', '\uffff', '\0', '\x1b', '\x7f', '\u{10ffff}'],
  ...['<', '>', '&', '"', "'", '</p>', '<img src=x onerror=alert(1)>', '<!--', '-->', ']]>'],
  ...['&lt;', '&#60;', '&amp', '</script>', '<script>alert(1)</script>', '{{1}}', '%3C', '\\'],
  ...['.', '*', '(', '[a-z', '$', '@', '@shop.example', 'a@b.co', '://', 'aB3!', '__proto__'],
] as const;

const pieces = oneof(
  constantFrom(...ODD_PIECES),
  string({ unit: 'binary', maxLength: 4 }),
  string({ unit: 'grapheme', maxLength: 4 }),
);

const short = array(pieces, { maxLength: 8 }).map((parts) => parts.join(''));

const LONG = 10_000;

/** One piece repeated to 10,000 characters, sometimes with text before and after. */
const long = tuple(oneof(constantFrom(...ODD_PIECES), constant('b'), short), short, short).map(
  ([piece, before, after]) =>
    before + piece.repeat(Math.ceil(LONG / (piece.length || LONG))).slice(0, LONG) + after,
);

/** Any text that can be typed, pasted or sent. */
export const adversarialStrings = oneof(
  { weight: 12, arbitrary: short },
  { weight: 1, arbitrary: long },
);

/** A part of a text, from any position to any other, as a user would type it to find the text. */
export const partOf = (whole: string) =>
  tuple(nat(whole.length), nat(whole.length)).map(([some, other]) =>
    whole.slice(Math.min(some, other), Math.max(some, other)),
  );

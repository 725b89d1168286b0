import toys from '../../shops/toystore/public/toy.json' with { type: 'json' };

/** A faulty catalogue. */
interface CatalogueFault {
  what: string;
  body: string | null;
  status?: number;
  contentType?: string;
  /** The error's message, or the number of toys. */
  outcome: string | number;
  /** Why the second record is omitted, as logged. */
  leftOut?: string;
  /** The omitted part of the second record and the reason, as logged. */
  incomplete?: string;
}

const whole = JSON.stringify(toys);
const NOT_JSON = 'the catalogue is not valid JSON';
const NOT_A_LIST = 'the catalogue is not a list of toys';

const unusable: CatalogueFault[] = [
  ['is HTML: shows that it is not JSON', '<!doctype html><p>hello', NOT_JSON],
  ['is truncated: shows that it is not JSON', whole.slice(0, 5000), NOT_JSON],
  ['has NaN for a price: shows that it is not JSON', whole.replace('34.95', 'NaN'), NOT_JSON],
  [
    'has Infinity for a price: shows that it is not JSON',
    whole.replace('34.95', '-Infinity'),
    NOT_JSON,
  ],
  ['is 100,000 open brackets: shows that it is not JSON', '['.repeat(100_000), NOT_JSON],
  ['continues after its end: shows that it is not JSON', `${whole}<p>`, NOT_JSON],
  ['is an object: shows that it is not a list', `{"toys": ${whole}}`, NOT_A_LIST],
  ['is a string: shows that it is not a list', '"toys"', NOT_A_LIST],
  ['is null: shows that it is not a list', 'null', NOT_A_LIST],
].map(([what, body = '', outcome = '']) => ({
  what: `${what}, and keeps the toys`,
  body,
  outcome,
}));

const refused: CatalogueFault[] = [
  {
    what: 'has no content (204): shows that it is not JSON, and keeps the toys',
    body: null,
    status: 204,
    outcome: NOT_JSON,
  },
  ...[404, 500].map((status) => ({
    what: `is refused with ${status}: shows it, and keeps the toys`,
    body: '[]',
    status,
    outcome: `HTTP ${status}`,
  })),
];

const toyless: CatalogueFault[] = [
  {
    what: 'is 100,000 nested lists: says that no record is a toy, and keeps the toys',
    body: '['.repeat(100_000) + ']'.repeat(100_000),
    outcome: 'the catalogue has no valid toy: toyId is missing',
  },
  {
    what: 'has a price that is a text in every record: shows it, and keeps the toys',
    body: JSON.stringify(toys.map((toy) => ({ ...toy, price: String(toy.price) }))),
    outcome: 'the catalogue has no valid toy: price must be a number',
  },
];

const [first, second, ...others] = toys;
const nameless = { ...second, toyName: undefined };
const withProto = JSON.stringify({ ...second, price: undefined }).replace(
  '{',
  '{"__proto__": {"price": 1},',
);

const badRecords: CatalogueFault[] = [
  ['a record with a missing field', JSON.stringify(nameless), 'toyName is missing'],
  ['an id twice', JSON.stringify(first), 'toyId is there already'],
  [
    'a record with 5 MB of name',
    JSON.stringify({ ...second, toyName: 'x'.repeat(5_000_000) }),
    'toyName must not have more than 300 characters',
  ],
  [
    'a record with an id of more digits than a number keeps',
    JSON.stringify(second).replace('"toyId":2', '"toyId":9007199254740993'),
    'toyId must be a text, because it has more digits than a number keeps',
  ],
  [
    'a record with a price of 1e400',
    JSON.stringify(second).replace(String(second?.price), '1e400'),
    'price must not be more than 1000000000: write it in whole units, such as 34.95 dollars, not in cents',
  ],
  [
    'a record with a quantity of 1e21',
    JSON.stringify({ ...second, availableQuantity: 1e21 }),
    'availableQuantity must not be more than 1000000',
  ],
  ['a record with a price in __proto__', withProto, 'price is missing'],
  ['a record of 100,000 nested lists', `${'['.repeat(1e5)}${']'.repeat(1e5)}`, 'toyId is missing'],
].map(([what, record, leftOut = '']) => ({
  what: `has ${what}: leaves that record out and names it`,
  body: `[${JSON.stringify(first)},${record},${JSON.stringify(others).slice(1)}`,
  outcome: toys.length - 1,
  leftOut,
}));

const incomplete: CatalogueFault[] = [
  [
    'a record with 5 MB of description',
    { description: 'x'.repeat(5_000_000) },
    'description must not have more than 20000 characters',
  ],
  [
    'a record with a long data URI for a picture',
    { pictureURL: `data:image/png;base64,${'x'.repeat(3_000)}` },
    'pictureURL must not have more than 2000 characters',
  ],
  ['a record without a seller', { sellerName: null }, 'sellerName is missing'],
  ['a record with a rating of 11', { rating: 11 }, 'rating must be 0 to 5'],
  ['a record with a bad badge', { badges: ['New', 7] }, 'badges has an entry that must be a text'],
].map(([what, changes, incomplete]) => ({
  what: `has ${what}: shows the toy without it`,
  body: JSON.stringify([first, { ...second, ...Object(changes) }, ...others]),
  outcome: toys.length,
  incomplete: String(incomplete),
}));

const harmless: CatalogueFault[] = [
  ['has a byte order mark', `\ufeff${whole}`, 'application/json'],
  ['has the wrong content type', whole, 'text/html; charset=iso-8859-1'],
  [
    'is in many lines, with blanks around',
    ` \n${JSON.stringify(toys, null, 2)}\r\n\t`,
    'text/plain',
  ],
].map(([what, body = '', contentType = '']) => ({
  what: `${what}: works`,
  body,
  contentType,
  outcome: toys.length,
}));

/** Faulty answers of a catalogue's host; docs/faults.md has what a shopper sees. */
export const catalogueFaults: readonly CatalogueFault[] = [
  ...unusable,
  ...refused,
  ...toyless,
  ...badRecords,
  ...incomplete,
  ...harmless,
];

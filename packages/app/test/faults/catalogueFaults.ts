import toys from '../../public/toy.json' with { type: 'json' };
import { type Fault, KEEPS, LEFT_OUT, NONE, WORKS } from './fault.ts';

/** A catalogue that is not what it should be. */
export interface CatalogueFault extends Fault {
  body: string | null;
  status?: number;
  contentType?: string;
  /** The error's message, or how many toys there are. */
  outcome: string | number;
  /** Why the second record is left out, as the console has it. */
  leftOut?: string;
}

const whole = JSON.stringify(toys);
const NOT_JSON = 'the catalogue is not valid JSON';
const NOT_A_LIST = 'the catalogue is not a list of toys';

const unusable: CatalogueFault[] = [
  ['is HTML: says that it is not JSON', '<!doctype html><p>hello', NOT_JSON],
  ['is cut off: says that it is not JSON', whole.slice(0, 5000), NOT_JSON],
  ['has NaN for a price: says that it is not JSON', whole.replace('34.95', 'NaN'), NOT_JSON],
  [
    'has Infinity for a price: says that it is not JSON',
    whole.replace('34.95', '-Infinity'),
    NOT_JSON,
  ],
  ['is 100,000 open brackets: says that it is not JSON', '['.repeat(100_000), NOT_JSON],
  ['goes on after its end: says that it is not JSON', `${whole}<p>`, NOT_JSON],
  ['is an object: says that it is not a list', `{"toys": ${whole}}`, NOT_A_LIST],
  ['is a string: says that it is not a list', '"toys"', NOT_A_LIST],
  ['is null: says that it is not a list', 'null', NOT_A_LIST],
].map(([what, body = '', outcome = '']) => ({
  what: `The catalogue ${what}, and keeps the toys`,
  seen: KEEPS,
  body,
  outcome,
}));

const refused: CatalogueFault[] = [
  {
    what: 'The catalogue has no content (204): says that it is not JSON, and keeps the toys',
    seen: KEEPS,
    body: null,
    status: 204,
    outcome: NOT_JSON,
  },
  ...[404, 500].map((status) => ({
    what: `The catalogue is refused with ${status}: says so, and keeps the toys`,
    seen: KEEPS,
    body: '[]',
    status,
    outcome: `HTTP ${status}`,
  })),
];

const empty: CatalogueFault[] = [
  {
    what: 'The catalogue is 100,000 nested lists: says that there are no toys',
    seen: NONE,
    body: '['.repeat(100_000) + ']'.repeat(100_000),
    outcome: 0,
    leftOut: 'toyId is missing',
  },
];

const [first, second, ...others] = toys;
const { toyName: _, ...nameless } = { ...second };
const withProto = JSON.stringify({ ...second, price: undefined }).replace(
  '{',
  '{"__proto__": {"price": 1},',
);

const badRecords: CatalogueFault[] = [
  ['a record with a missing field', JSON.stringify(nameless), 'toyName is missing'],
  ['an id twice', JSON.stringify(first), 'toyId is there already'],
  [
    'a record with 5 MB of description',
    JSON.stringify({ ...second, description: 'x'.repeat(5_000_000) }),
    'description must not have more than 20000 characters',
  ],
  [
    'a record with a price of 1e400',
    JSON.stringify(second).replace(String(second?.price), '1e400'),
    'price must not be more than 1000000',
  ],
  [
    'a record with a quantity of 1e21',
    JSON.stringify({ ...second, availableQuantity: 1e21 }),
    'availableQuantity must not be more than 1000000',
  ],
  ['a record with a price in __proto__', withProto, 'price is missing'],
  ['a record of 100,000 nested lists', `${'['.repeat(1e5)}${']'.repeat(1e5)}`, 'toyId is missing'],
].map(([what, record, leftOut = '']) => ({
  what: `The catalogue has ${what}: leaves that record out and names it`,
  seen: LEFT_OUT,
  body: `[${JSON.stringify(first)},${record},${JSON.stringify(others).slice(1)}`,
  outcome: toys.length - 1,
  leftOut,
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
  what: `The catalogue ${what}: works`,
  seen: WORKS,
  body,
  contentType,
  outcome: toys.length,
}));

/** What a catalogue's host may send. `loadCatalogue`'s tests try each; the table in docs/reliability.md lists them. */
export const catalogueFaults: readonly CatalogueFault[] = [
  ...unusable,
  ...refused,
  ...empty,
  ...badRecords,
  ...harmless,
];

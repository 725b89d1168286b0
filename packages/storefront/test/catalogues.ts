import {
  type Arbitrary,
  anything,
  array,
  constant,
  constantFrom,
  double,
  json,
  jsonValue,
  nat,
  oneof,
  record,
  string,
  tuple,
} from 'fast-check';

const text = oneof(
  string({ unit: 'binary' }),
  string({ unit: constantFrom('"', '\\', '[', ']', '{', '}', ',', ':', '\n', '\\u0022', '玩') }),
);

/** A valid record; ids repeat now and then. */
export const toyRecord = record({
  toyId: oneof(
    nat(30),
    nat(30).map(String),
    text.map((id) => `id ${id}`),
  ),
  toyName: text.map((name) => `Toy ${name}`),
  sellerName: text,
  price: double({ min: 0, max: 1_000_000_000, noNaN: true }),
  rating: double({ min: 0, max: 5, noNaN: true }),
  availableQuantity: nat(1_000_000),
  description: text,
  pictureURL: text,
});

const FIELDS = [
  ...['toyId', 'toyName', 'sellerName', 'price', 'rating'],
  ...['availableQuantity', 'description', 'pictureURL', '__proto__', 'constructor', 'toString'],
];

const oddValue: Arbitrary<unknown> = oneof(
  jsonValue({ maxDepth: 2 }),
  constantFrom<unknown>(undefined, null, -1, 5.5, 1e308, '', '  ', 'x'.repeat(300), []),
  anything({ maxDepth: 1 }).map((value) => JSON.stringify(value, bigIntAsText)),
);

const bigIntAsText = (_key: string, value: unknown) =>
  typeof value === 'bigint' ? String(value) : value;

/** A record with an unusual value in one field, maybe an unknown field, or another value instead of a record. */
const oddRecord: Arbitrary<unknown> = oneof(
  tuple(toyRecord, constantFrom(...FIELDS), oddValue).map(([toy, field, value]) =>
    Object.fromEntries([...Object.entries(toy), [field, value]]),
  ),
  jsonValue({ maxDepth: 3 }),
);

const recordsUpTo = (maxLength: number) =>
  array(oneof({ weight: 3, arbitrary: toyRecord }, oddRecord), { maxLength });

/** Toys, and now and then an invalid record. */
export const records = recordsUpTo(10);

const blanks = string({ unit: constantFrom(' ', '\n', '\t', '\r'), maxLength: 3 });

/** Lists of records as a host may send them. */
const listText = tuple(recordsUpTo(40), constantFrom(undefined, 1, '\t'), blanks, blanks).map(
  ([list, indent, before, after]) => before + JSON.stringify(list, undefined, indent) + after,
);

/** Damages a text: cuts it off, changes, adds or removes a character, or appends something. */
const brokenText = tuple(
  oneof(listText, json()),
  nat(),
  nat(3),
  oneof(
    string({ unit: 'binary', maxLength: 2 }),
    constantFrom(
      ...['"', '\\', '[', ']', '{', '}', ',', ',,', '\ufeff', '\u00a0', 'NaN', '-0', ''],
    ),
  ),
).map(([whole, where, lost, added]) => {
  const at = whole.length === 0 ? 0 : where % (whole.length + 1);
  return whole.slice(0, at) + added + (lost === 3 ? '' : whole.slice(at + lost));
});

/** Any text, usually similar to a catalogue. */
export const anyText = oneof(
  listText,
  brokenText,
  json(),
  string({ unit: constantFrom('[', ']', '{', '}', ',', '"', '\\', ' ', '1', ':') }),
  constantFrom('', '[]', '[ ]', '[,]', '[1,]', '[][]', '[]x', ' [', ']', '[}', '[1}', '{"a":[1]}'),
  constant('[').map((bracket) => bracket.repeat(1000)),
);

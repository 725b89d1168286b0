import { expect, test } from 'vitest';
import { createToy } from '../../test/createToy.ts';
import { parseCatalogue } from './toySchema.ts';

const bear = { ...createToy({ toyName: 'Bear' }), toyId: 1, price: 34.95 };

const maker = { name: 'Maple Moth Workshop', address: '14 Mill Lane, Brattleboro, VT 05301, USA' };

const data = {
  category: 'Pretend play',
  suggestedMinAge: 1.5,
  suggestedMaxAge: 6,
  hazards: ['smallParts', 'longCord'],
  warnings: ['Contains a button cell. Keep away from children.'],
  manufacturer: { ...maker, email: 'hello@maplemoth.example' },
  responsiblePerson: { ...maker, url: 'https://lindenhof.example/safety' },
  gtin: '00614141007349',
  model: 'MM-ROSA-5',
  material: 'Linden wood',
  batteries: '2 AA batteries, not included',
};

const read = (fields: object) => {
  const { toys, incomplete } = parseCatalogue([{ ...bear, ...fields }]);
  return { toy: toys[0], problems: incomplete.map(({ field, reason }) => `${field} ${reason}`) };
};

test('reads age, kind, safety and origin', () => {
  expect(read(data)).toEqual({ toy: expect.objectContaining(data), problems: [] });
});

test('reads dates and times of a time zone', () => {
  expect(read({ addedAt: '2026-11-26' }).toy?.addedAt).toBe(Date.UTC(2026, 10, 26));
  const withTime = read({ addedAt: '2026-11-26T12:00:00+01:00' }).toy;
  expect(withTime?.addedAt).toBe(Date.UTC(2026, 10, 26, 11));
});

test.each(['96385074', '614141007349', '4006381333931', '00614141007349'])(
  'accepts the GTIN %s',
  (gtin) => {
    expect(read({ gtin }).toy?.gtin).toBe(gtin);
  },
);

test.each([
  ['category', '', 'must not be empty'],
  ['category', 'x'.repeat(61), 'must not have more than 60 characters'],
  ['suggestedMinAge', -1, 'must be 0 to 120 years'],
  ['suggestedMinAge', '3', 'must be a number'],
  ['suggestedMaxAge', 121, 'must be 0 to 120 years'],
  ['gtin', 4006381333931, 'must be a text'],
  ['gtin', '4006381333932', 'must be 8, 12, 13 or 14 digits, the last of which checks the others'],
  ['gtin', '١٢٣٤٥٦٧٨', 'must be 8, 12, 13 or 14 digits, the last of which checks the others'],
  ['addedAt', '26.11.2026', 'must be a date such as 2026-11-26'],
  ['addedAt', '2026-13-45', 'must be a date such as 2026-11-26'],
  ['addedAt', 1764115200, 'must be a date such as 2026-11-26'],
  ['manufacturer', 'Maple Moth', 'must be an object with a name and an address'],
  ['model', 5, 'must be a text'],
])('leaves out a %s of %j: it %s', (field, value, reason) => {
  const { toy, problems } = read({ ...data, [field]: value });
  expect(problems).toEqual([`${field} ${reason}`]);
  expect(toy).toMatchObject({ toyName: 'Bear' });
  expect(toy).not.toHaveProperty(field);
});

test('leaves out an unknown hazard alone', () => {
  const { toy, problems } = read({ hazards: ['smallParts', 'dragon', 'balloon'] });
  expect(toy?.hazards).toEqual(['smallParts', 'balloon']);
  expect(problems).toEqual([
    expect.stringMatching(/^hazards has an entry that must be one of small/),
  ]);
});

test('leaves out a party without an address, but of a bad e-mail only that', () => {
  expect(read({ manufacturer: { name: 'Maple Moth' } })).toEqual({
    toy: expect.not.objectContaining({ manufacturer: expect.anything() }),
    problems: ['manufacturer.address is missing'],
  });
  const { toy, problems } = read({
    responsiblePerson: { ...maker, email: 'call us', url: 'ftp:x' },
  });
  expect(toy?.responsiblePerson).toEqual(maker);
  expect(problems).toEqual([
    'responsiblePerson.email must be an e-mail address',
    'responsiblePerson.url must be an absolute http(s) URL without a user name',
  ]);
});

test.each(['https://', 'https://me@maker.example', 'https://maker.example\\@other.example'])(
  'leaves out the maker’s address %s',
  (url) => {
    const { toy, problems } = read({ manufacturer: { ...maker, url } });
    expect(toy?.manufacturer).toEqual(maker);
    expect(problems).toEqual([
      'manufacturer.url must be an absolute http(s) URL without a user name',
    ]);
  },
);

test('keeps a toy with nothing but null in its optional fields, without a report', () => {
  const nothing = Object.fromEntries(Object.keys(data).map((field) => [field, null]));
  expect(read(nothing)).toEqual({ toy: read({}).toy, problems: [] });
});

import { expect, test } from 'vitest';
import { getChosenFilters } from './chosenFilters.ts';
import { formatFilters, readFilters } from './searchParams.ts';

const labelsOf = (search: string) =>
  getChosenFilters(readFilters(search)).map(({ label }) => label);

test('each filter is named; an order is none', () => {
  expect(labelsOf('?sort=name')).toEqual([]);
  expect(
    labelsOf('?sort=name&min=5&max=25.5&rating=4&stock=1&saved=1&seller=Anna&seller=Berta'),
  ).toEqual(['$5 to $25.50', 'Rating 4 and up', 'In stock only', 'Saved only', 'Anna', 'Berta']);
  expect(labelsOf('?max=1000')).toEqual(['Up to $1,000']);
  expect(labelsOf('?min=0')).toEqual(['From $0']);
});

test('without one, the others and the order stay', () => {
  const search = '?sort=name&min=5&max=25&rating=4&stock=1&seller=Anna&seller=Berta&saved=1';
  const without = getChosenFilters(readFilters(search)).map((filter) =>
    formatFilters(filter.without),
  );
  expect(without).toEqual([
    '?sort=name&rating=4&stock=1&seller=Anna&seller=Berta&saved=1',
    '?sort=name&min=5&max=25&stock=1&seller=Anna&seller=Berta&saved=1',
    '?sort=name&min=5&max=25&rating=4&seller=Anna&seller=Berta&saved=1',
    '?sort=name&min=5&max=25&rating=4&stock=1&seller=Anna&seller=Berta',
    '?sort=name&min=5&max=25&rating=4&stock=1&seller=Berta&saved=1',
    '?sort=name&min=5&max=25&rating=4&stock=1&seller=Anna&saved=1',
  ]);
});

test('no two have the same id', () => {
  const ids = getChosenFilters(readFilters('?stock=1&saved=1&seller=stock&seller=saved')).map(
    ({ id }) => id,
  );
  expect(new Set(ids).size).toBe(4);
});

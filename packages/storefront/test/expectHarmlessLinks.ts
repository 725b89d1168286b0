import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { expect } from 'vitest';
import { filterToys } from '../src/filters/filterToys.ts';
import { formatFilters, readFilters } from '../src/filters/searchParams.ts';
import { countUnknown, sharedLink, shownIds } from '../src/filters/sharedList.ts';
import { createToy } from './createToy.ts';

const PAGE = 'https://toys.example/alltoy';
const catalogue = ['1', '2', '..', '%2E', '//evil.example'].map((toyId) => createToy({ toyId }));

const parts = oneof(
  string({ unit: 'binary' }),
  constantFrom(
    '1',
    '2',
    '.',
    '..',
    '%',
    '%2',
    '%2E',
    '%252E',
    '%E0%A4',
    '&',
    '&list=',
    '#',
    '?',
    '+',
  ),
  constantFrom(
    '//evil.example',
    'https://evil.example/',
    'javascript:alert(1)',
    '\\\\evil.example',
  ),
  constantFrom(
    '</script><script>',
    '\u2028',
    '\u202e',
    '\u0000',
    '__proto__',
    'constructor',
    '\ud800',
  ),
);

/** Opens links to shared lists that say anything: they neither fail nor lead anywhere but to the page of all toys. */
export function expectHarmlessLinks(numRuns: number): void {
  assert(
    property(
      array(parts, { maxLength: 80, size: 'medium' }),
      constantFrom('', '.', '%2E'),
      (list, separator) => {
        const filters = readFilters(`?list=${list.join(separator)}`);
        const ids = filters.list ?? [];
        const shown = shownIds(ids);
        expect(shown.length).toBeLessThanOrEqual(50);
        const found = filterToys(catalogue, { ...readFilters(''), list: ids }, undefined);
        const listed = shownIds(found.filters.list ?? []);
        const { gone, unreadable } = countUnknown(listed, catalogue);
        expect(found.toys.length + gone + unreadable).toBe(listed.length);
        for (const { toyId } of catalogue) {
          if (shown.includes(toyId)) expect(listed).toContain(toyId);
        }
        const { url, leftOut } = sharedLink(PAGE, ids);
        expect(url.length).toBeLessThanOrEqual(2_000);
        const written = new Map([
          [PAGE + formatFilters(filters), ids],
          [url, ids.slice(0, ids.length - leftOut)],
        ]);
        for (const [link, expected] of written) {
          const { origin, pathname, search } = new URL(link);
          expect(origin + pathname).toBe(PAGE);
          expect(readFilters(search).list ?? []).toEqual(expected);
        }
      },
    ),
    { numRuns },
  );
}

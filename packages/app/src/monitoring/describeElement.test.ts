import fc from 'fast-check';
import { expect, test } from 'vitest';
import { describeElement } from './describeElement.ts';

type Attributes = Record<string, string>;

/** Returns an object with the parts of an element that are read: unit tests have no document. */
function element(
  localName: string,
  attributes: Attributes = {},
  parentElement: Node | null = null,
) {
  const like = {
    nodeType: 1,
    localName,
    parentElement,
    getAttribute: (name: string) => attributes[name] ?? null,
    getAttributeNames: () => Object.keys(attributes),
  };
  return like as unknown as Element; // the object has all that is read of one
}

test('describes an element by tags, roles and the names of data attributes', () => {
  const main = element('main', { id: 'main' }, element('body'));
  const article = element('article', { 'data-toy-id': '7' }, main);
  expect(describeElement(element('a', { href: '/toys/7', 'data-picture-link': '' }, article))).toBe(
    'main > article[data-toy-id] > a[data-picture-link]',
  );
  expect(describeElement(element('div', { role: 'status' }))).toBe('div[role=status]');
});

test('describes a text by its element, and a deeply nested element by its nearest ancestors', () => {
  const button = element('button');
  const text = { nodeType: 3, parentElement: button } as unknown as Node; // the object has all that is read of one
  expect(describeElement(text)).toBe('button');
  let deep = element('body');
  for (let depth = 0; depth < 20; depth += 1) deep = element(`e${depth}`, {}, deep);
  expect(describeElement(deep)).toBe('e15 > e16 > e17 > e18 > e19');
});

test.each([null, element('body')])('returns undefined without an element', (node) => {
  expect(describeElement(node)).toBeUndefined();
});

test('never contains a value of an attribute', () => {
  const secret = fc.string({ minLength: 1 }).map((text) => `${text}Ann@toys.example`);
  const name = fc.constantFrom('id', 'class', 'role', 'title', 'value', 'aria-label', 'data-name');
  fc.assert(
    fc.property(fc.dictionary(name, secret), (attributes) => {
      expect(describeElement(element('input', attributes))).not.toContain('Ann');
    }),
  );
});

import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createToys } from '../../../test/createToy.ts';
import { ToyGrid } from './ToyGrid.tsx';

test('in the HTML of a server a list of 200 toys is whole', () => {
  const toys = createToys(Array.from({ length: 200 }, (_, index) => `Toy ${index + 1}`));
  const html = renderToString(createElement(ToyGrid, { toys, toyHref: '/toys/{toyId}' }));
  expect(html.match(/<article/g)).toHaveLength(200);
});

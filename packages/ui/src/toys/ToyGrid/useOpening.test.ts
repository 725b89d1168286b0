import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createToys } from '../../../test/createToy.ts';
import { ToyGrid } from './ToyGrid.tsx';

test('server-rendered HTML contains all of 200 toys', () => {
  const toys = createToys(Array.from({ length: 200 }, (_, index) => `Toy ${index + 1}`));
  const html = renderToString(createElement(ToyGrid, { toys, toyHref: '/toys/{toyId}' }));
  expect(html.match(/<article/g)).toHaveLength(200);
});

import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createToy } from '../../test/createToy.ts';
import * as kit from '../index.ts';
import { ToyOption } from '../toys/SearchBox/ToyOption.tsx';

// A database export has `null` for missing values, even if the types say otherwise.
const noValues = {
  pictureURL: null,
  morePictureURLs: null,
  badges: null,
  compareAtPrice: null,
  ratingCount: null,
};
const toy: kit.Toy = JSON.parse(JSON.stringify({ ...createToy(), ...noValues }));
const toys = [toy];
const toyHref = '/toys/{toyId}';
const item: kit.CartItem = JSON.parse(
  '{ "toyId": "1", "toyName": "Bear", "href": "/toys/1", "pictureURL": null, "price": 1, "quantity": 1, "availableQuantity": 1 }',
);
const noop = () => {};

test.each<[string, ReactElement]>([
  ['ToyCard', createElement(kit.ToyCard, { toy, href: '/toys/1' })],
  ['ToyDetails', createElement(kit.ToyDetails, { toy })],
  [
    'ToyGrid',
    createElement(kit.ToyGrid, {
      toys,
      toyHref,
      footer: 'All toys',
      footerPictures: toys.map((toy) => toy.pictureURL),
    }),
  ],
  ['Slider', createElement(kit.Slider, { toys, toyHref })],
  ['CategoryGrid', createElement(kit.CategoryGrid, { toys, toyHref })],
  [
    'CartLine',
    createElement(kit.CartLine, { item, onQuantityChange: noop, onRemove: noop, onKeep: noop }),
  ],
  [
    'ToyOption',
    createElement(ToyOption, {
      id: '1',
      match: { toy, start: 0, end: 0 },
      active: false,
      onClick: noop,
    }),
  ],
])(
  '%s shows an illustration when the toy has no picture, nor anything else that is optional',
  (_, element) => {
    const html = renderToStaticMarkup(element);
    expect(html).not.toContain('<img');
    expect(html).not.toMatch(/null|NaN|undefined/);
  },
);

import { formatPrice } from '@toystore/storefront';
import { ToyCard } from '@toystore/ui';
import { createElement } from 'react';
import { renderToString } from 'react-dom/server';

const toy = {
  toyId: '1',
  toyName: 'Honey Bear',
  sellerName: 'Consumer Toys',
  price: 1250,
  rating: 4.5,
  availableQuantity: 3,
  description: '',
  pictureURL: 'https://pictures.example/1.png',
};
const html = renderToString(createElement(ToyCard, { toy, href: '/honey' }));
if (!html.includes('Honey Bear') || !html.includes(formatPrice(toy.price))) throw new Error(html);

const file = '@toystore/ui/tokens/toystore.json'; // unknown to the compiler until the kit is built
const { default: tokens } = await import(file, { with: { type: 'json' } });
const { hex } = tokens.base.color.primary.$value;
if (!/^#[0-9a-f]{6}$/.test(hex)) throw new Error(`The token color.primary is ${hex}.`);

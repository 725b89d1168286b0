import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './CartLine.stories.tsx';

export default defineGuide(stories, {
  lead: 'A toy in a cart: its price, its quantity, and the way to remove it.',
  use: ['in `renderLine` of `CartLines`, to set its `extra`: a link or a field of the shop'],
  avoid: [
    { when: 'for the whole cart', instead: 'Cart/CartDrawer' },
    { when: 'for a toy that is not in the cart', instead: 'Toys/ToyCard' },
  ],
  pairs: [],
  reader: [
    'A list item. The name is a heading and a link; each control says which toy it is about: *Remove Bramble the Honey Bear*.',
  ],
  words: ['Facts in order: *$34.95 each*, *Total: $69.90*.'],
});

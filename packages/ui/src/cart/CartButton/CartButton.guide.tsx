import { expect } from 'storybook/test';
import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './CartButton.stories.tsx';
import { CartButton } from './CartButton.tsx';

export default defineGuide(stories, {
  lead: 'Opens the cart, and shows the number of toys in it.',
  use: ['once, in the `actions` of `NavBar`, where it stays at every width'],
  avoid: [
    { when: 'to put a toy into the cart', instead: 'Primitives/Button' },
    { when: 'for another icon', instead: 'Primitives/IconButton' },
  ],
  anatomy: {
    story: 'Counts',
    parts: [
      {
        name: 'Basket',
        text: 'Alone when the cart is empty.',
        selector: 'button:first-child',
      },
      {
        name: 'Count',
        text: 'The sum of all quantities, from `count`. Above 99 it is *99+*, and only the accessible name has the number.',
        selector: '[data-count]',
        at: 'end',
      },
    ],
  },
  pairs: [
    {
      do: { text: 'Count toys.', show: <CartButton count={5} /> },
      dont: { text: 'Don’t count lines, or money.', show: <CartButton count={175} /> },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the button.', story: 'Default', focuses: ['Cart, 5 toys'] },
    {
      keys: ['Enter', 'Space'],
      does: 'Opens the cart.',
      story: 'Default',
      from: (page) => page.getByRole('button'),
      expects: ({ args }) => expect(args.onClick).toHaveBeenCalledOnce(),
    },
  ],
  reader: ['*Cart, 5 toys, button, opens dialog*. The badge is hidden, because the name counts.'],
  words: ['The name has the number in words of its own: *Cart, 1 toy*, *Cart, 5 toys*.'],
});

import { expect } from 'storybook/test';
import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './CartLine.stories.tsx';

export default defineGuide(stories, {
  lead: 'A toy in the cart, as a list item: price, quantity, total, and Remove.',
  use: ['inside a list: in the `CartDrawer`, or on a page of the cart'],
  avoid: [
    { when: 'for a toy that is not in the cart', instead: 'Toys/ToyCard' },
    { when: 'for the quantity alone', instead: 'Forms/QuantityStepper' },
  ],
  anatomy: {
    story: 'PriceChanged',
    layout: 'beside',
    parts: [
      {
        name: 'Picture',
        text: 'Decoration, 80 px wide. It is pale if the toy is `unavailable`.',
        selector: 'picture',
      },
      {
        name: 'Name and price of one',
        text: 'A heading of level 3 with a link. If the toy is `unavailable`, there is no link, and the reason replaces the price.',
        selector: 'h3',
      },
      {
        name: 'Total',
        text: 'Price times quantity. Absent if the toy is `unavailable`, because it is not counted.',
        selector: 'div:has(> h3) + p',
      },
      {
        name: 'Quantity',
        text: 'A `QuantityStepper` up to the stock. Remove is beside it, unless there is a change.',
        selector: 'div:has(> span > [role="spinbutton"])',
      },
      {
        name: 'Change',
        text: 'Only with `previousPrice` or `previousQuantity`: before, now, and two answers.',
        selector: 'li > div:last-child',
      },
    ],
  },
  pairs: [
    {
      do: {
        text: 'Keep a toy that is no longer available, with the reason.',
        show: <p>Tangerine Rescue Helicopter: no longer available, not counted</p>,
      },
      dont: {
        text: 'Don’t remove it in silence: people think they never added it.',
        show: <p>Your cart is empty.</p>,
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through name, fewer, quantity, more and Remove.',
      story: 'Default',
      focuses: [
        'Bramble the Honey Bear',
        'Decrease quantity of Bramble the Honey Bear',
        'Quantity of Bramble the Honey Bear',
        'Increase quantity of Bramble the Honey Bear',
        'Remove Bramble the Honey Bear',
      ],
    },
    {
      keys: ['Up Arrow'],
      does: 'In the quantity: one more.',
      story: 'Default',
      from: (page) => page.getByRole('spinbutton'),
      expects: ({ args }) => expect(args.onQuantityChange).toHaveBeenCalledWith(3, false),
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On Remove: removes the toy.',
      story: 'Default',
      from: (page) => page.getByRole('button', { name: 'Remove Bramble the Honey Bear' }),
      expects: ({ args }) => expect(args.onRemove).toHaveBeenCalledOnce(),
    },
  ],
  reader: [
    'A list item with a heading. Every control has the toy’s name: *Remove Bramble the Honey Bear*.',
    'A changed price is text: before, and now.',
  ],
  words: ['Facts in order: *$34.95 each*, *Total: $69.90*.'],
});

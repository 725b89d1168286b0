import { expect } from 'storybook/test';
import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './CartDrawer.stories.tsx';

export default defineGuide(stories, {
  lead: 'The cart, at the window’s inline end.',
  use: ['once, opened by the `CartButton`, or after a toy was added'],
  avoid: [
    { when: 'for one line', instead: 'Cart/CartLine' },
    { when: 'for saved toys', instead: 'Toys/ToyGrid' },
    { when: 'for another task at the side', instead: 'Primitives/Dialog' },
  ],
  pairs: [
    {
      do: {
        text: 'Offer Undo when a toy is removed, and ask nothing.',
        show: <p>Plum Star Yo-Yo removed. Undo</p>,
      },
      dont: {
        text: 'Don’t hide what is not counted: say why.',
        show: <p>Subtotal: $174.75</p>,
      },
    },
  ],
  more: [
    {
      title: 'Compose it',
      code: `<CartDrawer open={open} onClose={close}>
  <CartLines items={items} onRemove={remove} onKeep={keep} onQuantityChange={change} undo={undo} />
  <CartSummary items={items} onCheckout={checkOut}>
    <p>Spring discount: −$5.00</p>
  </CartSummary>
</CartDrawer>`,
      paragraphs: [
        'On a cart page the two parts are below a heading with `tabIndex={-1}`, without the drawer.',
      ],
    },
    {
      title: 'When a toy is removed',
      paragraphs: [
        'It is controlled: the parent passes the list without the toy, and `undo`. Its place offers Undo for a while, in which the tab is visible. `onExpire` says that the time is over.',
      ],
      story: 'Removed',
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves from Close through the lines: name, fewer, quantity, more, Remove.',
      story: 'Default',
      from: (page) => page.findByRole('button', { name: 'Close cart' }),
      focuses: [
        'Bramble the Honey Bear',
        'Decrease quantity of Bramble the Honey Bear',
        'Quantity of Bramble the Honey Bear',
        'Increase quantity of Bramble the Honey Bear',
        'Remove Bramble the Honey Bear',
      ],
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On Remove: removes the toy.',
      story: 'Default',
      from: (page) => page.findByRole('button', { name: 'Remove Bramble the Honey Bear' }),
      expects: ({ args }) => expect(args.onRemove).toHaveBeenCalledOnce(),
    },
    {
      keys: ['Escape'],
      does: 'Closes the cart. The focus returns to where it was.',
      story: 'Default',
      from: (page) => page.findByRole('button', { name: 'Close cart' }),
      expects: ({ args }) => expect(args.onClose).toHaveBeenCalledOnce(),
    },
  ],
  reader: [
    'A `dialog` named *Cart*, with a list. Each change is announced once, by one `status`.',
    'After a change the focus stays near the last action.',
  ],
  measures: [
    '480 px wide (30rem); narrower than that it fills the window, without round corners.',
    'The lines scroll, the summary stays. In a window that is too low for both, the whole drawer scrolls.',
  ],
  words: [
    'Say what is not counted, and why: *1 toy is not counted: it is no longer available.*',
    'In a line, facts in order: *$34.95 each*, *Total: $69.90*.',
  ],
});

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
  pairs: [
    {
      do: { text: 'Count toys.', show: <CartButton count={5} /> },
      dont: { text: 'Don’t count lines, or money.', show: <CartButton count={175} /> },
    },
  ],
  reader: ['*Cart, 5 toys, button, opens dialog*. The badge is hidden, because the name counts.'],
  words: ['The name has the number in words of its own: *Cart, 1 toy*, *Cart, 5 toys*.'],
});

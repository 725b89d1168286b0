import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './Price.stories.tsx';
import { Price } from './Price.tsx';

export default defineGuide(stories, {
  lead: 'An amount of money in the shop’s currency, and the price before, if it was higher.',
  use: [
    'for every amount: decimals, digits and signs follow the `locale` and `currency` of `UiProvider`',
  ],
  avoid: [{ when: 'to enter a price', instead: 'Filters/RangeFields' }],
  pairs: [
    {
      do: {
        text: 'Pass the old price as `compareAt`.',
        show: <Price value={3495} compareAt={4495} />,
      },
      dont: {
        text: 'Don’t strike it through yourself: a screen reader hears two prices.',
        show: (
          <span>
            <Price value={3495} /> <s>$44.95</s>
          </span>
        ),
      },
    },
    {
      do: {
        text: 'Pass minor units, integers: 3495 are $34.95.',
        show: <Price value={3495} />,
      },
      dont: {
        text: 'Don’t pass what people read: 35 are 35 cents.',
        show: <Price value={35} />,
      },
    },
  ],
  reader: ['The amount; the old one is a deletion that begins with *Before:*.'],
  words: ['The word in front of a price is the caller’s: *Price:*, *Total:*.'],
});

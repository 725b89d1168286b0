import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './RangeFields.stories.tsx';
import { RangeFields } from './RangeFields.tsx';

export default defineGuide(stories, {
  lead: 'Two fields for a price range, in the format of the shop’s language and currency.',
  use: ['to filter by price: either bound may be empty'],
  avoid: [
    { when: 'for a count', instead: 'Forms/QuantityStepper' },
    { when: 'for a few fixed ranges', instead: 'Filters/FilterGroup' },
  ],
  anatomy: {
    story: 'Default',
    layout: 'beside',
    parts: [
      { name: 'Legend', text: 'From `legend`: the name of the range.', selector: 'legend' },
      {
        name: 'Lowest price',
        text: 'Empty if nothing bounds it: *Any*.',
        selector: 'legend + div > div:first-child > div',
      },
      {
        name: 'Currency',
        text: 'On the side where the language writes it.',
        selector: 'legend + div > div:last-child [aria-hidden]',
      },
      {
        name: 'Highest price',
        text: 'Counts on Enter, or when the field is left. The message of an invalid price is below its field.',
        selector: 'legend + div > div:last-child > div',
        at: 'end',
      },
    ],
  },
  pairs: [
    {
      do: {
        text: 'Leave a bound empty that nothing sets: it says *Any*.',
        show: <RangeFields legend="Price" defaultValue={{ max: 2500 }} />,
      },
      dont: {
        text: 'Don’t fill in 0 and the dearest toy: people have to delete them first.',
        show: <RangeFields legend="Price" defaultValue={{ min: 0, max: 123_456 }} />,
      },
    },
  ],
  reader: [
    'A group named by `legend`; each field says its bound and its currency. A message describes its field, and is announced.',
  ],
  words: [
    'A message has an example in the shop’s own format: *Enter a price such as 25 or 24.95.*',
  ],
});

import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './Rating.stories.tsx';
import { Rating } from './Rating.tsx';

export default defineGuide(stories, {
  lead: 'How much shoppers like a toy: a star, a number from 0 to 5, and how many rated it.',
  use: ['wherever a toy is shown with its facts'],
  avoid: [{ when: 'to choose a lowest rating', instead: 'Filters/FilterGroup' }],
  pairs: [
    {
      do: { text: 'Say how many rated it.', show: <Rating value={4.9} count={128} /> },
      dont: {
        text: 'Don’t draw five stars beside it: they say less than the number, in more room.',
        show: (
          <span>
            ★★★★★ <Rating value={4.9} />
          </span>
        ),
      },
    },
    {
      do: { text: 'Omit a rating that does not exist.', show: <span>New in the shop</span> },
      dont: { text: 'Don’t show 0: it reads as a bad one.', show: <Rating value={0} count={0} /> },
    },
  ],
  reader: ['*Rating: 4.9*, then *128 ratings*. The star is hidden.'],
  words: ['`hideLabel` only if a word is right beside it, such as a `dt`.'],
});

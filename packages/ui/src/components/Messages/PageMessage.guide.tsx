import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './PageMessage.stories.tsx';
import { PageMessage } from './PageMessage.tsx';

export default defineGuide(stories, {
  lead: 'A whole page with one message and the next step.',
  use: ['when a page has nothing else to show: a toy that does not exist, a link that has expired'],
  avoid: [
    { when: 'for an unknown address', instead: 'Feedback/NotFound' },
    { when: 'for one section', instead: 'Feedback/SectionMessage' },
  ],
  wide: true,
  pairs: [
    {
      do: {
        text: 'Say what is missing, and lead on.',
        show: (
          <PageMessage title="Toy not found">
            There is no toy with this number in the shop.
          </PageMessage>
        ),
      },
      dont: { text: 'Don’t show a code.', show: <PageMessage title="Error 404" /> },
    },
  ],
  reader: [
    'The title is the page’s heading of level 1; it can take the focus after a navigation. The picture is decoration.',
  ],
  words: ['A title of two to four words, then one sentence.'],
});

import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import * as stories from './Banner.stories.tsx';
import { Banner } from './Banner.tsx';

export default defineGuide(stories, {
  lead: 'A strip across the page, below the navigation bar, for a message about the whole page.',
  use: [
    '`info` for news: opening hours, a holiday',
    '`error` for what stops the whole page, such as a lost connection',
    '`status` inside a live region of your own',
  ],
  avoid: [
    { when: 'for a message about one form', instead: 'Feedback/Alert' },
    { when: 'for a success', instead: 'Feedback/Toast' },
    { when: 'for a section without content', instead: 'Feedback/SectionMessage' },
  ],
  wide: true,
  pairs: [
    {
      do: {
        text: 'A sentence that says what changes for the shopper.',
        show: (
          <Banner
            aria-label="Opening hours"
            action={<TextLink href="#hours">Opening hours</TextLink>}
          >
            The shop is closed on Monday. Orders are sent on Tuesday.
          </Banner>
        ),
      },
      dont: {
        text: 'Don’t advertise: a strip that is always there is no longer read.',
        show: <Banner aria-label="Offers">Great toys! Great prices! Every day!</Banner>,
      },
    },
  ],
  reader: ['`info` is a region with your `aria-label`; `error` is an `alert`, announced at once.'],
  words: [
    'One or two sentences. `aria-label` is the topic: *Opening hours*.',
    'An error has no close button while the problem lasts.',
  ],
});

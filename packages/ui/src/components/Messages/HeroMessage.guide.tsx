import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './HeroMessage.stories.tsx';
import { HeroMessage } from './HeroMessage.tsx';

export default defineGuide(stories, {
  lead: 'The content of a hero without toys: what happened, and the next step.',
  use: ['`error` when the toys could not be loaded', '`plain` when the list is empty'],
  avoid: [
    { when: 'for a section further down', instead: 'Feedback/SectionMessage' },
    { when: 'for a whole page', instead: 'Feedback/PageMessage' },
  ],
  wide: true,
  pairs: [
    {
      do: {
        text: 'Say what failed, and why if it is known.',
        show: <HeroMessage variant="error" message="Failed to load toys: HTTP 503" />,
      },
      dont: {
        text: 'Don’t use `error` for an empty list: nothing failed.',
        show: <HeroMessage variant="error" message="No featured toys to display right now." />,
      },
    },
  ],
  reader: ['`error` is an `alert`: announced at once. `plain` is a text.'],
  words: ['A fact, then the next step: *Failed to load toys: HTTP 503*, *Try again*.'],
});

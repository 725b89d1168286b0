import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './SectionMessage.stories.tsx';
import { SectionMessage } from './SectionMessage.tsx';

export default defineGuide(stories, {
  lead: 'Replaces the toys of a section, under its heading: one row on a card.',
  use: ['`error` when this section could not be loaded', '`plain` when it has nothing to show'],
  avoid: [
    { when: 'in the hero', instead: 'Feedback/HeroMessage' },
    { when: 'for the whole page', instead: 'Feedback/PageMessage' },
    { when: 'while it loads', instead: 'Feedback/LoadingStatus' },
  ],
  wide: true,
  pairs: [
    {
      do: {
        text: 'Keep the heading, and say what is missing below it.',
        show: <SectionMessage variant="error" message="Failed to load categories: HTTP 503" />,
      },
      dont: {
        text: 'Don’t blame the shopper’s connection if it is not known.',
        show: <SectionMessage variant="error" message="Check your internet!" />,
      },
    },
  ],
  reader: ['`error` is an `alert`: announced at once. `plain` is a text.'],
  words: ['One sentence; the action is a verb.'],
});

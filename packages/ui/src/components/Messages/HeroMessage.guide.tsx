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
  anatomy: {
    story: 'Default',
    parts: [
      {
        name: 'Picture',
        text: 'From `imageUrl`. An illustration replaces a missing one.',
        selector: 'picture',
      },
      {
        name: 'Message',
        text: 'From `message`. Only an `error` has the icon. More than 70 characters get smaller type.',
        selector: '[role="alert"]',
      },
      {
        name: 'Action',
        text: 'From `action`: the next step, a button or a link.',
        selector: '[role="alert"] + button',
      },
    ],
  },
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
  keyboard: [
    { keys: ['Tab'], does: 'Moves to its action.', story: 'Default', focuses: ['Try again'] },
    {
      keys: ['Enter', 'Space'],
      does: 'Performs it.',
      story: 'Default',
      from: (page) => page.getByRole('button'),
      clicks: 'Try again',
    },
  ],
  reader: ['`error` is an `alert`: announced at once. `plain` is a text.'],
  words: ['A fact, then the next step: *Failed to load toys: HTTP 503*, *Try again*.'],
});

import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import { ButtonLink } from './Button.tsx';
import * as stories from './ButtonLink.stories.tsx';

export default defineGuide(stories, {
  lead: 'A link that looks like a button: it leads to another page.',
  use: [
    'for the way on from a section or a card: *All Toy*, *View more*',
    'for the main action of a screen, if that is a page',
  ],
  avoid: [
    { when: 'for an action on this page', instead: 'Primitives/Button' },
    { when: 'inside a text', instead: 'Primitives/TextLink' },
  ],
  pairs: [
    {
      do: {
        text: 'Name the page it leads to.',
        show: <ButtonLink href="#all">All toys</ButtonLink>,
      },
      dont: {
        text: 'Don’t name the click: read out of context, it says nothing.',
        show: <ButtonLink href="#all">Click here</ButtonLink>,
      },
    },
  ],
  reader: [
    'A link, although it looks like a button. It goes through the link component of `UiProvider`.',
  ],
  words: [
    'If several links on a page say the same, give each an `aria-label` that begins with its text: *View more: Bramble the Honey Bear* (WCAG 2.4.4, 2.5.3).',
  ],
});

import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './TextLink.stories.tsx';
import { TextButton, TextLink } from './TextLink.tsx';

export default defineGuide(stories, {
  lead: 'An underlined link in a text, tall enough for a thumb. `TextButton` looks the same and performs an action.',
  use: [
    'for links inside or right below a text',
    '`TextButton` for a small action inside a line: *Resend e-mail*',
  ],
  avoid: [
    { when: 'for the way on from a section', instead: 'Primitives/ButtonLink' },
    { when: 'for an action of its own', instead: 'Primitives/Button' },
  ],
  pairs: [
    {
      do: {
        text: 'Link the words that name the page.',
        show: (
          <p>
            New here? <TextLink href="#register">Create an account</TextLink>
          </p>
        ),
      },
      dont: {
        text: 'Don’t link *here*.',
        show: (
          <p>
            To create an account click <TextLink href="#register">here</TextLink>
          </p>
        ),
      },
    },
    {
      do: {
        text: 'An action is a `TextButton`.',
        show: (
          <p>
            No e-mail? <TextButton>Send it again</TextButton>
          </p>
        ),
      },
      dont: {
        text: 'Don’t use a link without a page for it.',
        show: (
          <p>
            No e-mail? <TextLink href="#">Send it again</TextLink>
          </p>
        ),
      },
    },
  ],
  reader: [
    'A link or a button, by what it does. The underline, not the colour, makes it a link (WCAG 1.4.1).',
  ],
  words: ['The linked words make sense alone: screen readers list them.'],
});

import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import { Alert } from '../../primitives/Alert/Alert.tsx';
import * as stories from './Toast.stories.tsx';

export default defineGuide(stories, {
  lead: 'A success message that needs no answer, at the bottom of the window.',
  use: [
    'after an action that worked, if the page does not show it',
    'with an action to undo it, or to see the result',
  ],
  avoid: [
    { when: 'for an error: it would go away', instead: 'Feedback/Alert' },
    { when: 'for what must not be missed', instead: 'Feedback/AlertDialog' },
    { when: 'for news about the page', instead: 'Feedback/Banner' },
    { when: 'from several pages', instead: 'Feedback/MessagesProvider' },
  ],
  pairs: [
    {
      do: { text: 'Say what worked.', show: <p>Plum Star Yo-Yo removed. Undo</p> },
      dont: {
        text: 'Don’t let a failure pass by.',
        show: <Alert message="The toy could not be removed." />,
      },
    },
  ],
  reader: [
    'A `status`: announced politely. It stays at least 20 s, and longer while it is hovered or focused, or its tab is hidden (WCAG 2.2.1).',
  ],
  measures: [
    'At least 64 px high, at most 720 px wide.',
    'Narrower than 48rem it fills the window’s width. It never covers a dialog: the dialog ends above it.',
  ],
  words: ['The past tense, and the thing: *Plum Star Yo-Yo removed.*'],
});

import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './TurnOffTwoStepDialog.stories.tsx';

export default defineGuide(stories, {
  lead: 'Asks for confirmation before the second step is turned off, and explains the consequence.',
  use: ['from `AccountSecurity`, if two-step verification is on'],
  avoid: [
    { when: 'to turn it on', instead: 'Forms/TwoStepDialog' },
    { when: 'for other questions', instead: 'Feedback/ConfirmDialog' },
  ],
  pairs: [
    {
      do: {
        text: 'Name the risk in one sentence.',
        show: <p>You’ll sign in without a code, and so can anyone who finds out your password.</p>,
      },
      dont: {
        text: 'Don’t praise what is turned off.',
        show: <p>Two-step verification is the best protection for your account!</p>,
      },
    },
  ],
  reader: ['A `dialog` described by its consequence.'],
  words: ['*Turn off*, as in the title.'],
});

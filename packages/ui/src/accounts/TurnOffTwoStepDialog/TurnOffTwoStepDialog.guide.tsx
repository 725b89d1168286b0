import { expect } from 'storybook/test';
import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import { escapeCloses, tabGoesRound } from '../../foundations/guide/dialogRows.ts';
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
  keyboard: [
    tabGoesRound((page) => page.findByRole('button', { name: 'Turn off' }), 'Cancel', 'Turn off'),
    {
      keys: ['Enter', 'Space'],
      does: 'On Turn off: turns it off.',
      story: 'Default',
      from: (page) => page.findByRole('button', { name: 'Turn off' }),
      expects: ({ args }) => expect(args.onTurnOff).toHaveBeenCalledOnce(),
    },
    escapeCloses,
  ],
  reader: ['A `dialog` described by its consequence.'],
  words: ['*Turn off*, as in the title.'],
});

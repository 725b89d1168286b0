import { expect } from 'storybook/test';
import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import { escapeCloses, tabGoesRound } from '../../foundations/guide/dialogRows.ts';
import * as stories from './DisconnectGoogleDialog.stories.tsx';

export default defineGuide(stories, {
  lead: 'Asks for confirmation before Google is disconnected from an account.',
  use: ['from `AccountSecurity`, if the account has a password'],
  avoid: [
    { when: 'without a password: set one first', instead: 'Forms/ChangePasswordDialog' },
    { when: 'for other questions', instead: 'Feedback/ConfirmDialog' },
  ],
  pairs: [
    {
      do: {
        text: 'Say how to sign in afterwards.',
        show: <p>You’ll sign in with your password instead.</p>,
      },
      dont: {
        text: 'Don’t warn in general.',
        show: <p>Are you sure? This may have consequences.</p>,
      },
    },
  ],
  keyboard: [
    tabGoesRound(
      (page) => page.findByRole('button', { name: 'Disconnect Google' }),
      'Cancel',
      'Disconnect Google',
    ),
    {
      keys: ['Enter', 'Space'],
      does: 'On Disconnect Google: disconnects it.',
      story: 'Default',
      from: (page) => page.findByRole('button', { name: 'Disconnect Google' }),
      expects: ({ args }) => expect(args.onDisconnect).toHaveBeenCalledOnce(),
    },
    escapeCloses,
  ],
  reader: ['A `dialog` described by its consequence. An error is an `alert`.'],
  words: ['The button repeats the title: *Disconnect Google*.'],
});

import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './DisconnectProviderDialog.stories.tsx';

export default defineGuide(stories, {
  lead: 'Asks for confirmation before an account elsewhere, such as Google’s, is disconnected.',
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
  reader: ['A `dialog` described by its consequence. An error is an `alert`.'],
  words: ['The button repeats the title: *Disconnect Google*.'],
});

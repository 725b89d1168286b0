import { expect } from 'storybook/test';
import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './ReauthenticateDialog.stories.tsx';

export default defineGuide(stories, {
  lead: 'Asks a user whose login is too old to confirm who they are, before a change to the account.',
  use: [
    'when the provider asks for a recent login; it can open over another dialog, which keeps what was typed',
  ],
  avoid: [{ when: 'to sign in', instead: 'Forms/LoginForm' }],
  pairs: [
    {
      do: { text: 'Say what it is for.', show: <p>Enter your password to change your email.</p> },
      dont: {
        text: 'Don’t talk about sessions.',
        show: <p>Your session is too old. Reauthenticate.</p>,
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through the dialog, and goes round in it.',
      story: 'Default',
      from: (page) => page.findByLabelText('Password'),
      focuses: ['Show password', 'Confirm', 'Cancel', 'Password'],
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On Confirm, without a password: the field takes the focus, with a message.',
      story: 'Default',
      from: (page) => page.findByRole('button', { name: 'Confirm' }),
      expects: (page) => {
        expect(page.getByLabelText('Password')).toHaveFocus();
        expect(page.getByLabelText('Password')).toBeInvalid();
      },
    },
    {
      keys: ['Escape'],
      does: 'Closes it. The focus returns to where it was.',
      story: 'Default',
      from: (page) => page.findByRole('button', { name: 'Cancel' }),
      expects: ({ args }) => expect(args.onClose).toHaveBeenCalledOnce(),
    },
  ],
  reader: ['A `dialog` described by its purpose. A refused password is an `alert`.'],
  words: ["*Confirm it's you*, never *log in again*: the user is signed in."],
});

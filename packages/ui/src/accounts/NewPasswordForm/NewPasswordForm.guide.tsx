import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './NewPasswordForm.stories.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

const form = { onSave: () => undefined, signInHref: '#login' };

export default defineGuide(stories, {
  lead: 'Asks for a new password, on the page behind the link of a reset e-mail. The page of LoginForm has what it shares with the other forms.',
  use: ['behind the link of a reset e-mail, inside `AuthPage`, when the link is known to be valid'],
  avoid: [
    { when: 'when the user is signed in', instead: 'Forms/ChangePasswordDialog' },
    { when: 'when the link has expired', instead: 'Feedback/PageMessage' },
  ],
  pairs: [
    {
      do: {
        text: 'Name the account: people have several, and read the e-mail on another device.',
        show: <NewPasswordForm {...form} email="robin@toystore.example" />,
      },
      dont: {
        text: 'Don’t pass a placeholder: a password manager stores the password for this address.',
        show: <NewPasswordForm {...form} email="your account" />,
      },
    },
  ],
  reader: [
    'The sentence above the field names the account.',
    'The field is described by the whole rule; each part of the list starts with *met* or *not yet*.',
  ],
  words: [
    'Say whose password it is: *You are choosing a new password for robin@toystore.example.*',
  ],
});

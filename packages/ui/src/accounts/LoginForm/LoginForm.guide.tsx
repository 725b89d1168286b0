import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './LoginForm.stories.tsx';
import { LoginForm } from './LoginForm.tsx';

const form = {
  onSignIn: () => undefined,
  onForgotPassword: () => undefined,
  registerHref: '#register',
};

export default defineGuide(stories, {
  lead: 'Signs in with email and password, or with Google, and asks for a reset e-mail. AuthForms has what it shares with the other forms.',
  use: [
    'on the page of its own, inside `AuthPage`',
    'also for a visitor who is signed in already, under a `SignedInNotice`',
  ],
  avoid: [
    { when: 'when the account needs a second step', instead: 'Forms/CodeForm' },
    { when: 'to confirm a change of the account', instead: 'Forms/ReauthenticateDialog' },
    { when: 'for the whole family of forms', instead: 'Forms/AuthForms' },
  ],
  pairs: [
    {
      do: {
        text: 'Fill in the email when the user comes back from another step: the password takes the focus.',
        show: (
          <div inert>
            <LoginForm {...form} defaultEmail="shopper@toystore.example" />
          </div>
        ),
      },
      dont: {
        text: 'Don’t offer two ways to the same reset: the form has its own button, which needs only the email.',
        show: (
          <div>
            <LoginForm {...form} />
            <a href="#reset">Forgot password?</a>
          </div>
        ),
      },
    },
  ],
  reader: [
    'The fields are *Email, edit text, required* and *Password, edit text, required*.',
    'A `status` announces that the reset e-mail was requested.',
  ],
  words: [
    'The heading says the same as the link that leads here. *Login* is the page, *Sign in* the action.',
  ],
});

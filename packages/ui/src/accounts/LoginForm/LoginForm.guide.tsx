import { expect } from 'storybook/test';
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
  anatomy: {
    story: 'Default',
    parts: [
      {
        name: 'Email',
        text: 'With `defaultEmail` it is filled in, and the password has the focus.',
        selector: 'input[type="email"]',
      },
      {
        name: 'Password',
        text: 'A `PasswordField`. A failed attempt does not empty it.',
        selector: 'input[type="password"]',
      },
      {
        name: 'Forgot password?',
        text: 'Needs only the email. A spinner shows that `loading` is `reset`.',
        selector: 'form > div:has(input) > button',
      },
      {
        name: 'Sign in',
        text: 'The only primary action. Pressed too early, it shows what is missing.',
        selector: 'button[type="submit"]',
      },
      {
        name: 'Google',
        text: 'Only with `onGoogle`, and always below the form’s own button.',
        selector: 'button[data-opens-window]',
      },
      {
        name: 'Way to register',
        text: 'A link to `registerHref`.',
        selector: 'form > p:last-child',
      },
    ],
  },
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
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through fields, Show password, Forgot password?, Sign in, Google and Register.',
      story: 'Default',
      focuses: [
        'Email',
        'Password',
        'Show password',
        'Forgot password?',
        'Sign in',
        'Continue with Google',
        'Register',
      ],
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On Forgot password?, without an email: the email takes the focus, with a message.',
      story: 'Default',
      from: (page) => page.getByRole('button', { name: 'Forgot password?' }),
      expects: (page) => {
        const email = page.getByRole('textbox', { name: 'Email' });
        expect(email).toHaveFocus();
        expect(email).toHaveAccessibleDescription('Please enter your email first.');
      },
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On Continue with Google: opens its window.',
      story: 'Default',
      from: (page) => page.getByRole('button', { name: 'Continue with Google' }),
      expects: ({ args }) => expect(args.onGoogle).toHaveBeenCalledOnce(),
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

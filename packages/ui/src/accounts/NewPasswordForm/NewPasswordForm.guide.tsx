import { expect } from 'storybook/test';
import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './NewPasswordForm.stories.tsx';
import { NewPasswordForm } from './NewPasswordForm.tsx';

const form = { onSave: () => undefined, signInHref: '#login' };

export default defineGuide(stories, {
  lead: 'Asks for a new password, on the page behind the link of a reset e-mail. AuthForms has what it shares with the other forms.',
  use: ['behind the link of a reset e-mail, inside `AuthPage`, when the link is known to be valid'],
  avoid: [
    { when: 'when the user is signed in', instead: 'Forms/ChangePasswordDialog' },
    { when: 'when the link has expired', instead: 'Feedback/PageMessage' },
  ],
  anatomy: {
    story: 'Default',
    parts: [
      {
        name: 'Account',
        text: 'Names the `email` of the link. A hidden field repeats it for password managers.',
        selector: 'form > p:first-of-type',
      },
      {
        name: 'New password',
        text: 'One field, not two: a toggle shows what is typed.',
        selector: 'input[type="password"]',
      },
      {
        name: 'Rules',
        text: 'Ticked off during typing. Stricter rules of `passwordPolicy` join the list.',
        selector: 'form ul',
      },
      {
        name: 'Save password',
        text: 'Sends nothing until all rules are met.',
        selector: 'button[type="submit"]',
      },
      {
        name: 'Way back',
        text: 'A link to `signInHref`, for people who remember their password.',
        selector: 'form > p:last-child',
      },
    ],
  },
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
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through the field, Show password, Save password and the way back.',
      story: 'Default',
      focuses: ['New password', 'Show password', 'Save password', 'Sign in'],
    },
    {
      keys: ['Enter'],
      does: 'In the empty field: keeps the focus there, with a message.',
      story: 'Default',
      from: (page) => page.getByLabelText('New password'),
      expects: ({ args, ...page }) => {
        expect(page.getByLabelText('New password')).toHaveFocus();
        expect(page.getByLabelText('New password')).toBeInvalid();
        expect(args.onSave).not.toHaveBeenCalled();
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

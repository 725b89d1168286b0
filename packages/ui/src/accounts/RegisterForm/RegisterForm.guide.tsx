import { expect } from 'storybook/test';
import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import * as stories from './RegisterForm.stories.tsx';
import { RegisterForm } from './RegisterForm.tsx';

const form = { onRegister: () => undefined, signInHref: '#login' };

export default defineGuide(stories, {
  lead: 'Opens an account with name, email and password; with a photo, consent and Google if the shop wants them. AuthForms has what it shares with the other forms.',
  use: [
    'on the page of its own, inside `AuthPage`',
    'with `passwordPolicy` when the provider has rules of its own: they are added to the list as soon as they are known',
  ],
  avoid: [
    { when: 'to change name or photo of an account', instead: 'Forms/ProfileForm' },
    { when: 'to choose another password', instead: 'Forms/NewPasswordForm' },
    { when: 'for a newsletter', instead: 'Forms/SubscribeBlock' },
  ],
  anatomy: {
    story: 'Default',
    parts: [
      {
        name: 'Name and email',
        text: 'Always there. A name of spaces becomes *User*.',
        selector: 'input[type="email"]',
      },
      {
        name: 'Photo URL',
        text: 'Absent by default; `photo` makes it optional or required.',
        selector: 'input[type="url"]',
      },
      {
        name: 'Rules of the password',
        text: 'Ticked off during typing. `passwordPolicy` adds the provider’s stricter ones.',
        selector: 'form ul',
      },
      {
        name: 'Consent',
        text: 'Unticked by default. `consent` can tick it, or leave it out.',
        selector: 'label:has(input[type="checkbox"])',
      },
      {
        name: 'Register',
        text: 'The only primary action. Pressed too early, it shows what is missing.',
        selector: 'button[type="submit"]',
      },
      {
        name: 'Google',
        text: 'Only with `onGoogle`, and always below the form’s own button.',
        selector: 'button[data-opens-window]',
      },
    ],
  },
  pairs: [
    {
      do: {
        text: 'Ask for what an account needs. A photo can wait for the profile.',
        show: <RegisterForm {...form} />,
      },
      dont: {
        text: 'Don’t require a photo if the shop can do without it.',
        show: <RegisterForm {...form} photo="required" />,
      },
    },
    {
      do: {
        text: 'Let the consent name what is accepted, and link to it.',
        show: (
          <RegisterForm
            {...form}
            consent="unchecked"
            labels={{ terms: <TextLink href="#terms">I accept the terms and conditions</TextLink> }}
          />
        ),
      },
      dont: {
        text: 'Don’t ask to accept what cannot be read from here.',
        show: (
          <RegisterForm {...form} consent="unchecked" labels={{ terms: 'I accept everything' }} />
        ),
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through the fields, Show password, the consent and the buttons.',
      story: 'Default',
      focuses: [
        'Name',
        'Email',
        'Photo URL',
        'Password',
        'Show password',
        'I accept the terms and conditions',
        'Register',
        'Continue with Google',
      ],
    },
    {
      keys: ['Space'],
      does: 'On the consent: ticks it, or removes the tick.',
      story: 'Default',
      from: (page) => page.getByRole('checkbox'),
      expects: (page) => expect(page.getByRole('checkbox')).not.toBeChecked(),
    },
    {
      keys: ['Enter'],
      does: 'In a field: submits the form. The summary of its problems takes the focus.',
      story: 'Default',
      from: (page) => page.getByRole('textbox', { name: 'Name' }),
      expects: (page) =>
        expect(page.getByRole('region', { name: 'There is a problem' })).toHaveFocus(),
    },
  ],
  reader: [
    'The password is described by its whole rule. Each part of the list starts with *met* or *not yet*.',
    'Every field is announced as required, except for an optional photo.',
  ],
  words: [
    'Say the whole rule of a password before it is typed, in one sentence.',
    'Mark an optional field in its label. Required fields need no mark.',
  ],
});

import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import { TextLink } from '../../primitives/TextLink/TextLink.tsx';
import * as stories from './RegisterForm.stories.tsx';
import { RegisterForm } from './RegisterForm.tsx';

const form = { onRegister: () => undefined, signInHref: '#login' };

export default defineGuide(stories, {
  lead: 'Opens an account with name, email and password; with a photo, consent and Google if the shop wants them. The page of LoginForm has what it shares with the other forms.',
  use: [
    'on the page of its own, inside `AuthPage`',
    'with `passwordPolicy` when the provider has rules of its own: they are added to the list as soon as they are known',
  ],
  avoid: [
    { when: 'to change name or photo of an account', instead: 'Forms/ProfileForm' },
    { when: 'to choose another password', instead: 'Forms/NewPasswordForm' },
    { when: 'for a newsletter', instead: 'Forms/SubscribeBlock' },
  ],
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
  reader: [
    'The password is described by its whole rule. Each part of the list starts with *met* or *not yet*.',
    'Every field is announced as required, except for an optional photo.',
  ],
  words: [
    'Say the whole rule of a password before it is typed, in one sentence.',
    'Mark an optional field in its label. Required fields need no mark.',
  ],
});

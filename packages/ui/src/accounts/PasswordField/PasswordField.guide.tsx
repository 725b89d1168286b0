import { expect } from 'storybook/test';
import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import { TextField } from '../../primitives/Form/TextField.tsx';
import * as stories from './PasswordField.stories.tsx';
import { PasswordField } from './PasswordField.tsx';

export default defineGuide(stories, {
  lead: 'A field for a password that can be shown. `PasswordRules` is the list of what it needs.',
  use: [
    'in a form of your own, with the right `autoComplete`: `current-password` or `new-password`',
  ],
  avoid: [
    { when: 'to sign in', instead: 'Forms/LoginForm' },
    { when: 'for a code', instead: 'Forms/CodeField' },
  ],
  anatomy: {
    story: 'Wrong',
    layout: 'beside',
    parts: [
      { name: 'Label', text: 'Always visible; names the field.', selector: 'label' },
      {
        name: 'Box',
        text: 'Set `autoComplete`: it decides what a password manager fills in.',
        selector: 'input',
      },
      {
        name: 'Show password',
        text: 'A press changes its name to *Hide password*. Submitting the form hides the password again.',
        selector: 'input + button',
        at: 'end',
      },
      {
        name: 'Error',
        text: 'Only with `error`. A `hint` would be below it.',
        selector: 'p',
      },
    ],
  },
  pairs: [
    {
      do: {
        text: 'Let people see what they type.',
        show: <PasswordField label="Password" autoComplete="current-password" />,
      },
      dont: {
        text: 'Don’t forbid pasting, or ask for it twice.',
        show: (
          <TextField
            label="Repeat the password"
            type="password"
            onPaste={(event) => event.preventDefault()}
          />
        ),
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the field, then to Show password.',
      story: 'Default',
      focuses: ['Password', 'Show password'],
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On Show password: shows it. The button keeps the focus.',
      story: 'Default',
      from: (page) => page.getByRole('button'),
      expects: (page) => expect(page.getByRole('button', { name: 'Hide password' })).toHaveFocus(),
    },
  ],
  reader: [
    'The button’s name changes; it has no `aria-pressed`. Each rule of `PasswordRules` starts with *met* or *not yet*.',
  ],
  words: ['Rules are nouns: *8 characters*, *Number*.'],
});

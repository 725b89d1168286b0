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
  reader: [
    'The button’s name changes; it has no `aria-pressed`. Each rule of `PasswordRules` starts with *met* or *not yet*.',
  ],
  words: ['Rules are nouns: *8 characters*, *Number*.'],
});

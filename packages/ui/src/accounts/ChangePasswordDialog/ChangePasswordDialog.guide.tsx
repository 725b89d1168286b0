import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import { TextField } from '../../primitives/Form/TextField.tsx';
import * as stories from './ChangePasswordDialog.stories.tsx';

export default defineGuide(stories, {
  lead: 'Changes the password of an account, or sets its first one.',
  use: ['from `AccountSecurity`, for a signed-in user'],
  avoid: [
    { when: 'behind the link of a reset e-mail', instead: 'Forms/NewPasswordForm' },
    { when: 'to open an account', instead: 'Forms/RegisterForm' },
  ],
  pairs: [
    {
      do: {
        text: 'Say the rule before it is broken.',
        show: <TextField label="New password" type="password" hint="At least 8 characters." />,
      },
      dont: {
        text: 'Don’t ask for it twice: it can be shown.',
        show: (
          <div>
            <TextField label="New password" type="password" />
            <TextField label="Repeat it" type="password" />
          </div>
        ),
      },
    },
  ],
  reader: [
    'Each part of the rule starts with *met* or *not yet*. A press outside does not close it: it would discard what was typed.',
  ],
  words: ['The same rule and the same words as in `RegisterForm`.'],
});

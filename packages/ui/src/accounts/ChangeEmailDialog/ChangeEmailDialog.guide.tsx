import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import { TextField } from '../../primitives/Form/TextField.tsx';
import * as stories from './ChangeEmailDialog.stories.tsx';

export default defineGuide(stories, {
  lead: 'Asks for a new address and, once a link was sent there, explains what to do with it.',
  use: ['from `AccountSecurity`, for an account with a password'],
  avoid: [
    { when: 'for the first confirmation of an address', instead: 'Feedback/VerifyEmailBanner' },
    { when: 'for the name', instead: 'Forms/ProfileForm' },
  ],
  pairs: [
    {
      do: {
        text: 'Name the address of today: people have several.',
        show: <TextField label="New email" hint="Your email is shopper@toystore.example." />,
      },
      dont: {
        text: 'Don’t ask for the new address twice: the link proves it.',
        show: (
          <div>
            <TextField label="New email" />
            <TextField label="Repeat the new email" />
          </div>
        ),
      },
    },
  ],
  reader: [
    'A `dialog` described by a `status`: what happens next is announced when the link was sent.',
  ],
  words: [
    '*Send link* until it was sent, then *Done*: the address has not changed before the link is followed.',
  ],
});

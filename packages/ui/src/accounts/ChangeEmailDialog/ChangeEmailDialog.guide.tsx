import { expect } from 'storybook/test';
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
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through the dialog, and goes round in it.',
      story: 'Default',
      from: (page) => page.findByRole('textbox', { name: 'New email' }),
      focuses: ['Send link', 'Cancel', 'New email'],
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On Send link, without an address: the field takes the focus, with a message.',
      story: 'Default',
      from: (page) => page.findByRole('button', { name: 'Send link' }),
      expects: (page) => {
        expect(page.getByLabelText('New email')).toHaveFocus();
        expect(page.getByLabelText('New email')).toBeInvalid();
      },
    },
    {
      keys: ['Escape'],
      does: 'Closes it. The focus returns to where it was.',
      story: 'Default',
      from: (page) => page.findByRole('button', { name: 'Cancel' }),
      expects: ({ args }) => expect(args.onClose).toHaveBeenCalledOnce(),
    },
  ],
  reader: [
    'A `dialog` described by a `status`: what happens next is announced when the link was sent.',
  ],
  words: [
    '*Send link* until it was sent, then *Done*: the address has not changed before the link is followed.',
  ],
});

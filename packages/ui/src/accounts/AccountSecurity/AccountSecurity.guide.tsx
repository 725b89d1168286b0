import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import * as stories from './AccountSecurity.stories.tsx';

export default defineGuide(stories, {
  lead: 'How an account signs in, and the buttons to change it.',
  use: ['once, on the profile, as a section of its own'],
  avoid: [
    { when: 'for name and photo', instead: 'Forms/ProfileForm' },
    { when: 'to sign in', instead: 'Forms/LoginForm' },
  ],
  anatomy: {
    story: 'Failed',
    parts: [
      {
        name: 'Error',
        text: 'Only when an action without a dialog has failed: `error`.',
        selector: '[role="alert"]',
      },
      {
        name: 'Row',
        text: 'One for each way to sign in. The row for two-step verification needs `twoStep`.',
        selector: 'li:first-child h3',
      },
      {
        name: 'State',
        text: 'Says what is set, and since when if the date is known.',
        selector: 'li:nth-child(2) p',
      },
      {
        name: 'Button',
        text: 'Names what it changes. A phone shows one word of the name; screen readers read all of it.',
        selector: 'li:nth-child(3) button',
        at: 'end',
      },
      {
        name: 'Delete account',
        text: 'Apart from the rows, with its consequence. `onDeleteAccount` opens a `DeleteAccountDialog`.',
        selector: 'ul + div',
      },
    ],
  },
  pairs: [
    {
      do: { text: 'Say on each button what changes.', show: <Button>Change email</Button> },
      dont: { text: 'Don’t repeat one word down the page.', show: <Button>Edit</Button> },
    },
  ],
  reader: [
    'A `region` with a list; each entry has a heading. *Delete account* is described by its consequence.',
  ],
  words: ['A state is a word: *Set*, *Not connected*, *On since 14 August*.'],
});

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
        text: 'One for each way to sign in: `EmailRow`, `PasswordRow`, `SignInMethodsRow`, `TwoStepRow`, and your own as `SecurityRow`.',
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
        text: '`DeleteAccountRow`: apart from the others, with its consequence. It opens a `DeleteAccountDialog`.',
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
  more: [
    {
      title: 'Compose it',
      code: `<AccountSecurity error={error}>
  <SecurityRows>
    <EmailRow email={user.email} onChangeEmail={changeEmail} />
    <PasswordRow password={{ changed }} onChangePassword={changePassword} />
    <SignInMethodsRow providers={providers} hasPassword onConnect={connect} onDisconnect={disconnect} />
    <TwoStepRow since={since} onTurnOn={turnOn} onTurnOff={turnOff} />
  </SecurityRows>
  <DeleteAccountRow onDeleteAccount={deleteAccount} />
</AccountSecurity>`,
      paragraphs: [
        'Leave out what your shop does not offer. One provider is a row; several are a list.',
      ],
      story: 'ManyProviders',
    },
  ],
  reader: [
    'A `region` with a list; each entry has a heading. Several providers are a list named *Sign-in methods*. *Delete account* is described by its consequence.',
  ],
  words: ['A state is a word: *Set*, *Not connected*, *On since 14 August*.'],
});

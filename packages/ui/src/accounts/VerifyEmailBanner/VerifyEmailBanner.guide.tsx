import { expect } from 'storybook/test';
import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './VerifyEmailBanner.stories.tsx';
import { VerifyEmailBanner } from './VerifyEmailBanner.tsx';

export default defineGuide(stories, {
  lead: 'Asks a signed-in user to verify the email, and sends the e-mail again.',
  use: [
    'below the bar on every page, until the email is verified; `useCoolDown` counts the time between two e-mails',
  ],
  avoid: [
    { when: 'right after registering', instead: 'Feedback/AlertDialog' },
    { when: 'for other news', instead: 'Feedback/Banner' },
  ],
  anatomy: {
    story: 'Sent',
    parts: [
      {
        name: 'Request',
        text: 'Names the address, or *your address* if `email` is `null`.',
        selector: 'p:has(> strong)',
      },
      {
        name: 'Result',
        text: 'Only after `sent`. If sending failed, an alert with `error` replaces it.',
        selector: 'p:has(> strong) + p[role="status"]',
        at: 'end',
      },
      {
        name: 'Resend e-mail',
        text: 'Keeps its name and the focus while `secondsLeft` counts down beside it.',
        selector: 'p:has(> button)',
        at: 'end',
      },
    ],
  },
  wide: true,
  pairs: [
    {
      do: {
        text: 'Name the address: it may be the wrong one.',
        show: <VerifyEmailBanner email="robin@toystore.example" onResend={() => undefined} />,
      },
      dont: {
        text: 'Don’t show it before the account service has answered.',
        show: <VerifyEmailBanner email="" onResend={() => undefined} />,
      },
    },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: 'On Resend e-mail: sends it. The button keeps the focus while it waits.',
      story: 'Default',
      from: (page) => page.getByRole('button', { name: 'Resend e-mail' }),
      expects: ({ args }) => expect(args.onResend).toHaveBeenCalledOnce(),
    },
    {
      keys: ['Tab'],
      does: 'Moves to Resend e-mail, after the bar and before the page.',
      story: 'Default',
      from: (page) => page.getByRole('button', { name: 'Sign out' }),
      focuses: ['Resend e-mail'],
    },
  ],
  reader: ['A `region` *Account notice*. A `status` says the result, not each second of the wait.'],
  words: [
    'What to do, then what was done: *Please verify your email. We sent a link to robin@toystore.example.*',
  ],
});

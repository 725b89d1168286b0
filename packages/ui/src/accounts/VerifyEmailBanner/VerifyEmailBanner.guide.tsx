import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './VerifyEmailBanner.stories.tsx';
import { VerifyEmailBanner } from './VerifyEmailBanner.tsx';

export default defineGuide(stories, {
  lead: 'Asks a signed-in user to verify the email, says whether a link was sent, and sends another one.',
  use: [
    'below the bar on every page, until the email is verified; `useCoolDown` counts the time between two e-mails',
  ],
  avoid: [
    { when: 'right after registering', instead: 'Feedback/AlertDialog' },
    { when: 'for other news', instead: 'Feedback/Banner' },
  ],
  wide: true,
  pairs: [
    {
      do: {
        text: 'Name the address: it may be the wrong one.',
        show: (
          <VerifyEmailBanner
            email="robin@toystore.example"
            sentAt={new Date('2026-11-24T14:05:00Z')}
            onResend={() => undefined}
          />
        ),
      },
      dont: {
        text: 'Don’t show it before the account service has answered.',
        show: <VerifyEmailBanner email="" onResend={() => undefined} />,
      },
    },
    {
      do: {
        text: 'Leave `sentAt` out after a reload: the page does not know.',
        show: <VerifyEmailBanner email="robin@toystore.example" onResend={() => undefined} />,
      },
      dont: {
        text: 'Don’t claim an e-mail that may have failed.',
        show: (
          <VerifyEmailBanner
            email="robin@toystore.example"
            sentAt={new Date('2026-11-24T14:05:00Z')}
            error={{ message: 'Firebase: Error (auth/too-many-requests).' }}
            onResend={() => undefined}
          />
        ),
      },
    },
  ],
  reader: [
    'A `region` *Account notice*. A `status` says the result, not each second of the wait. The button keeps its name and the focus.',
  ],
  words: [
    'What to do, then what is known: *Please verify your email. We sent a link to robin@toystore.example (2:05 PM).*',
  ],
});

import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './TwoStepDialog.stories.tsx';

export default defineGuide(stories, {
  lead: 'Turns on a second step of signing in: a key for an authenticator app, then a code that proves it.',
  use: ['from `AccountSecurity`, after the email was verified'],
  avoid: [
    { when: 'to sign in with a code', instead: 'Forms/CodeForm' },
    { when: 'to turn it off', instead: 'Forms/TurnOffTwoStepDialog' },
  ],
  pairs: [
    {
      do: {
        text: 'Show the key as text, too: a phone cannot scan itself.',
        show: <code>JBSW Y3DP EHPK 3PXP</code>,
      },
      dont: {
        text: 'Don’t leave only the QR code.',
        show: (
          <span role="img" aria-label="QR code">
            ▦
          </span>
        ),
      },
    },
  ],
  reader: [
    '*Step 1 of 2* comes before the title. The QR code is an image whose name says that the key below is the same.',
  ],
  words: ['Say who helps if the phone is lost, before it is.'],
});

import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './Alert.stories.tsx';
import { Alert } from './Alert.tsx';

export default defineGuide(stories, {
  lead: 'Says that the user’s last action failed: what went wrong, and what to do about it.',
  use: [
    'above the form or the button whose action failed',
    'once for an action: a new try removes it',
  ],
  avoid: [
    { when: 'for one field that is wrong', instead: 'Forms/TextField' },
    { when: 'for several fields that are wrong', instead: 'Forms/ErrorSummary' },
    { when: 'for a page that could not be loaded', instead: 'Feedback/PageMessage' },
    { when: 'for news, or for something that succeeded', instead: 'Feedback/Banner' },
  ],
  pairs: [
    {
      do: {
        text: 'Show the message as it was reported, and add one sentence that says what to do.',
        show: (
          <Alert
            message="Firebase: Error (auth/invalid-credential)."
            help="Please check your details for typing mistakes and try again."
          />
        ),
      },
      dont: {
        text: 'Don’t replace it by a sentence that helps neither the shopper nor the support.',
        show: <Alert message="Something went wrong." />,
      },
    },
  ],
  reader: [
    'Its role is `alert`: it is announced at once, when it appears. Do not render it before.',
  ],
  words: [
    '`message` is quoted, not written: the words of the code that reported the error.',
    '`help` is an instruction: *Please check your connection and try again.*',
  ],
});

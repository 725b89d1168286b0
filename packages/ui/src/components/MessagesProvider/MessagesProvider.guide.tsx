import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './MessagesProvider.stories.tsx';

export default defineGuide(stories, {
  lead: 'Shows alerts and status messages for the whole app: a message outlives the page that sent it.',
  use: ['once, around the app; any component calls `useMessages()`'],
  avoid: [
    { when: 'for a message inside a form', instead: 'Feedback/Alert' },
    { when: 'for one dialog that its own page opens', instead: 'Feedback/AlertDialog' },
  ],
  pairs: [
    {
      do: {
        text: 'Send the message with the action, before the page changes.',
        show: <code>{"showStatus('Login successful!'); navigate('/home');"}</code>,
      },
      dont: {
        text: 'Don’t keep it in the page: it is gone with it.',
        show: <code>{'{done && <Toast message="Login successful!" />}'}</code>,
      },
    },
  ],
  reader: [
    'One alert at a time; a status is announced politely, also when the same text comes again.',
  ],
  words: ['The same as in `Toast` and `AlertDialog`.'],
});

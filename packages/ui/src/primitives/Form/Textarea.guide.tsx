import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './Textarea.stories.tsx';
import { Textarea } from './Textarea.tsx';

export default defineGuide(stories, {
  lead: 'A labelled text of several lines.',
  use: ['for a message or a reason in the user’s own words'],
  avoid: [
    { when: 'for one line', instead: 'Forms/TextField' },
    { when: 'if the answers are known', instead: 'Forms/RadioGroup' },
  ],
  anatomy: {
    story: 'Invalid',
    parts: [
      { name: 'Label', text: 'Always visible. It names the field.', selector: 'label' },
      {
        name: 'Box',
        text: 'Four lines, or `rows`. People can drag it higher, not wider.',
        selector: 'textarea',
      },
      { name: 'Error', text: 'From `error`. The outline turns red with it.', selector: 'p' },
      {
        name: 'Hint',
        text: 'From `hint`: what to know before writing. It stays when there is an error.',
        selector: 'p + div',
      },
    ],
  },
  pairs: [
    {
      do: {
        text: 'Say the limit before it is reached.',
        show: <Textarea label="Gift message" hint="Up to 200 characters. It comes on a card." />,
      },
      dont: {
        text: 'Don’t cut the text off: people do not see what is missing.',
        show: <Textarea label="Gift message" maxLength={20} defaultValue="Happy birthday, dear" />,
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the field, and out of it: it types no tab.',
      story: 'Default',
      focuses: ['Gift message'],
    },
  ],
  reader: ['Label, text, then error and hint.'],
  words: ['Ask for one thing: *Gift message*.'],
});

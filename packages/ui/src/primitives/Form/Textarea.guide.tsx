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
  reader: ['Label, text, then error and hint.'],
  words: ['Ask for one thing: *Gift message*.'],
});

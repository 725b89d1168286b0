import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './SubscribeBlock.stories.tsx';
import { SubscribeBlock } from './SubscribeBlock.tsx';

export default defineGuide(stories, {
  lead: 'The coral section with an e-mail field, for a newsletter.',
  use: ['once, as the last section of `main`: the `Footer` joins it without a gap'],
  avoid: [
    { when: 'to open an account', instead: 'Forms/RegisterForm' },
    { when: 'for another form', instead: 'Forms/TextField' },
  ],
  wide: true,
  pairs: [
    {
      do: {
        text: 'Ask for the address alone.',
        show: <SubscribeBlock style={{ width: '100%' }} />,
      },
      dont: {
        text: 'Don’t promise what the button does not do.',
        show: (
          <SubscribeBlock
            style={{ width: '100%' }}
            labels={{ heading: 'Win a bear every week!' }}
          />
        ),
      },
    },
  ],
  reader: [
    'A `region` named by its heading. The field has its label, *Email*; the pictures are decoration.',
  ],
  words: ['The heading says what people get: *Get our newsletter*.'],
});

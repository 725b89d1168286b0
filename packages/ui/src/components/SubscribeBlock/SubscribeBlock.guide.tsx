import { expect } from 'storybook/test';
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
  anatomy: {
    story: 'Default',
    parts: [
      { name: 'Heading', text: '`labels.heading` replaces it.', selector: 'h2' },
      {
        name: 'Email',
        text: 'Keeps what is typed. The message of an invalid address is below it.',
        selector: 'input',
      },
      {
        name: 'Subscribe',
        text: 'Does nothing without `onSubscribe`.',
        selector: 'button',
        at: 'end',
      },
      {
        name: 'Pictures',
        text: 'From `pictures`, three at most; the last one is in front. Decoration.',
        selector: 'div:has(> form) + div',
      },
    ],
  },
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
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the field, then to the button.',
      story: 'Default',
      focuses: ['Email', 'Subscribe'],
    },
    {
      keys: ['Enter'],
      does: 'In the field: subscribes. An incomplete address keeps the focus, with a message.',
      story: 'WithSubscription',
      from: (page) => page.getByRole('textbox'),
      expects: (page) => {
        expect(page.getByRole('textbox')).toHaveFocus();
        expect(page.getByRole('textbox')).toBeInvalid();
      },
    },
  ],
  reader: [
    'A `region` named by its heading. The field has its label, *Email*; the pictures are decoration.',
  ],
  words: ['The heading says what people get: *Get our newsletter*.'],
});

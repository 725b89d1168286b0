import { expect } from 'storybook/test';
import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './CodeField.stories.tsx';
import { CodeField } from './CodeField.tsx';

export default defineGuide(stories, {
  lead: 'A one-time code in a single field, so that it can be pasted and filled in.',
  use: ['for the digits that an app, a message or an e-mail shows'],
  avoid: [
    { when: 'for the whole second step of signing in', instead: 'Forms/CodeForm' },
    { when: 'for a number that counts something', instead: 'Forms/QuantityStepper' },
  ],
  pairs: [
    {
      do: {
        text: 'Keep what was typed, and say how many digits it needs.',
        show: <CodeField label="Code" defaultValue="4829" error="Please enter all 6 digits." />,
      },
      dont: {
        text: 'Don’t empty it: the user would have to read the code again.',
        show: <CodeField label="Code" error="Wrong code." />,
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the field: one stop.', story: 'Default', focuses: ['Code'] },
    {
      keys: ['5'],
      does: 'Types a digit.',
      story: 'Default',
      from: (page) => page.getByRole('textbox'),
      expects: (page) => expect(page.getByRole('textbox')).toHaveValue('5'),
    },
    {
      keys: ['S', 'Space'],
      does: 'Types nothing: only digits are kept.',
      story: 'Default',
      from: (page) => page.getByRole('textbox'),
      expects: (page) => expect(page.getByRole('textbox')).toHaveValue(''),
    },
  ],
  reader: ['*Code, edit text*. It never submits by itself, so that the code can be read back.'],
  words: ['Name where the code comes from in the text above, not in the label.'],
});

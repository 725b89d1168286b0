import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './Field.stories.tsx';
import { Field } from './Field.tsx';

export default defineGuide(stories, {
  lead: 'The common parts of all fields: label, error and hint, connected to an input of your own.',
  use: ['for an input that the kit does not have, such as a date'],
  avoid: [
    { when: 'for text', instead: 'Forms/TextField' },
    { when: 'for a choice', instead: 'Forms/Select' },
    { when: 'for yes or no', instead: 'Forms/Checkbox' },
  ],
  anatomy: {
    story: 'Invalid',
    parts: [
      {
        name: 'Label',
        text: 'From `label`, above the input; `variant="check"` puts it after the input.',
        selector: 'label',
      },
      {
        name: 'Input',
        text: 'Your own, from `children`. The box around it belongs to the field.',
        selector: 'input',
      },
      {
        name: 'Error',
        text: 'From `error`. `invalid` marks the input without a message, if that is elsewhere.',
        selector: 'p',
      },
      { name: 'Hint', text: 'From `hint`. It stays when there is an error.', selector: 'p + div' },
    ],
  },
  pairs: [
    {
      do: {
        text: 'Spread what it passes onto the input: id and descriptions connect the parts.',
        show: (
          <Field label="Birthday" hint="We send a balloon.">
            {(input) => <input type="date" {...input} />}
          </Field>
        ),
      },
      dont: {
        text: 'Don’t leave it out: the label names nothing.',
        show: (
          <Field label="Birthday" hint="We send a balloon.">
            {() => <input type="date" />}
          </Field>
        ),
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the input, here to the first part of a date.',
      story: 'Default',
      focuses: ['Birthday'],
    },
  ],
  reader: ['What the input is, with the label as its name, and error and hint as its description.'],
  words: ['As in every field: a noun as the label, an instruction as the message.'],
});

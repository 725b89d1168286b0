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
  reader: ['What the input is, with the label as its name, and error and hint as its description.'],
  words: ['As in every field: a noun as the label, an instruction as the message.'],
});

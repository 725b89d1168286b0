import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './TextField.stories.tsx';
import { TextField } from './TextField.tsx';

export default defineGuide(stories, {
  lead: 'A labelled line of text, with help below it and a message if it is wrong.',
  use: [
    'for a name, an address, a URL, anything short that people type',
    '`trailing` for a unit or a toggle inside the box',
  ],
  avoid: [
    { when: 'for several lines', instead: 'Forms/Textarea' },
    { when: 'for a password', instead: 'Forms/PasswordField' },
    { when: 'for a code', instead: 'Forms/CodeField' },
    { when: 'for a count', instead: 'Forms/QuantityStepper' },
    { when: 'to search toys', instead: 'Toys/SearchBox' },
  ],
  anatomy: {
    story: 'Invalid',
    parts: [
      { name: 'Label', text: 'Always visible. It names the field.', selector: 'label' },
      {
        name: 'Box',
        text: 'As high as a thumb. Its outline turns red if the field is wrong.',
        selector: 'input',
      },
      {
        name: 'Error',
        text: 'The message describes the field. It replaces nothing: the hint stays.',
        selector: 'p',
      },
      { name: 'Hint', text: 'Help that is needed before typing.', selector: 'p + div' },
    ],
  },
  pairs: [
    {
      do: {
        text: 'Put help below the field, where it stays.',
        show: <TextField label="Email" hint="We write once, to prove the address." />,
      },
      dont: {
        text: 'Don’t put it into the placeholder: it is gone with the first character.',
        show: <TextField label="Email" placeholder="We write once" />,
      },
    },
    {
      do: {
        text: 'Say what to enter.',
        show: <TextField label="Email" error="Please enter your email." />,
      },
      dont: {
        text: 'Don’t say only that it is wrong.',
        show: <TextField label="Email" error="Invalid" />,
      },
    },
  ],
  reader: [
    'Label, value, then error and hint as its description. With an error it is *invalid entry*.',
  ],
  measures: [
    '54 px high (`--ts-target-field`), and as wide as its container: put it into a narrower one for a short answer.',
    'In little room label, error and hint wrap above and below the box.',
  ],
  words: [
    'A label is a noun without a colon: *Email*.',
    'A message is an instruction: *Please enter your email.*',
    'Say *optional* in the label, and nothing for what is required.',
  ],
});

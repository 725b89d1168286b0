import { expect } from 'storybook/test';
import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './Select.stories.tsx';
import { Select } from './Select.tsx';

export default defineGuide(stories, {
  lead: 'A labelled choice of one option: the browser’s own select.',
  use: ['for five or more options, or where room is scarce'],
  avoid: [
    { when: 'for a few that people compare', instead: 'Forms/RadioGroup' },
    { when: 'for a toy', instead: 'Toys/SearchBox' },
    { when: 'for actions', instead: 'Navigation/Menu' },
  ],
  anatomy: {
    story: 'Invalid',
    parts: [
      { name: 'Label', text: 'Always visible. It names the select.', selector: 'label' },
      {
        name: 'Box',
        text: 'The browser’s own select: a phone opens its own list. A long option is cut off with an ellipsis.',
        selector: 'select',
      },
      { name: 'Error', text: 'From `error`. The outline turns red with it.', selector: 'p' },
      { name: 'Hint', text: 'From `hint`. It stays when there is an error.', selector: 'p + div' },
    ],
  },
  pairs: [
    {
      do: {
        text: 'Begin with the choice that fits most people.',
        show: (
          <Select
            label="Sort by"
            options={[
              { value: 'featured', label: 'Featured' },
              { value: 'price', label: 'Price, low to high' },
            ]}
          />
        ),
      },
      dont: {
        text: 'Don’t make the first option a label.',
        show: (
          <Select
            label="Sort by"
            options={[
              { value: 'none', label: 'Please choose …' },
              { value: 'price', label: 'Price, low to high' },
            ]}
          />
        ),
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the field.', story: 'Default', focuses: ['Sort by'] },
    {
      keys: ['End'],
      does: 'Chooses the last option. Arrow keys and first letters work as in every select of the browser.',
      story: 'Default',
      from: (page) => page.getByRole('combobox'),
      expects: (page) => expect(page.getByRole('combobox')).toHaveValue('rating'),
    },
  ],
  reader: ['*Sort by, combo box, Price, low to high*, then error and hint.'],
  words: ['Options begin with the word that differs: *Price, low to high*.'],
});

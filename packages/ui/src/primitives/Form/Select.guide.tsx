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
  reader: ['*Sort by, combo box, Price, low to high*, then error and hint.'],
  measures: [
    '54 px high (`--ts-target-field`), and as wide as its container.',
    'A long option is cut off in the closed field, and complete in the browser’s list.',
  ],
  words: ['Options begin with the word that differs: *Price, low to high*.'],
});

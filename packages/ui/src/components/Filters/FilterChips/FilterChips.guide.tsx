import { expect } from 'storybook/test';
import { defineGuide } from '../../../foundations/guide/defineGuide.ts';
import * as stories from './FilterChips.stories.tsx';
import { FilterChips } from './FilterChips.tsx';

export default defineGuide(stories, {
  lead: 'The selected filters, each with a button that removes it.',
  use: ['above the toys, so that people see why some are missing'],
  avoid: [
    { when: 'to choose filters', instead: 'Filters/FilterGroup' },
    { when: 'for the tags of a toy: `badges`', instead: 'Toys/ToyCard' },
  ],
  anatomy: {
    story: 'Default',
    parts: [
      {
        name: 'Chip',
        text: 'One for each of `filters`. The whole chip is the button, not only its cross.',
        selector: 'fieldset > button:first-child',
      },
      {
        name: 'Clear all',
        text: 'Only with `onClear`: leave it out where another button clears them.',
        selector: 'fieldset > button:last-child',
        at: 'end',
      },
    ],
  },
  pairs: [
    {
      do: {
        text: 'A label that makes sense alone.',
        show: (
          <FilterChips filters={[{ id: 'max', label: 'Up to $25' }]} onRemove={() => undefined} />
        ),
      },
      dont: {
        text: 'Don’t repeat only the value.',
        show: <FilterChips filters={[{ id: 'max', label: '25' }]} onRemove={() => undefined} />,
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through the filters, then to Clear all.',
      story: 'Default',
      focuses: [
        'Remove filter: Up to $25',
        'Remove filter: Rating 4 and up',
        'Remove filter: In stock only',
        'Clear all',
      ],
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Removes the filter. The focus moves to the next one.',
      story: 'Default',
      from: (page) => page.getByRole('button', { name: 'Remove filter: Up to $25' }),
      expects: (page) =>
        expect(page.getByRole('button', { name: 'Remove filter: Rating 4 and up' })).toHaveFocus(),
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On Clear all: removes all. The focus moves to the heading of the list.',
      story: 'Default',
      from: (page) => page.getByRole('button', { name: 'Clear all' }),
      expects: (page) => expect(page.getByRole('heading', { name: 'Toys' })).toHaveFocus(),
    },
  ],
  reader: ['A group named *Selected filters*; each button is *Remove filter: Up to $25*.'],
  words: ['Short, and with the unit: *Up to $25*, *Rating 4 and up*.'],
});

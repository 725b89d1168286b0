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
  reader: [
    'A group named *Selected filters*; each button is *Remove filter: Up to $25*. Then the next one has the focus, after *Clear all* the list’s heading.',
  ],
  words: ['Short, and with the unit: *Up to $25*, *Rating 4 and up*.'],
});

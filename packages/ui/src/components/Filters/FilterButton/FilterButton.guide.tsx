import { defineGuide } from '../../../foundations/guide/defineGuide.ts';
import * as stories from './FilterButton.stories.tsx';
import { FilterButton } from './FilterButton.tsx';

export default defineGuide(stories, {
  lead: 'Opens the filters, and shows how many are selected.',
  use: ['where there is no room for a `FilterPanel`: it opens a `FilterSheet`'],
  avoid: [
    { when: 'where the filters fit beside the toys', instead: 'Filters/FilterPanel' },
    { when: 'to remove a filter', instead: 'Filters/FilterChips' },
  ],
  pairs: [
    {
      do: { text: 'Count what is selected.', show: <FilterButton count={3} /> },
      dont: {
        text: 'Don’t count the toys that are left: the heading does.',
        show: <FilterButton count={48} />,
      },
    },
  ],
  reader: ['*Filter and sort, button, opens dialog, 3 selected*.'],
  words: ['The name is that of the sheet it opens.'],
});

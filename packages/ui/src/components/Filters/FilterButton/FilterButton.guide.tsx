import { expect } from 'storybook/test';
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
  anatomy: {
    story: 'Playground',
    layout: 'beside',
    parts: [
      {
        name: 'Button',
        text: 'Its words never change. In a narrow window, beside a search box, it has no icon.',
        selector: 'button',
      },
      {
        name: 'Count',
        text: 'From `count`. Absent at 0. It is not part of the name, but describes the button.',
        selector: 'button svg ~ span[data-count]',
        at: 'end',
      },
    ],
  },
  pairs: [
    {
      do: { text: 'Count what is selected.', show: <FilterButton count={3} /> },
      dont: {
        text: 'Don’t count the toys that are left: the heading does.',
        show: <FilterButton count={48} />,
      },
    },
  ],
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the button.', story: 'Default', focuses: ['Filter and sort'] },
    {
      keys: ['Enter', 'Space'],
      does: 'Opens the filters.',
      story: 'Default',
      from: (page) => page.getByRole('button'),
      expects: ({ args }) => expect(args.onClick).toHaveBeenCalledOnce(),
    },
  ],
  reader: ['*Filter and sort, button, opens dialog, 3 selected*.'],
  words: ['The name is that of the sheet it opens.'],
});

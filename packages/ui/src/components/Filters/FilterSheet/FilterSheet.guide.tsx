import { expect } from 'storybook/test';
import { defineGuide } from '../../../foundations/guide/defineGuide.ts';
import { Button } from '../../../primitives/Button/Button.tsx';
import * as stories from './FilterSheet.stories.tsx';

export default defineGuide(stories, {
  lead: 'The filters of a list, in a sheet at the bottom of a narrow window.',
  use: ['where a `FilterPanel` does not fit; a `FilterButton` opens it'],
  avoid: [
    { when: 'in a wide window', instead: 'Filters/FilterPanel' },
    { when: 'for another task', instead: 'Primitives/Dialog' },
  ],
  pairs: [
    {
      do: {
        text: 'Say how many toys the button leads to.',
        show: <Button variant="primary">Show 12 toys</Button>,
      },
      dont: {
        text: 'Don’t leave people guessing.',
        show: <Button variant="primary">Apply</Button>,
      },
    },
  ],
  keyboard: [
    {
      keys: ['Shift + Tab'],
      does: 'From the close button: goes round to the buttons at the foot.',
      story: 'Default',
      from: (page) => page.findByRole('button', { name: 'Close filters' }),
      focuses: ['Show 12 toys', 'Clear all'],
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On Clear all: removes all filters. The sheet stays open.',
      story: 'Default',
      from: (page) => page.findByRole('button', { name: 'Clear all' }),
      expects: ({ args }) => {
        expect(args.onClear).toHaveBeenCalledOnce();
        expect(args.onClose).not.toHaveBeenCalled();
      },
    },
    {
      keys: ['Escape'],
      does: 'Closes it; what was chosen stays.',
      story: 'Default',
      from: (page) => page.findByRole('button', { name: 'Close filters' }),
      expects: ({ args }) => expect(args.onClose).toHaveBeenCalledOnce(),
    },
  ],
  reader: ['A `dialog` named *Filter and sort*. The number of toys is announced when it changes.'],
  words: ['The button at the foot counts: *Show 12 toys*.'],
});

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
  reader: ['A `dialog` named *Filter and sort*. The number of toys is announced when it changes.'],
  words: ['The button at the foot counts: *Show 12 toys*.'],
});

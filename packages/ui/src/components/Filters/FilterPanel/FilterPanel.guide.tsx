import { defineGuide } from '../../../foundations/guide/defineGuide.ts';
import { FilterGroup } from '../FilterGroup/FilterGroup.tsx';
import * as stories from './FilterPanel.stories.tsx';
import { FilterPanel } from './FilterPanel.tsx';

const stock = (
  <FilterGroup
    legend="Only"
    type="multiple"
    options={[{ value: 'stock', label: 'In stock only' }]}
  />
);

export default defineGuide(stories, {
  lead: 'The filters of a list, beside it.',
  use: ['beside a list in a wide window; it stays in view while the list scrolls'],
  avoid: [
    { when: 'in a narrow window', instead: 'Filters/FilterSheet' },
    { when: 'for a single choice above the list', instead: 'Forms/Select' },
  ],
  anatomy: {
    story: 'Default',
    layout: 'beside',
    parts: [
      {
        name: 'Title',
        text: 'Names the panel. `labels.title` replaces it.',
        selector: 'section > h2',
      },
      {
        name: 'Sorting',
        text: 'A `Select`, first because it is used most. It hides no toys.',
        selector: 'section > h2 + div > div',
      },
      {
        name: 'Filter',
        text: 'Each of the children is one: a `FilterGroup` or `RangeFields`, with a hairline between two.',
        selector: 'section > h2 + div > fieldset:nth-of-type(2)',
      },
      {
        name: 'Yes or no',
        text: 'A group of one option, with `legendHidden`: its label says it all.',
        selector: 'section > h2 + div > fieldset:nth-of-type(3)',
      },
    ],
  },
  pairs: [
    {
      do: { text: 'Apply each change at once.', show: <FilterPanel>{stock}</FilterPanel> },
      dont: {
        text: 'Don’t add a button to apply them: the list is right beside.',
        show: (
          <FilterPanel>
            {stock}
            <button type="button">Apply</button>
          </FilterPanel>
        ),
      },
    },
  ],
  reader: ['A `region` named by its heading: *Filter and sort*.'],
  words: ['The groups in the order of their use: sorting, price, rating, then the rest.'],
});

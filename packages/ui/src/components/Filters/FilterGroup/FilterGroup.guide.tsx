import { defineGuide } from '../../../foundations/guide/defineGuide.ts';
import * as stories from './FilterGroup.stories.tsx';
import { FilterGroup } from './FilterGroup.tsx';

export default defineGuide(stories, {
  lead: 'The choices of one filter, each with the number of matching toys.',
  use: [
    '`multiple` for what may be combined: sellers',
    '`single` for what excludes each other: a lowest rating',
  ],
  avoid: [
    { when: 'for a price', instead: 'Filters/RangeFields' },
    { when: 'in a form, for one of a few options', instead: 'Forms/RadioGroup' },
    { when: 'in a form, for one consent or setting', instead: 'Forms/Checkbox' },
  ],
  anatomy: {
    story: 'Default',
    layout: 'beside',
    parts: [
      {
        name: 'Legend',
        text: 'Names the group. `legendHidden` hides it from sight only.',
        selector: 'legend',
      },
      {
        name: 'Choice',
        text: 'A checkbox, or a radio button with `type="single"`. The whole row is the target.',
        selector: 'legend + div > div:first-child input',
      },
      {
        name: 'Count',
        text: 'How many toys match: the option’s `count`. Absent without it.',
        selector: 'legend + div > div:first-child > span',
        at: 'end',
      },
      {
        name: 'Show all',
        text: 'If there are more than `shown`, 5 by default. A chosen option is never hidden.',
        selector: 'legend + div > button',
      },
    ],
  },
  pairs: [
    {
      do: {
        text: 'Keep a choice without toys: it shows 0, and nothing moves.',
        show: (
          <FilterGroup
            legend="Seller"
            type="multiple"
            options={[
              { value: 'pine', label: 'Pinwheel & Pine', count: 12 },
              { value: 'yard', label: 'Marigold Yard', count: 0 },
            ]}
          />
        ),
      },
      dont: {
        text: 'Don’t show a hundred: the first five, and a button for the others.',
        show: (
          <FilterGroup
            legend="Seller"
            type="multiple"
            shown={30}
            options={Array.from({ length: 20 }, (_, index) => ({
              value: `${index}`,
              label: `Seller ${index + 1}`,
              count: 1,
            }))}
          />
        ),
      },
    },
  ],
  reader: ['*Seller, group; Pinwheel & Pine, checkbox, checked, 12 toys*.'],
  words: ['The legend is the property, the choices its values: *Seller*, *Marigold Yard*.'],
});

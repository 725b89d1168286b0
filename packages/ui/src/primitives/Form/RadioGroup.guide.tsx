import { expect } from 'storybook/test';
import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './RadioGroup.stories.tsx';
import { RadioGroup } from './RadioGroup.tsx';

export default defineGuide(stories, {
  lead: 'One of a few choices, all of them visible, each with room for a hint.',
  use: ['for two to six choices that people compare'],
  avoid: [
    { when: 'for many, or where there is no room', instead: 'Forms/Select' },
    { when: 'for two or three single words', instead: 'Forms/SegmentedControl' },
    { when: 'for several at once', instead: 'Forms/Checkbox' },
  ],
  pairs: [
    {
      do: {
        text: 'Say in the hint what sets a choice apart.',
        show: (
          <RadioGroup
            legend="Delivery"
            defaultValue="home"
            options={[
              { value: 'home', label: 'To your home', hint: 'Two to three days.' },
              { value: 'shop', label: 'To a shop near you', hint: 'Tomorrow.' },
            ]}
          />
        ),
      },
      dont: {
        text: 'Don’t offer yes and no: that is a checkbox.',
        show: (
          <RadioGroup
            legend="Deliver to a shop?"
            options={[
              { value: 'yes', label: 'Yes' },
              { value: 'no', label: 'No' },
            ]}
          />
        ),
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the chosen option: one stop for the group.',
      story: 'Default',
      focuses: ['To your home'],
    },
    {
      keys: ['Down Arrow', 'Right Arrow', 'Up Arrow', 'Left Arrow'],
      does: 'Choose the next or the previous option, skip disabled ones, and go round.',
      story: 'Default',
      from: (page) => page.getByRole('radio', { name: 'To your home' }),
      expects: (page) => {
        const shop = page.getByRole('radio', { name: 'To a shop near you' });
        expect(shop).toBeChecked();
        expect(shop).toHaveFocus();
      },
    },
  ],
  reader: [
    '*Delivery, group; To your home, radio button, checked, 1 of 3, Two to three days.* An error describes the group.',
  ],
  words: ['The legend is a noun, each option answers it.'],
});

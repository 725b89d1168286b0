import { expect } from 'storybook/test';
import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './Tabs.stories.tsx';
import { Tabs } from './Tabs.tsx';

export default defineGuide(stories, {
  lead: 'Panels that share one place, and a row of tabs to switch between them.',
  use: ['for two to five views of the same thing, of which a person needs one at a time'],
  avoid: [
    { when: 'to move between pages', instead: 'Navigation/NavBar' },
    { when: 'to choose a value', instead: 'Forms/SegmentedControl' },
    { when: 'for what people compare, or read in order', instead: 'Primitives/Section' },
  ],
  anatomy: {
    story: 'Default',
    parts: [
      {
        name: 'Tab list',
        text: 'Named by `label`. One tab is always selected.',
        selector: '[role="tablist"]',
      },
      {
        name: 'Tab',
        text: 'One stop for all of them: arrow keys move inside.',
        selector: '[role="tab"]',
      },
      {
        name: 'Panel',
        text: 'Only the one on show is rendered.',
        selector: '[role="tabpanel"]:not([hidden])',
      },
    ],
  },
  pairs: [
    {
      do: {
        text: 'One word a tab.',
        show: (
          <Tabs
            label="About this toy"
            items={[
              { value: 'story', label: 'Story', content: 'Found in a basket.' },
              { value: 'care', label: 'Care', content: 'Wash at 30 °C.' },
            ]}
          />
        ),
      },
      dont: {
        text: 'Don’t hide the price, or anything else that everybody needs, behind a tab.',
        show: (
          <Tabs
            label="About this toy"
            items={[
              { value: 'story', label: 'Story', content: 'Found in a basket.' },
              { value: 'price', label: 'Price', content: '$34.95' },
            ]}
          />
        ),
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the selected tab, then into its panel.',
      story: 'Default',
      focuses: ['Story', 'Story'],
    },
    {
      keys: ['Right Arrow', 'Left Arrow', 'End'],
      does: 'Select the next, the previous, the last tab, and skip disabled ones; they go round.',
      story: 'Default',
      from: (page) => page.getByRole('tab', { name: 'Story' }),
      expects: (page, key) => {
        const tab = page.getByRole('tab', { name: key === 'Right Arrow' ? 'Care' : 'Delivery' });
        expect(tab).toHaveFocus();
        expect(tab).toHaveAttribute('aria-selected', 'true');
      },
    },
    {
      keys: ['Home'],
      does: 'Selects the first tab.',
      story: 'Default',
      from: (page) => page.getByRole('tab', { name: 'Delivery' }),
      expects: (page) => expect(page.getByRole('tab', { name: 'Story' })).toHaveFocus(),
    },
  ],
  reader: ['*Story, tab, selected, 1 of 4*. The panel has the name of its tab.'],
  words: ['Nouns: *Story*, *Care*, *Delivery*.'],
});

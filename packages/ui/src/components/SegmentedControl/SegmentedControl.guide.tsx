import { expect } from 'storybook/test';
import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './SegmentedControl.stories.tsx';
import { SegmentedControl } from './SegmentedControl.tsx';

const option = (value: string) => ({ value, label: value });

export default defineGuide(stories, {
  lead: 'One of a few choices, side by side in one pill.',
  use: ['for two to four short choices that apply at once', '`variant="night"` in the footer'],
  avoid: [
    { when: 'for choices that need an explanation', instead: 'Forms/RadioGroup' },
    { when: 'for many', instead: 'Forms/Select' },
    { when: 'for on and off', instead: 'Forms/Switch' },
    { when: 'to switch between panels', instead: 'Navigation/Tabs' },
  ],
  pairs: [
    {
      do: {
        text: 'One word each.',
        show: (
          <SegmentedControl
            legend="Theme"
            options={['System', 'Light', 'Dark'].map(option)}
            defaultValue="System"
          />
        ),
      },
      dont: {
        text: 'Don’t write sentences: they wrap.',
        show: (
          <SegmentedControl
            legend="Theme"
            options={['Use what my system says', 'Always use light colours'].map(option)}
          />
        ),
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the chosen one: one stop.',
      story: 'Default',
      focuses: ['System'],
    },
    {
      keys: ['Right Arrow', 'Left Arrow'],
      does: 'Choose the next or the previous one, and go round.',
      story: 'Default',
      from: (page) => page.getByRole('radio', { name: 'System' }),
      expects: (page, key) =>
        expect(
          page.getByRole('radio', { name: key === 'Right Arrow' ? 'Light' : 'Dark' }),
        ).toBeChecked(),
    },
  ],
  reader: ['A group of radio buttons: *Theme, group; System, radio button, checked, 1 of 3*.'],
  words: ['Words of the same kind: *System*, *Light*, *Dark*.'],
});

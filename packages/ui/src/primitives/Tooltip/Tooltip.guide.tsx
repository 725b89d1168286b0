import { Gift } from 'lucide-react';
import { expect } from 'storybook/test';
import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import { IconButton } from '../Button/Button.tsx';
import * as stories from './Tooltip.stories.tsx';
import { Tooltip } from './Tooltip.tsx';

const gift = (
  <IconButton aria-label="Gift wrap">
    <Gift aria-hidden="true" />
  </IconButton>
);

export default defineGuide(stories, {
  lead: 'A few words about an element while it is hovered or focused.',
  use: ['for a detail that helps, and that is not missed on a touch screen'],
  avoid: [
    { when: 'for what people need: a hint below the field', instead: 'Forms/TextField' },
    { when: 'for the name of an icon: `aria-label`', instead: 'Primitives/IconButton' },
    { when: 'for links or buttons', instead: 'Navigation/Menu' },
  ],
  pairs: [
    {
      do: { text: 'Add a detail.', show: <Tooltip content="In paper with stars">{gift}</Tooltip> },
      dont: { text: 'Don’t repeat the name.', show: <Tooltip content="Gift wrap">{gift}</Tooltip> },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the element, and shows the words.',
      story: 'Default',
      expects: (page) => expect(page.getByRole('tooltip')).toHaveTextContent('In paper with stars'),
    },
    {
      keys: ['Escape'],
      does: 'Hides them. The element keeps the focus.',
      story: 'Default',
      from: async (page) => {
        const button = page.getByRole('button', { name: 'Gift wrap' });
        button.focus();
        await page.findByRole('tooltip');
        return button;
      },
      expects: (page) => {
        expect(page.queryByRole('tooltip')).toBeNull();
        expect(page.getByRole('button', { name: 'Gift wrap' })).toHaveFocus();
      },
    },
  ],
  reader: ['The words describe the element: *Gift wrap, button, In paper with stars*.'],
  words: ['At most a line, without a full stop.'],
});

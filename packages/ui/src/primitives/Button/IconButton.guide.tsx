import { Heart } from 'lucide-react';
import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import { Button, IconButton } from './Button.tsx';
import * as stories from './IconButton.stories.tsx';

const heart = <Heart aria-hidden="true" />;

export default defineGuide(stories, {
  lead: 'A round button that shows one icon.',
  use: [
    'where the icon is well known: close, remove, save, search',
    'where there are many, such as one on each card',
  ],
  avoid: [
    { when: 'for a main action, which deserves a word', instead: 'Primitives/Button' },
    { when: 'to mark a toy', instead: 'Toys/SaveButton' },
  ],
  pairs: [
    {
      do: {
        text: 'Take an icon that needs no explanation.',
        show: <IconButton aria-label="Save this toy">{heart}</IconButton>,
      },
      dont: {
        text: 'Don’t put words into it: they have no room.',
        show: <IconButton aria-label="Save this toy">Save</IconButton>,
      },
    },
    {
      do: {
        text: 'Give an action that is new or rare its word.',
        show: <Button>Wrap it as a gift</Button>,
      },
      dont: {
        text: 'Don’t leave its meaning to a tooltip: touch screens show none.',
        show: (
          <IconButton aria-label="Wrap it as a gift" title="Wrap it as a gift">
            {heart}
          </IconButton>
        ),
      },
    },
  ],
  reader: [
    'A button with `aria-label` as its name; the icon is hidden.',
    'While `loading` a spinner replaces the icon, and the button is *busy*.',
  ],
  words: ['The label is the action, with its object: *Save Bramble the Honey Bear*, not *Heart*.'],
});

import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './SaveButton.stories.tsx';
import { SaveButton } from './SaveButton.tsx';

const button = { name: 'Bramble the Honey Bear', onPressedChange: () => undefined };

export default defineGuide(stories, {
  lead: 'A heart that saves a toy for later.',
  use: ['`m` on a card’s picture, as its `action`; `l` beside a page’s main action'],
  avoid: [
    { when: 'to put a toy into the cart', instead: 'Primitives/Button' },
    { when: 'for a setting', instead: 'Forms/Switch' },
  ],
  pairs: [
    {
      do: {
        text: 'Fill the heart when the toy is saved. The name stays.',
        show: <SaveButton {...button} pressed />,
      },
      dont: {
        text: 'Don’t change the name as well: *Remove, pressed* means its opposite.',
        show: <SaveButton {...button} pressed labels={{ save: ({ name }) => `Remove ${name}` }} />,
      },
    },
  ],
  reader: ['*Save Bramble the Honey Bear, toggle button, pressed*.'],
  words: ['The name has the toy: a page has many hearts.'],
});

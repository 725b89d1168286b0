import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './VisuallyHidden.stories.tsx';
import { VisuallyHidden } from './VisuallyHidden.tsx';

export default defineGuide(stories, {
  lead: 'Text for screen readers that takes no space on screen.',
  use: [
    'where sighted people see from the layout what a word must say',
    '`as` for a heading or a label that the design leaves out',
  ],
  avoid: [
    { when: 'for the name of a control: `aria-label`', instead: 'Primitives/IconButton' },
    { when: 'for what everybody should read', instead: 'visible text' },
  ],
  pairs: [
    {
      do: {
        text: 'Add the word that the design shows.',
        show: (
          <p>
            <VisuallyHidden>Price: </VisuallyHidden>
            <b>$34.95</b>
          </p>
        ),
      },
      dont: {
        text: 'Don’t explain the page: it is read every time, and cannot be skipped.',
        show: (
          <p>
            <VisuallyHidden>The following number is the price of the toy above. </VisuallyHidden>
            <b>$34.95</b>
          </p>
        ),
      },
    },
  ],
  reader: ['The text, in its place in the document.'],
  words: ['A word or two, with the punctuation that makes a pause: *Price:*'],
});

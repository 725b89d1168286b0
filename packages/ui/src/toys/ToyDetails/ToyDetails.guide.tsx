import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import { SafetyWarnings } from '../SafetyWarnings/SafetyWarnings.tsx';
import * as stories from './ToyDetails.stories.tsx';

export default defineGuide(stories, {
  lead: 'All data of a toy, as its own page. What may stop a purchase comes before its button.',
  use: [
    'as the content of a toy’s page; its heading takes the focus after a navigation',
    '`ToyDetailsSkeleton` while it loads',
  ],
  avoid: [
    { when: 'in a list', instead: 'Toys/ToyCard' },
    { when: 'for a toy that does not exist', instead: 'Feedback/PageMessage' },
  ],
  anatomy: {
    story: 'Default',
    parts: [
      { name: 'Way back', text: 'A link to `backHref`.', selector: 'article a' },
      {
        name: 'Picture',
        text: 'In a scalloped frame, or a `Gallery` if there are several.',
        selector: 'picture',
      },
      { name: 'Name', text: 'The heading of level 1.', selector: 'h1' },
      { name: 'Facts', text: 'Rating, quantity, seller: terms and definitions.', selector: 'dl' },
      {
        name: 'Add to cart',
        text: 'The main action. Out of stock, it is disabled, beside the words. Once a phone’s page has scrolled past it, a bar at the bottom has price and button.',
        selector: 'button',
      },
      {
        name: 'Description',
        text: 'A section of its own; on wide windows its first sentence is also at the top.',
        selector: 'section',
      },
    ],
  },
  pairs: [
    {
      do: {
        text: 'Show every warning before the button: the whole sentence, as the law has it.',
        show: (
          <SafetyWarnings
            groups={[['Warning. Not suitable for children under 36 months. Small parts.']]}
          />
        ),
      },
      dont: {
        text: 'Don’t shorten or reword it, or leave it to the description, which few read to its end.',
        show: <p>… and by the way, it has small parts.</p>,
      },
    },
  ],
  reader: ['An `article` named by the toy. Facts are read with their terms: *Rating, 4.9*.'],
  words: ['The first sentence of a description can be read alone.'],
});

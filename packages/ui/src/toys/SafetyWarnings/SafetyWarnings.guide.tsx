import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './SafetyWarnings.stories.tsx';
import { SafetyWarnings } from './SafetyWarnings.tsx';

const smallParts = 'WARNING: CHOKING HAZARD—Small parts. Not for children under 3 yrs.';

export default defineGuide(stories, {
  lead: 'What a person should know of a toy’s hazards before buying it.',
  use: [
    'before the button that puts the toy into the cart, whole and open (16 CFR 1500.20; Regulation (EU) 2023/988)',
  ],
  avoid: [
    { when: 'for advice that is not a legal warning: the description', instead: 'Toys/ToyDetails' },
    { when: 'for an error', instead: 'Feedback/Alert' },
  ],
  anatomy: {
    story: 'Default',
    parts: [
      {
        name: 'Alert symbol',
        text: 'As 16 CFR 1500.19(d) draws it, with the same colours in both themes. Only beside the first group.',
        selector: 'section svg',
      },
      {
        name: 'Warning',
        text: 'One sentence or more from `groups`, quoted whole.',
        selector: 'section > div:first-child p',
        at: 'end',
      },
      {
        name: 'Next group',
        text: 'Below a line, such as the warnings of another law. Without any group nothing is shown.',
        selector: 'section > div:last-child',
        at: 'end',
      },
    ],
  },
  pairs: [
    {
      do: {
        text: 'The whole sentence, as the law has it.',
        show: <SafetyWarnings groups={[[smallParts]]} />,
      },
      dont: {
        text: 'Don’t shorten, fold or reword it.',
        show: <SafetyWarnings groups={[['Small parts. Read more']]} />,
      },
    },
  ],
  keyboard: 'none',
  reader: [
    'A `region` *Safety warnings*. The alert symbol is hidden: the word *WARNING* says the same.',
  ],
  words: ['None of your own: warnings are quoted.'],
});

import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import { LoadingStatus } from '../../primitives/Loading/Loading.tsx';
import * as stories from './SliderSkeleton.stories.tsx';
import { SliderSkeleton } from './SliderSkeleton.tsx';

export default defineGuide(stories, {
  lead: 'Takes the place of a `Slider` whose toys are loading: the same boxes, so that nothing moves.',
  use: ['in the `Hero`, until the toys are there'],
  avoid: [
    { when: 'when they could not be loaded', instead: 'Feedback/HeroMessage' },
    { when: 'for cards: `ToyGridSkeleton`', instead: 'Toys/ToyGrid' },
  ],
  wide: true,
  pairs: [
    {
      do: { text: 'The same place, the same size.', show: <SliderSkeleton /> },
      dont: {
        text: 'Don’t show a line that grows into a slider: the page jumps.',
        show: <LoadingStatus>Loading toys…</LoadingStatus>,
      },
    },
  ],
  reader: ['A `status`: *Loading toys…* The boxes are hidden.'],
  words: ['Name what is loading.'],
});

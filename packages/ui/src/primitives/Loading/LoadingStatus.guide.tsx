import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './Loading.stories.tsx';
import { LoadingStatus, Skeleton } from './Loading.tsx';

export default defineGuide(stories, {
  lead: 'Says what is loading, beside a spinner. `Skeleton` is the grey shape of what comes.',
  use: [
    'once for all that loads in one place',
    'with skeletons of the exact size of what comes, so that nothing moves',
  ],
  avoid: [
    { when: 'while a button’s action runs: its `loading`', instead: 'Primitives/Button' },
    { when: 'for toys: `ToyCardSkeleton`', instead: 'Toys/ToyCard' },
    { when: 'for what is ready within 0.3 s', instead: 'nothing' },
  ],
  pairs: [
    {
      do: {
        text: 'One sentence, and shapes of the right size.',
        show: (
          <div style={{ width: '100%' }}>
            <LoadingStatus>Loading toys…</LoadingStatus>
            <Skeleton style={{ height: '3rem' }} />
          </div>
        ),
      },
      dont: {
        text: 'Don’t announce each part: five messages say no more than one.',
        show: (
          <div>
            <LoadingStatus>Loading picture…</LoadingStatus>
            <LoadingStatus>Loading name…</LoadingStatus>
            <LoadingStatus>Loading price…</LoadingStatus>
          </div>
        ),
      },
    },
  ],
  reader: ['A `status`: announced politely. Skeletons are hidden.'],
  words: ['Name what is loading: *Loading toys…*'],
});

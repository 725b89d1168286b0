import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import { LoadingStatus } from './Loading.tsx';
import * as stories from './Spinner.stories.tsx';
import { Spinner } from './Spinner.tsx';

export default defineGuide(stories, {
  lead: 'A wheel that turns while something loads. It is decoration: a text or `aria-busy` says what.',
  use: ['inside a component of your own that has a loading state'],
  avoid: [
    { when: 'with a text beside it', instead: 'Feedback/LoadingStatus' },
    { when: 'in a button: its `loading`', instead: 'Primitives/Button' },
  ],
  pairs: [
    {
      do: { text: 'Say what is loading.', show: <LoadingStatus>Loading toys…</LoadingStatus> },
      dont: { text: 'Don’t leave it alone: a screen reader hears nothing.', show: <Spinner /> },
    },
  ],
  reader: ['Nothing: it is hidden.'],
  words: [],
});

import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import { PageMessage } from '../Messages/PageMessage.tsx';
import * as stories from './NotFound.stories.tsx';
import { NotFound } from './NotFound.tsx';

export default defineGuide(stories, {
  lead: 'The page for an unknown address.',
  use: ['for every address that no route matches'],
  avoid: [
    {
      when: 'for a toy that does not exist, whose address is known',
      instead: 'Feedback/PageMessage',
    },
  ],
  wide: true,
  pairs: [
    {
      do: { text: 'Lead home.', show: <NotFound homeHref="#home" /> },
      dont: {
        text: 'Don’t end here.',
        show: <PageMessage title="Page not found">The page may have moved.</PageMessage>,
      },
    },
  ],
  reader: ['A heading of level 1, an explanation, a link.'],
  words: ['*Page not found*, without a code and without a joke.'],
});

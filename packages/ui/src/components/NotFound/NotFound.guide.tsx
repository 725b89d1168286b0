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
  anatomy: {
    story: 'Default',
    parts: [
      {
        name: 'Title',
        text: 'The page’s only heading. `labels.title` replaces it.',
        selector: 'h1',
      },
      {
        name: 'Explanation',
        text: 'Says why, without blame. `labels.explanation` replaces it.',
        selector: 'h1 + div',
      },
      {
        name: 'Way home',
        text: 'A link to `homeHref`, the page’s main action.',
        selector: 'h1 ~ a',
      },
      {
        name: 'Picture',
        text: 'From `imageUrl`. An illustration replaces a missing one.',
        selector: 'picture',
      },
    ],
  },
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
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the link.',
      story: 'Default',
      focuses: ['Go to the home page'],
    },
    {
      keys: ['Enter'],
      does: 'Leads home.',
      story: 'Default',
      from: (page) => page.getByRole('link'),
      clicks: 'Go to the home page',
    },
  ],
  reader: ['A heading of level 1, an explanation, a link.'],
  words: ['*Page not found*, without a code and without a joke.'],
});

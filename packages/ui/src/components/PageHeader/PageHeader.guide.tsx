import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './PageHeader.stories.tsx';
import { PageHeader } from './PageHeader.tsx';

const size = { width: '100%' };

export default defineGuide(stories, {
  lead: 'The first section of a page: its heading, how many results there are, and search.',
  use: ['on every page but the one with a `Hero`'],
  avoid: [
    { when: 'for the page that opens the shop', instead: 'Navigation/Hero' },
    { when: 'for the heading of a part of the page', instead: 'Primitives/Section' },
  ],
  wide: true,
  pairs: [
    {
      do: {
        text: 'Count what the page shows.',
        show: <PageHeader title="Our toys" count={48} style={size} />,
      },
      dont: {
        text: 'Don’t put the count into the title: it is not announced when it changes.',
        show: <PageHeader title="Our toys (48)" style={size} />,
      },
    },
  ],
  reader: [
    'The heading of level 1 can take the focus after a navigation. The count is a `status`: announced when it changes.',
  ],
  words: ['The title is the name of the page in the navigation.'],
});

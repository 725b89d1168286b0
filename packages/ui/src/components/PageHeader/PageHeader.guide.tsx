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
  anatomy: {
    story: 'Refreshing',
    parts: [
      {
        name: 'Title',
        text: 'From `title`. It stays on one line while the search has room.',
        selector: 'h1',
      },
      {
        name: 'Count',
        text: 'From `count`. Without it the header keeps its height.',
        selector: 'h1 + div > p:first-child',
      },
      {
        name: 'Status',
        text: 'From `status`, such as a spinner: beside the count, or in its place.',
        selector: 'h1 + div > p + p',
        at: 'end',
      },
      {
        name: 'Search',
        text: 'The children: a `SearchBox`, and one button beside it. Absent without them.',
        selector: '[role="search"]',
      },
    ],
  },
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
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to what is at its end: here the search box.',
      story: 'Default',
      focuses: ['Search toys'],
    },
  ],
  reader: [
    'The heading of level 1 can take the focus after a navigation. The count is a `status`: announced when it changes.',
  ],
  words: ['The title is the name of the page in the navigation.'],
});

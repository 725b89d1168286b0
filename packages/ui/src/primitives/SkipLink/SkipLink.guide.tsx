import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './SkipLink.stories.tsx';

export default defineGuide(stories, {
  lead: 'The page’s first link: hidden until it has the focus, it skips the navigation bar.',
  use: ['once on every page, as the first element of the body (WCAG 2.4.1)'],
  avoid: [{ when: 'for links that everybody should see', instead: 'Navigation/NavBar' }],
  pairs: [
    {
      do: {
        text: 'Point it at `main`, which takes the focus with `tabIndex={-1}`.',
        show: <code>{'<SkipLink href="#main" /> … <main id="main" tabIndex={-1}>'}</code>,
      },
      dont: {
        text: 'Don’t point it at a `div` further down: the heading is skipped, too.',
        show: <code>{'<SkipLink href="#toys" /> … <div id="toys">'}</code>,
      },
    },
  ],
  reader: ['A link, read first on every page.'],
  words: ['Say where it leads: *Skip to content*.'],
});

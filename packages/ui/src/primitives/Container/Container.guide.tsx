import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './Container.stories.tsx';
import { Container } from './Container.tsx';

const content = { background: 'var(--ts-surface-muted)', padding: 8 };

export default defineGuide(stories, {
  lead: 'The page’s column: at most `--ts-page` wide, with a margin of `--ts-gutter` on both sides.',
  use: ['around what a page shows, once for each full-width section'],
  avoid: [
    { when: 'for a titled part of a page, which brings its own', instead: 'Primitives/Section' },
    { when: 'around a slider, which reaches from edge to edge', instead: 'Navigation/Hero' },
  ],
  wide: true,
  pairs: [
    {
      do: {
        text: 'One column, directly in the page or in a full-width section.',
        show: (
          <Container style={{ width: '100%' }}>
            <p style={content}>In line with the bar above.</p>
          </Container>
        ),
      },
      dont: {
        text: 'Don’t nest them: the margins add up.',
        show: (
          <Container style={{ width: '100%' }}>
            <Container>
              <p style={content}>Further in than everything else.</p>
            </Container>
          </Container>
        ),
      },
    },
  ],
  reader: ['Nothing: it is a `div` without a role.'],
  words: [],
});

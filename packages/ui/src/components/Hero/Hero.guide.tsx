import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import { Container } from '../../primitives/Container/Container.tsx';
import * as stories from './Hero.stories.tsx';
import { Hero } from './Hero.tsx';

const size = { width: '100%' };

export default defineGuide(stories, {
  lead: 'The first section of a page: butter-coloured, with a scalloped lower edge.',
  use: ['once, at the top of the page that opens the shop; `confetti` only there'],
  avoid: [
    { when: 'for the title of any other page', instead: 'Navigation/PageHeader' },
    { when: 'for a coloured section further down', instead: 'Forms/SubscribeBlock' },
  ],
  wide: true,
  pairs: [
    {
      do: {
        text: 'One thing: a slider, or one message.',
        show: (
          <Hero style={size}>
            <Container>
              <h3>New this week</h3>
            </Container>
          </Hero>
        ),
      },
      dont: {
        text: 'Don’t leave out the `Container`: the text touches the edge.',
        show: (
          <Hero style={size}>
            <h3>New this week</h3>
          </Hero>
        ),
      },
    },
  ],
  reader: ['Nothing: it is a `div`. The confetti is hidden.'],
  words: [],
});

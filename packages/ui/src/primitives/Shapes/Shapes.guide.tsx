import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import { Picture } from '../Picture/Picture.tsx';
import { Badge } from './Badge.tsx';
import { ScallopedFrame } from './ScallopedFrame.tsx';
import * as stories from './Shapes.stories.tsx';

const toy = (
  <Picture url="/pictures/tango-the-t-rex-640.avif" alt="Tango the T-Rex" sizes="160px" />
);

export default defineGuide(stories, {
  lead: 'The kit’s only decoration: a scalloped frame and badge, the brand’s mark, a star, and confetti.',
  use: [
    '`ScallopedFrame` around the one picture that a screen is about',
    '`Badge` behind a price, an icon or an age',
    '`Confetti` once, behind a hero',
  ],
  avoid: [
    { when: 'for the pictures of a list', instead: 'Toys/ToyCard' },
    { when: 'for a word on a picture: `badge`', instead: 'Toys/ToyCard' },
  ],
  anatomy: {
    story: 'Default',
    parts: [
      {
        name: 'Frame',
        text: '`ScallopedFrame`, for one square picture. It is as wide as its place.',
        selector: 'div:has(> picture)',
      },
      {
        name: 'Badge',
        text: '`Badge`, a disc behind a few characters or an icon. It has the width that you give it.',
        selector: 'div:has(> picture) + span',
      },
      {
        name: 'Mark',
        text: '`BrandMark`: the star, or what the brand’s tokens put in its place. The name belongs beside it.',
        selector: 'div:has(> picture) ~ svg:not(svg + svg)',
      },
      {
        name: 'Confetti',
        text: '`Confetti`: five pieces, or your own `pieces`. You place it, behind everything else.',
        selector: 'svg + svg',
      },
    ],
  },
  pairs: [
    {
      do: {
        text: 'One frame a screen.',
        show: <ScallopedFrame style={{ width: 160 }}>{toy}</ScallopedFrame>,
      },
      dont: {
        text: 'Don’t frame everything: nothing stands out.',
        show: (
          <div style={{ display: 'flex', gap: 8 }}>
            {['first', 'second', 'third'].map((key) => (
              <ScallopedFrame key={key} style={{ width: 80 }}>
                {toy}
              </ScallopedFrame>
            ))}
          </div>
        ),
      },
    },
    {
      do: {
        text: 'A few characters on a badge.',
        show: <Badge style={{ width: 96 }}>$23.95</Badge>,
      },
      dont: {
        text: 'Don’t put a sentence on it.',
        show: <Badge style={{ width: 96 }}>only this week</Badge>,
      },
    },
  ],
  reader: ['Confetti, star and mark are hidden. Frame and badge add nothing to what is inside.'],
  words: [],
});

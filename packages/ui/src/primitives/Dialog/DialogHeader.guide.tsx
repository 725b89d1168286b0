import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import { Badge } from '../Shapes/Badge.tsx';
import * as stories from './DialogHeader.stories.tsx';

const header = { display: 'grid', justifyItems: 'center', gap: 8, textAlign: 'center' } as const;

export default defineGuide(stories, {
  lead: 'The top of a dialog in the middle of the window: an icon on a badge, the title, and what matters most.',
  use: ['as the first element of a `Dialog` in the middle of the window'],
  avoid: [
    {
      when: 'in a drawer or a sheet, which has a close button beside its title',
      instead: 'Primitives/Dialog',
    },
    { when: 'for a whole question with its answers', instead: 'Feedback/ConfirmDialog' },
  ],
  pairs: [
    {
      do: {
        text: 'One sentence that a person needs before answering.',
        show: (
          <div style={header}>
            <Badge>?</Badge>
            <b>Empty your cart?</b>
            <p>All 3 toys go back to the shelf.</p>
          </div>
        ),
      },
      dont: {
        text: 'Don’t repeat the title in other words.',
        show: (
          <div style={header}>
            <Badge>?</Badge>
            <b>Empty your cart?</b>
            <p>Do you really want to empty your cart?</p>
          </div>
        ),
      },
    },
  ],
  reader: ['The title names the dialog, the description describes it; the badge is hidden.'],
  words: [
    'A title of at most five words. The description says what happens, not how people may feel about it.',
  ],
});

import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import { TextField } from '../../primitives/Form/TextField.tsx';
import * as stories from './ShareDialog.stories.tsx';

export default defineGuide(stories, {
  lead: 'Shows a link, and copies it.',
  use: ['to share what an address says: a list of toys, a search'],
  avoid: [
    { when: 'to lead to a page', instead: 'Primitives/ButtonLink' },
    { when: 'for another task', instead: 'Primitives/Dialog' },
  ],
  pairs: [
    {
      do: {
        text: 'Show the whole link: it can be read, and copied by hand.',
        show: (
          <TextField label="Link" readOnly value="https://toystore.example/alltoy?list=6.17.24" />
        ),
      },
      dont: {
        text: 'Don’t hide it behind a short one: people share what they can check.',
        show: <TextField label="Link" readOnly value="https://sho.rt/x7" />,
      },
    },
  ],
  reader: [
    'A `dialog` with title and description. A `status` says that the link was copied, or that it could not be.',
  ],
  words: ['The description says what others will see: *Anyone with the link sees these 6 toys.*'],
});

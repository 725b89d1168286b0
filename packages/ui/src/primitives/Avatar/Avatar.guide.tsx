import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './Avatar.stories.tsx';
import { Avatar } from './Avatar.tsx';

export default defineGuide(stories, {
  lead: 'A user as a small circle: the photo, or the first letter of the name.',
  use: ['where there is room for a face but not for a name: the bar, a list of comments'],
  avoid: [
    { when: 'for the photo on the profile, which is large', instead: 'Forms/ProfileCard' },
    { when: 'for the picture of a toy', instead: 'Primitives/Picture' },
  ],
  pairs: [
    {
      do: {
        text: 'Pass `null` if the account has no name: the letter comes from *User*.',
        show: <Avatar displayName={null} photoURL={null} />,
      },
      dont: {
        text: 'Don’t invent a name: it is announced, and shown in the tooltip.',
        show: <Avatar displayName="???" photoURL={null} />,
      },
    },
  ],
  keyboard: 'none',
  reader: [
    'One image, named after the user. A photo that does not load gives way to the letter, and nothing is announced.',
  ],
  words: ['`labels.noName` replaces a missing name: *User*.'],
});

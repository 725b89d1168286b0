import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './ProfileCard.stories.tsx';
import { ProfileCard } from './ProfileCard.tsx';

const photos = { photoURL: null, defaultPhotoURL: '/pictures/pebble-the-sea-otter-640.avif' };

export default defineGuide(stories, {
  lead: 'The signed-in user: photo, name and email.',
  use: ['once, at the top of the profile'],
  avoid: [
    { when: 'in the bar', instead: 'Primitives/Avatar' },
    { when: 'to change it', instead: 'Forms/ProfileForm' },
  ],
  pairs: [
    {
      do: {
        text: 'Pass a friendly default photo.',
        show: <ProfileCard name="Robin Hale" email="robin@toystore.example" {...photos} />,
      },
      dont: {
        text: 'Don’t pass a placeholder as the name: `null` has its own text.',
        show: <ProfileCard name="N/A" email="robin@toystore.example" {...photos} />,
      },
    },
  ],
  reader: ['A `region` *Account* with the image *Profile photo* and the name as a heading.'],
  words: ['Name and email are the user’s: shown as they are.'],
});

import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './ProfileForm.stories.tsx';
import { ProfileForm } from './ProfileForm.tsx';

export default defineGuide(stories, {
  lead: 'Changes the name and the photo of an account.',
  use: ['once, on the profile, beside `ProfileCard`'],
  avoid: [
    { when: 'for email, password and Google', instead: 'Forms/AccountSecurity' },
    { when: 'to open an account', instead: 'Forms/RegisterForm' },
  ],
  pairs: [
    {
      do: {
        text: 'Fill in what is stored.',
        show: <ProfileForm name="Robin Hale" onSave={() => undefined} />,
      },
      dont: {
        text: 'Don’t start empty if there is a name: people think that it is lost.',
        show: <ProfileForm name={null} onSave={() => undefined} />,
      },
    },
  ],
  reader: ['Both fields are described by *A field left empty changes nothing.*'],
  words: ['*Save changes*, because it saves both fields.'],
});

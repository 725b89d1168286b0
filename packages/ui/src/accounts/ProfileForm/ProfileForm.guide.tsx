import { expect, userEvent } from 'storybook/test';
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
  anatomy: {
    story: 'Default',
    layout: 'beside',
    parts: [
      {
        name: 'Name',
        text: 'Shows the stored `name`, and follows its changes until the user types something else.',
        selector: 'input[name="displayName"]',
      },
      {
        name: 'Photo URL',
        text: 'Starts empty. Only this field can be wrong, so there is no summary of errors.',
        selector: 'input[type="url"]',
      },
      {
        name: 'Hint',
        text: 'Says once what an empty field means, and describes both fields.',
        selector: 'form > p',
      },
      {
        name: 'Save changes',
        text: 'Saves both fields. While `loading` it keeps its words and the focus.',
        selector: 'button[type="submit"]',
      },
    ],
  },
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
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through the fields to Save changes.',
      story: 'Default',
      focuses: ['Name', 'Photo URL', 'Save changes'],
    },
    {
      keys: ['Enter'],
      does: 'In a field: saves what has changed.',
      story: 'Default',
      from: async (page) => {
        const name = page.getByRole('textbox', { name: 'Name' });
        await userEvent.clear(name);
        await userEvent.type(name, 'Robin Hale');
        return name;
      },
      expects: ({ args }) => expect(args.onSave).toHaveBeenCalledOnce(),
    },
  ],
  reader: ['Both fields are described by *A field left empty changes nothing.*'],
  words: ['*Save changes*, because it saves both fields.'],
});

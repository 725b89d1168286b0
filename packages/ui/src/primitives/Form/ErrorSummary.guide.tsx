import { expect } from 'storybook/test';
import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import { Alert } from '../Alert/Alert.tsx';
import * as stories from './ErrorSummary.stories.tsx';
import { ErrorSummary } from './ErrorSummary.tsx';

export default defineGuide(stories, {
  lead: 'The problems of a form, above its fields: each entry leads to its field.',
  use: ['when a submit found two or more problems; focus it, and it is read as a whole'],
  avoid: [
    { when: 'for a single problem: focus its field', instead: 'Forms/TextField' },
    { when: 'for what the provider refused', instead: 'Feedback/Alert' },
  ],
  anatomy: {
    story: 'Default',
    parts: [
      { name: 'Icon', text: 'Decoration: the title says it in words.', selector: 'section > svg' },
      {
        name: 'Title',
        text: 'A heading of level 2, which names the region. `labels.title` replaces it.',
        selector: 'section h2',
        at: 'end',
      },
      {
        name: 'Entry',
        text: 'One for each of `problems`, in the order of the fields. Leave out those that are already fixed.',
        selector: 'section li',
      },
    ],
  },
  pairs: [
    {
      do: {
        text: 'The same sentences as under the fields.',
        show: (
          <ErrorSummary
            problems={[
              { fieldId: 'email', message: 'Please enter your email.' },
              { fieldId: 'password', message: 'Please enter your password.' },
            ]}
          />
        ),
      },
      dont: {
        text: 'Don’t only count them: people have to look for each.',
        show: <Alert message="2 fields are wrong." />,
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through its entries, then to the first field.',
      story: 'Default',
      focuses: ['Please enter your email.', 'Please enter your password.', 'Field 1'],
    },
    {
      keys: ['Enter'],
      does: 'On an entry: moves to its field.',
      story: 'Default',
      from: (page) => page.getByRole('link', { name: 'Please enter your password.' }),
      expects: (page) => expect(page.getByRole('textbox', { name: 'Field 2' })).toHaveFocus(),
    },
  ],
  reader: [
    'A `region` named *There is a problem*. It is no `alert`, which would announce the same text twice.',
  ],
  words: ['Each entry is the message of its field, word for word.'],
});

import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import * as stories from './DeleteAccountDialog.stories.tsx';

export default defineGuide(stories, {
  lead: 'Lists what is deleted with an account, and deletes it after the user typed its address, or a word if it has none.',
  use: ['from `AccountSecurity`, as the only way to delete an account'],
  avoid: [{ when: 'for anything that can be undone', instead: 'Feedback/ConfirmDialog' }],
  pairs: [
    {
      do: {
        text: 'Name the action on the button.',
        show: <Button variant="danger">Delete forever</Button>,
      },
      dont: { text: 'Don’t make it one press away.', show: <Button variant="danger">OK</Button> },
    },
  ],
  reader: [
    'The list of what is deleted is part of the description: it is read when the dialog opens.',
  ],
  words: ['*This permanently deletes:*, then a list. No *sorry to see you go*.'],
});

import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import * as stories from './ConfirmDialog.stories.tsx';

const row = { display: 'flex', gap: 8, marginBlockStart: 8 };

export default defineGuide(stories, {
  lead: 'Asks before something happens that is hard to undo.',
  use: [
    'before an action that cannot be undone, or that takes away a lot',
    '`variant="danger"` if it cannot be undone at all',
  ],
  avoid: [
    { when: 'if it can be undone: do it, and offer Undo', instead: 'Feedback/Toast' },
    { when: 'if there is nothing to choose', instead: 'Feedback/AlertDialog' },
    { when: 'to delete an account', instead: 'Forms/DeleteAccountDialog' },
  ],
  pairs: [
    {
      do: {
        text: 'The button says what happens.',
        show: (
          <div>
            <b>Empty your cart?</b>
            <p>All 3 toys go back to the shelf.</p>
            <div style={row}>
              <Button>Cancel</Button>
              <Button variant="primary">Empty cart</Button>
            </div>
          </div>
        ),
      },
      dont: {
        text: 'Don’t make people read the question twice.',
        show: (
          <div>
            <b>Do you want to cancel emptying your cart?</b>
            <div style={row}>
              <Button>No</Button>
              <Button variant="primary">Yes</Button>
            </div>
          </div>
        ),
      },
    },
  ],
  reader: [
    'An `alertdialog`: question and consequence are read when it opens. A press outside does not close it.',
  ],
  words: [
    'A question as the title, its consequence as the description, the verb of the question on the button.',
  ],
});

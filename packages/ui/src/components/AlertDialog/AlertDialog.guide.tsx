import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import { Button } from '../../primitives/Button/Button.tsx';
import * as stories from './AlertDialog.stories.tsx';

export default defineGuide(stories, {
  lead: 'A message that the user must confirm before using the page again.',
  use: [
    'for something that must not be missed, and that needs no choice: *Please verify your email address!*',
  ],
  avoid: [
    { when: 'for a question', instead: 'Feedback/ConfirmDialog' },
    { when: 'for a success that can pass by', instead: 'Feedback/Toast' },
    { when: 'for an error of a form', instead: 'Feedback/Alert' },
    { when: 'for several in a row', instead: 'Feedback/MessagesProvider' },
  ],
  pairs: [
    {
      do: {
        text: 'One sentence and one button.',
        show: (
          <div>
            <p>
              <b>Please verify your email address!</b>
            </p>
            <Button variant="primary">OK</Button>
          </div>
        ),
      },
      dont: {
        text: 'Don’t stop people for what they have just seen happen.',
        show: (
          <div>
            <p>
              <b>The toy was added to your cart.</b>
            </p>
            <Button variant="primary">OK</Button>
          </div>
        ),
      },
    },
  ],
  reader: [
    'An `alertdialog`, named by its title: the sentence is read when it opens, then the button.',
  ],
  words: ['A whole sentence as the title. If it needs a second one, that is the `description`.'],
});

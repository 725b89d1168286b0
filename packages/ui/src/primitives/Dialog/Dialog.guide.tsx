import { expect } from 'storybook/test';
import { defineGuide, type GuidePage } from '../../foundations/guide/defineGuide.ts';
import { Button } from '../Button/Button.tsx';
import * as stories from './Dialog.stories.tsx';

const open = (page: GuidePage) => {
  page.getByRole('button', { name: 'Gift wrap' }).click();
  return page.findByRole('button', { name: 'Wrap it' });
};

const apart = { marginBlockEnd: 12 };

export default defineGuide(stories, {
  lead: 'A modal dialog: a task or a question that comes before everything else on the page.',
  use: [
    'for a short task that ends on the same page: choose, confirm, type one thing',
    '`placement="end"` for a drawer such as the cart, `bottom` for a sheet on phones',
  ],
  avoid: [
    { when: 'to ask before an action', instead: 'Feedback/ConfirmDialog' },
    { when: 'to say something that needs only an OK', instead: 'Feedback/AlertDialog' },
    { when: 'for a list of actions', instead: 'Navigation/Menu' },
    { when: 'for a message that can wait', instead: 'Feedback/Toast' },
  ],
  pairs: [
    {
      do: {
        text: 'Name the task in the title, and end with buttons that say what happens.',
        show: (
          <div>
            <h3 style={apart}>Wrap it as a gift?</h3>
            <Button variant="primary">Wrap it</Button> <Button>Don’t wrap it</Button>
          </div>
        ),
      },
      dont: {
        text: 'Don’t ask a question whose answers are *OK* and *Cancel*.',
        show: (
          <div>
            <h3 style={apart}>Are you sure?</h3>
            <Button variant="primary">OK</Button> <Button>Cancel</Button>
          </div>
        ),
      },
    },
  ],
  more: [
    {
      title: 'Compose it',
      code: `<Dialog open={open} onClose={() => setOpen(false)}>
  <DialogTitle>Wrap it as a gift?</DialogTitle>
  <DialogDescription>In paper with stars, with a card of your own.</DialogDescription>
  <DialogClose asChild>
    <Button variant="primary">Wrap it</Button>
  </DialogClose>
</Dialog>`,
      paragraphs: [
        'It needs a `DialogTitle`; without a `DialogDescription` pass `aria-describedby={undefined}`. The parent closes it in `onClose`. `closedBy="closerequest"` keeps a press outside from discarding what was typed.',
      ],
    },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space'],
      does: 'On what opens it: opens the dialog. The focus moves to its first control that is not a link.',
      story: 'Default',
      from: (page) => page.getByRole('button', { name: 'Gift wrap' }),
      expects: (page) => expect(page.getByRole('button', { name: 'Wrap it' })).toHaveFocus(),
    },
    {
      keys: ['Tab', 'Shift + Tab'],
      does: 'Stay inside the dialog.',
      story: 'Default',
      from: open,
      focuses: ['Wrap it', 'Wrap it'],
    },
    {
      keys: ['Escape'],
      does: 'Closes it. The focus returns to what opened it.',
      story: 'Default',
      from: open,
      expects: (page) => {
        expect(page.queryByRole('dialog')).toBeNull();
        expect(page.getByRole('button', { name: 'Gift wrap' })).toHaveFocus();
      },
    },
  ],
  reader: [
    'A `dialog` named by its title and described by its description: both are read when it opens.',
    'The page behind it is hidden. `role="alertdialog"` is for what must be answered: a press outside does not close it.',
  ],
  measures: [
    'In the middle 460 px wide, a drawer 24rem. Both leave a part of the page visible, down to 320 px.',
    'It scrolls inside if the window is too low, and `bottom` is a sheet for phones.',
  ],
  words: [
    'The title is the question or the task: *Wrap it as a gift?*',
    'The buttons say what happens, as everywhere: *Wrap it*, not *Yes*.',
  ],
});

import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './Button.stories.tsx';
import { Button } from './Button.tsx';

export default defineGuide(stories, {
  lead: 'Performs an action: saves, sends, opens, removes.',
  use: [
    '`primary` for the only main action of a screen, `outline` for actions beside it',
    '`danger` for what cannot be undone, `chip` for the small action on a card, `dark` on a coloured section',
  ],
  avoid: [
    { when: 'to lead to another page', instead: 'Primitives/ButtonLink' },
    { when: 'for an icon alone', instead: 'Primitives/IconButton' },
    { when: 'inside a line of text: `TextButton`', instead: 'Primitives/TextLink' },
    { when: 'for a setting that applies at once', instead: 'Forms/Switch' },
  ],
  pairs: [
    {
      do: {
        text: 'One primary action. The other choices are quieter.',
        show: (
          <div style={{ display: 'flex', gap: 8 }}>
            <Button variant="primary">Save changes</Button>
            <Button>Cancel</Button>
          </div>
        ),
      },
      dont: {
        text: 'Don’t make everything important.',
        show: (
          <div style={{ display: 'flex', gap: 8 }}>
            <Button variant="primary">Save changes</Button>
            <Button variant="primary">Cancel</Button>
          </div>
        ),
      },
    },
    {
      do: {
        text: 'Set `loading` while the action runs: the button keeps its name, its size and the focus.',
        show: (
          <Button variant="primary" loading>
            Save changes
          </Button>
        ),
      },
      dont: {
        text: 'Don’t disable it: the focus is lost, and the reason is not shown.',
        show: (
          <Button variant="primary" disabled>
            Please wait …
          </Button>
        ),
      },
    },
  ],
  reader: [
    'A button with its text as the name.',
    'While `loading` it is *busy* and *dimmed* (`aria-disabled`): it can be reached, and a press does nothing.',
  ],
  measures: [
    '48 px high, `l` 60 px (`--ts-target`, `--ts-target-large`), a `chip` 44 px. They grow with the text.',
    'As wide as its text, or as its container with `fullWidth`. In little room the text wraps, and nothing is cut off.',
  ],
  words: [
    'A verb, and what it acts on if that is not obvious: *Save changes*, *Empty cart*.',
    'The same action has the same words everywhere, also in the dialog that asks about it.',
    'No exclamation mark, no *please*.',
  ],
});

import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import { Button } from '../Button/Button.tsx';
import * as stories from './Switch.stories.tsx';
import { Switch } from './Switch.tsx';

export default defineGuide(stories, {
  lead: 'A setting that applies at once, without a button to save it.',
  use: ['for on and off, with an effect that can be seen at once'],
  avoid: [
    { when: 'in a form that is sent', instead: 'Forms/Checkbox' },
    { when: 'for one of several', instead: 'Forms/SegmentedControl' },
  ],
  pairs: [
    {
      do: { text: 'Let it act by itself.', show: <Switch label="Gift wrapping" defaultChecked /> },
      dont: {
        text: 'Don’t ask to save it: it looks as if it were on already.',
        show: (
          <div>
            <Switch label="Gift wrapping" defaultChecked />
            <Button>Save</Button>
          </div>
        ),
      },
    },
  ],
  reader: ['*Gift wrapping, switch, off*.'],
  words: ['Name what is on: *Gift wrapping*. The name does not change with the state.'],
});

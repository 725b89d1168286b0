import { expect } from 'storybook/test';
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
  anatomy: {
    story: 'States',
    layout: 'beside',
    parts: [
      {
        name: 'Control',
        text: 'The position of its knob says on or off, not only the colour.',
        selector: 'input[checked]',
      },
      {
        name: 'Label',
        text: 'From `label`. It belongs to the target.',
        selector: 'label:has([checked]) > span',
        at: 'end',
      },
      {
        name: 'Hint',
        text: 'From `hint`: what else comes with the setting.',
        selector: 'label + div',
      },
      {
        name: 'Error',
        text: 'From `error`, if the setting could not be changed.',
        selector: 'label + p',
      },
    ],
  },
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
  keyboard: [
    { keys: ['Tab'], does: 'Moves to the switch.', story: 'Default', focuses: ['Gift wrapping'] },
    {
      keys: ['Space'],
      does: 'Turns it on or off.',
      story: 'Default',
      from: (page) => page.getByRole('switch'),
      expects: (page) => expect(page.getByRole('switch')).toBeChecked(),
    },
  ],
  reader: ['*Gift wrapping, switch, off*.'],
  words: ['Name what is on: *Gift wrapping*. The name does not change with the state.'],
});

import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './Checkbox.stories.tsx';
import { Checkbox } from './Checkbox.tsx';

export default defineGuide(stories, {
  lead: 'A labelled box to tick.',
  use: ['for a choice that counts when its form is sent', 'for several of many: one for each'],
  avoid: [
    { when: 'for a setting that applies at once', instead: 'Forms/Switch' },
    { when: 'for one of several', instead: 'Forms/RadioGroup' },
    { when: 'for the values of a filter', instead: 'Filters/FilterGroup' },
  ],
  pairs: [
    {
      do: { text: 'Say what a tick means.', show: <Checkbox label="Send me news by e-mail" /> },
      dont: { text: 'Don’t negate it.', show: <Checkbox label="Do not send me no news" /> },
    },
  ],
  reader: ['*I accept the terms and conditions, checkbox, checked*, then error and hint.'],
  measures: [
    'The tick is 24 px, the whole row the target: at least 44 px high.',
    'In little room the label wraps beside the tick.',
  ],
  words: ['A whole sentence in the first person, or a noun: *I accept …*, *Gift wrapping*.'],
});

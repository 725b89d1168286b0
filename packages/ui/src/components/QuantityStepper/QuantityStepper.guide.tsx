import { expect, userEvent } from 'storybook/test';
import { defineGuide, type GuidePage } from '../../foundations/guide/defineGuide.ts';
import * as stories from './QuantityStepper.stories.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';

const field = { itemName: 'Plum Star Yo-Yo', max: 48 };

const typing = (text: string) => async (page: GuidePage) => {
  const input = page.getByRole('spinbutton');
  await userEvent.clear(input);
  await userEvent.type(input, text);
  return input;
};

export default defineGuide(stories, {
  lead: 'How many of something: fewer, a field, more.',
  use: [
    'where people change a small count one by one: a line of the cart',
    'where the stock sets the most there can be',
  ],
  avoid: [
    { when: 'for a price or a range', instead: 'Filters/RangeFields' },
    { when: 'for one of a few fixed counts', instead: 'Forms/Select' },
    { when: 'to take a toy out of the cart: its Remove button', instead: 'Cart/CartLine' },
  ],
  anatomy: {
    story: 'AtTheMaximum',
    layout: 'beside',
    parts: [
      {
        name: 'Fewer',
        text: '44 × 44 px. At `min` it is `aria-disabled`, so that the focus is not lost.',
        selector: 'button:first-of-type',
      },
      {
        name: 'Field',
        text: 'As wide as `max` has digits. What is typed counts on Enter, Escape, or when the field is left.',
        selector: 'input',
      },
      {
        name: 'More',
        text: 'At `max` a press announces how many there are.',
        selector: 'button:last-of-type',
        at: 'end',
      },
    ],
  },
  pairs: [
    {
      do: {
        text: 'Keep `min` at 1, and give the line a Remove button.',
        show: <QuantityStepper {...field} defaultValue={1} />,
      },
      dont: {
        text: 'Don’t let 0 mean *remove*: one press too many empties a line.',
        show: <QuantityStepper {...field} min={0} defaultValue={0} />,
      },
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through fewer, field and more: three stops.',
      story: 'Default',
      focuses: [
        'Decrease quantity of Plum Star Yo-Yo',
        'Quantity of Plum Star Yo-Yo',
        'Increase quantity of Plum Star Yo-Yo',
      ],
    },
    {
      keys: ['Up Arrow', 'Down Arrow'],
      does: 'In the field: one more or one fewer, at once.',
      story: 'Default',
      from: (page) => page.getByRole('spinbutton'),
      expects: (page, key) =>
        expect(page.getByRole('spinbutton')).toHaveValue(key === 'Up Arrow' ? '3' : '1'),
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On a button: one fewer, or one more.',
      story: 'Default',
      from: (page) => page.getByRole('button', { name: /^Increase/ }),
      expects: (page) => expect(page.getByRole('spinbutton')).toHaveValue('3'),
    },
    {
      keys: ['Enter', 'Escape'],
      does: 'In the field: takes what is typed.',
      story: 'Default',
      from: typing('12'),
      expects: ({ args }) => expect(args.onValueChange).toHaveBeenLastCalledWith(12, false),
    },
    {
      keys: ['Escape'],
      does: 'In the field: discards a text that is no quantity.',
      story: 'Default',
      from: typing('many'),
      expects: (page) => expect(page.getByRole('spinbutton')).toHaveValue('2'),
    },
  ],
  reader: [
    'Every name has the item: *Quantity of Plum Star Yo-Yo*. A cart has many steppers.',
    'More than there is: *Only 5 left* is announced. A press within the stock is not.',
    'An error describes the field: *Enter a whole number from 1 to 48.*',
  ],
  words: [
    'Say how many are left as a fact: *Only 3 left*. No *Hurry*.',
    'Leave room: German is half again as long. The story Long Words shows it.',
  ],
});

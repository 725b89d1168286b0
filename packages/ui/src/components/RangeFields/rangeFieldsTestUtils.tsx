import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { userEvent, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { RangeFields } from './RangeFields.tsx';

/** A shop that can set another range at any time. */
export const rangeChangedOutside = {
  render: function ChangedOutside({ defaultValue, ...args }) {
    const [range, setRange] = useState(defaultValue);
    return (
      <>
        <RangeFields {...args} value={range} />
        <Button onClick={() => setRange({ min: 500 })}>From 5</Button>
      </>
    );
  },
} satisfies Partial<Meta<typeof RangeFields>>;

/** Returns queries and actions for a rendered pair of fields. */
export const fieldsIn = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const lowest = canvas.getByRole('textbox', { name: 'Lowest price' });
  const highest = canvas.getByRole('textbox', { name: 'Highest price' });
  const type = async (field: HTMLElement, text: string) => {
    await userEvent.clear(field);
    if (text !== '') await userEvent.type(field, text);
  };
  return { canvas, lowest, highest, type };
};

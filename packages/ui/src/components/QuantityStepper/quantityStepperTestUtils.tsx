import type { Meta } from '@storybook/react-vite';
import { useState } from 'react';
import { fn } from 'storybook/test';
import { QuantityStepper } from './QuantityStepper.tsx';

/** What all stories of `QuantityStepper` have: a shop that takes every quantity. */
export const quantityStepperStories = {
  args: { name: 'Plum Star Yo-Yo', value: 2, max: 48, onChange: fn() },
  render: function Counted({ value, onChange, ...args }) {
    const [quantity, setQuantity] = useState(value);
    return (
      <QuantityStepper
        {...args}
        value={quantity}
        onChange={(chosen, limited) => {
          setQuantity(chosen);
          onChange(chosen, limited);
        }}
      />
    );
  },
  parameters: { layout: 'padded' },
} satisfies Partial<Meta<typeof QuantityStepper>>;

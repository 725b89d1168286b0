import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent } from 'storybook/test';
import { RangeFields } from './RangeFields.tsx';
import { fieldsIn } from './rangeFieldsTestUtils.tsx';

const meta = {
  title: 'Filters/RangeFields',
  component: RangeFields,
  tags: ['beta'],
  args: { legend: 'Price', value: { max: 2500 }, onChange: fn() },
  render: function Ranged({ value, onChange, ...args }) {
    const [range, setRange] = useState(value);
    return (
      <RangeFields
        {...args}
        value={range}
        onChange={(next) => {
          setRange(next);
          onChange(next);
        }}
      />
    );
  },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 280 }}>
        <Story />
      </div>
    ),
  ],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof RangeFields>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const { canvas, lowest, highest } = fieldsIn(canvasElement);
    await expect(canvas.getByRole('group', { name: 'Price' })).toContainElement(lowest);
    await expect(lowest).toHaveAttribute('placeholder', 'Any');
    await expect(lowest).toHaveAttribute('inputmode', 'decimal');
    await expect(highest).toHaveValue('25');
    await userEvent.tab();
    await expect(lowest).toHaveFocus();
    await userEvent.tab();
    await expect(highest).toHaveFocus();
    await userEvent.tab();
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Type a price that is none, or a lowest one above the highest. */
export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: { limit: 50_000, unit: '$' },
};

export const Invalid: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement, args }) => {
    const { lowest, highest, type } = fieldsIn(canvasElement);
    await type(lowest, 'cheap');
    await userEvent.tab();
    await expect(lowest).toHaveValue('cheap');
    await expect(lowest).toHaveAttribute('aria-invalid', 'true');
    await expect(lowest).toHaveAccessibleDescription('Enter a price such as 25 or 24.95.');
    await type(highest, '1000000.01');
    await userEvent.tab();
    await expect(highest).toHaveAccessibleDescription('Enter a price of at most $1,000,000.00.');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const LongWords: Story = {
  tags: ['!autodocs'],
  args: {
    legend: 'Verkaufspreisspanne',
    value: { min: 1000, max: 99_999_999 },
    unit: 'CHF',
    labels: { lowest: 'Mindestverkaufspreis', highest: 'Höchstverkaufspreis' },
  },
};

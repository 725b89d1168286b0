import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { UiProvider } from '../../UiProvider.tsx';
import { RangeFields } from './RangeFields.tsx';
import { fieldsIn } from './rangeFieldsTestUtils.tsx';

const meta = {
  title: 'Filters/RangeFields',
  component: RangeFields,
  tags: ['beta'],
  args: { legend: 'Price', defaultValue: { max: 2500 }, onValueChange: fn() },
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
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** Type an invalid price, or a minimum above the maximum. */
export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: { limit: 50_000, disabled: false, required: false },
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
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** The locale determines the number's format and the position of the currency sign. */
export const Euros: Story = {
  args: { defaultValue: { min: 950, max: 123_450 } },
  decorators: [
    (Story) => (
      <UiProvider locale="de-DE" currency="EUR">
        <Story />
      </UiProvider>
    ),
  ],
  play: async ({ canvasElement, args }) => {
    const { lowest, highest, type } = fieldsIn(canvasElement);
    await expect(lowest).toHaveValue('9,5');
    await expect(highest).toHaveValue('1234,5');
    await type(lowest, '24,95 €');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ min: 2495, max: 123_450 });
    await type(highest, '1.234');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ min: 2495, max: 123_400 });
    await expect(highest).toHaveValue('1234');
    await type(lowest, '24.5');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ min: 2450, max: 123_400 });
    await type(lowest, '1,000');
    await userEvent.tab();
    await expect(lowest).toHaveAccessibleDescription('Enter a price such as 25 oder 24,95.');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LongWords: Story = {
  tags: ['!autodocs'],
  decorators: [
    (Story) => (
      <UiProvider locale="de-CH" currency="CHF">
        <Story />
      </UiProvider>
    ),
  ],
  args: {
    legend: 'Verkaufspreisspanne',
    defaultValue: { min: 1000, max: 99_999_999 },
    labels: { lowest: 'Mindestverkaufspreis', highest: 'Höchstverkaufspreis' },
  },
};

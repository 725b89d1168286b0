import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { UiProvider } from '../../UiProvider.tsx';
import { RangeFields } from './RangeFields.tsx';

/** A shop that can set another range at any time. */
const rangeChangedOutside = {
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
const fieldsIn = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const lowest = canvas.getByRole('textbox', { name: 'Lowest price' });
  const highest = canvas.getByRole('textbox', { name: 'Highest price' });
  const type = async (field: HTMLElement, text: string) => {
    await userEvent.clear(field);
    if (text !== '') await userEvent.type(field, text);
  };
  return { canvas, lowest, highest, type };
};

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
    await type(highest, '1000000000.01');
    await userEvent.tab();
    await expect(highest).toHaveAccessibleDescription(
      'Enter a price of at most $1,000,000,000.00.',
    );
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** The locale determines the number's format and the position of the currency sign. */
export const Euros: Story = {
  tags: ['no-screenshot'], // looks like Default, with another currency
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
    await type(lowest, '1,000');
    await userEvent.tab();
    await expect(lowest).toHaveAccessibleDescription('Enter a price such as 25 oder 24,95.');
  },
};

export const Disabled: Story = { args: { disabled: true } };

/** A typed price is committed on Enter or on blur, once, and only if it differs. */
export const Typing: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const { lowest, highest, type } = fieldsIn(canvasElement);
    await type(lowest, ' $9.5 ');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ min: 950, max: 2500 });
    await expect(lowest).toHaveFocus();
    await expect(lowest).toHaveValue('9.5');
    await userEvent.tab();
    await type(highest, '30.00');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ min: 950, max: 3000 });
    await type(highest, '30.0');
    await userEvent.tab();
    await expect(highest).toHaveValue('30');
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await type(highest, '');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ min: 950, max: undefined });
  },
};

/** A message stays at its field until the user corrects the text; the other field keeps working. */
export const Messages: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const { lowest, highest, type } = fieldsIn(canvasElement);
    await type(lowest, '-5');
    await userEvent.keyboard('{Enter}');
    await expect(lowest).toHaveAccessibleDescription('A price cannot be below 0.');
    await type(highest, '20');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ max: 2000 });
    await expect(lowest).toHaveValue('-5');
    await expect(lowest).toHaveAttribute('aria-invalid', 'true');
    await userEvent.clear(lowest);
    await expect(lowest).not.toHaveAttribute('aria-invalid');
    await userEvent.type(lowest, '2.555');
    await expect(lowest).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(lowest).toHaveAccessibleDescription('Enter a price such as 25 or 24.95.');
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
};

/** The message is at the edited field; changing the other one can fix it. */
export const Reversed: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const { lowest, highest, type } = fieldsIn(canvasElement);
    await type(lowest, '50');
    await userEvent.tab();
    await expect(lowest).toHaveAccessibleDescription(
      'The lowest price must not be above the highest.',
    );
    await expect(highest).not.toHaveAttribute('aria-invalid');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await type(highest, '60');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith({ min: 5000, max: 6000 });
    await expect(lowest).toHaveValue('50');
    await expect(lowest).not.toHaveAttribute('aria-invalid');
    await type(highest, '40');
    await userEvent.tab();
    await expect(highest).toHaveAccessibleDescription(
      'The highest price must not be below the lowest.',
    );
    await expect(args.onValueChange).toHaveBeenCalledOnce();
  },
};

/**
 * A range that the parent refuses is not shown. One from the parent replaces the typed texts and removes messages.
 */
export const ChangedOutside: Story = {
  ...rangeChangedOutside,
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const { canvas, lowest, highest, type } = fieldsIn(canvasElement);
    await type(highest, '40');
    await userEvent.keyboard('{Enter}');
    await expect(highest).toHaveValue('25');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenCalledWith({ max: 4000 });
    await type(lowest, 'cheap');
    await userEvent.click(canvas.getByRole('button', { name: 'From 5' }));
    await expect(lowest).toHaveValue('5');
    await expect(lowest).not.toHaveAttribute('aria-invalid');
    await expect(highest).toHaveValue('');
  },
};

/** Enter submits the surrounding form with the typed range, unless a price is invalid. */
export const InAForm: Story = {
  tags: ['!dev', '!autodocs'],
  args: { name: 'price' },
  decorators: [
    (Story) => (
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const entries = [...new FormData(event.currentTarget)].map((entry) => entry.join('='));
          event.currentTarget.dataset.submitted = entries.join('&');
        }}
      >
        <Story />
        <button type="submit">Send</button>
      </form>
    ),
  ],
  play: async ({ canvasElement }) => {
    const { lowest } = fieldsIn(canvasElement);
    const form = canvasElement.querySelector('form');
    await userEvent.type(lowest, 'cheap{Enter}');
    await expect(form).not.toHaveAttribute('data-submitted');
    await userEvent.clear(lowest);
    await userEvent.type(lowest, '5{Enter}');
    await expect(form).toHaveAttribute('data-submitted', 'price.min=500&price.max=2500');
  },
};

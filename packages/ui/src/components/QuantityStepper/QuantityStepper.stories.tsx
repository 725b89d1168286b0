import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { QuantityStepper } from './QuantityStepper.tsx';

const meta = {
  title: 'Forms/QuantityStepper',
  component: QuantityStepper,
  tags: ['beta'],
  args: { itemName: 'Plum Star Yo-Yo', defaultValue: 2, max: 48, onValueChange: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof QuantityStepper>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('spinbutton', { name: 'Quantity of Plum Star Yo-Yo' });
    await expect(field).toHaveValue('2');
    await expect(field).not.toHaveAccessibleDescription();
    const more = canvas.getByRole('button', { name: 'Increase quantity of Plum Star Yo-Yo' });
    const fewer = canvas.getByRole('button', { name: 'Decrease quantity of Plum Star Yo-Yo' });

    await userEvent.click(more);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(3, false);
    await expect(field).toHaveValue('3');
    await userEvent.click(fewer);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(2, false);

    fewer.focus();
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
    await expect(field).toHaveValue('3');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.tab();
    await expect(more).toHaveFocus();
    await userEvent.tab();
    await expect(field).toHaveValue('2');
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: {
    itemName: 'Plum Star Yo-Yo',
    min: 1,
    max: 5,
    labels: { left: ({ written }) => `Only ${written} left` },
  },
};

/** The quantity cannot be lower. */
export const AtTheMinimum: Story = {
  args: { defaultValue: 1 },
  play: async ({ canvasElement, args }) => {
    const fewer = within(canvasElement).getByRole('button', { name: /^Decrease/ });
    await expect(fewer).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(fewer);
    await expect(fewer).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** The quantity cannot be higher, and the text shows how many are left. */
export const AtTheMaximum: Story = {
  args: { defaultValue: 12, max: 12 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const more = canvas.getByRole('button', { name: /^Increase/ });
    await expect(more).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText('Only 12 left')).toBeVisible();
    await expect(canvas.getByRole('spinbutton')).toHaveAccessibleDescription('Only 12 left');
    await userEvent.click(more);
    await expect(more).toHaveFocus();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** If three or fewer are left, the text shows so from the start. */
export const FewLeft: Story = {
  tags: ['no-screenshot'], // looks like AtTheMaximum
  args: { defaultValue: 1, max: 3 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Only 3 left')).toBeVisible();
  },
};

/** An invalid text stays until the user corrects it, and the message explains how. */
export const Invalid: Story = {
  tags: ['!autodocs'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '0');
    await userEvent.tab();
    await expect(field).toHaveValue('0');
    await expect(field).toHaveAccessibleDescription('Enter a whole number from 1 to 48.');
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const LargeNumbers: Story = { args: { defaultValue: 99_999, max: 100_000 } };

export const LongWords: Story = {
  args: {
    defaultValue: 2,
    max: 2,
    labels: {
      left: ({ written }) => `Nur noch ${written} im Spielzeugschachtelbergenhausenlagerbestand`,
    },
  },
};

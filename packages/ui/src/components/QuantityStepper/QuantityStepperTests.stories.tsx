import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import quantityStepperStories from './QuantityStepper.stories.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';
import { listen } from './quantityStepperTestUtils.ts';

const meta = {
  ...quantityStepperStories,
  title: 'Forms/QuantityStepper',
  component: QuantityStepper,
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof QuantityStepper>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A user who reaches the maximum hears that, once each time; no other change is announced. */
export const MaximumIsAnnounced: Story = {
  args: { defaultValue: 4, max: 5 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const heard = listen(canvasElement);
    const more = canvas.getByRole('button', { name: /^Increase/ });
    const field = canvas.getByRole('spinbutton');
    await userEvent.click(more);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5, false);
    await expect(heard).toEqual([]);

    await userEvent.click(more);
    await expect(heard).toEqual(['Only 5 left']);
    await userEvent.click(more);
    await expect(heard).toHaveLength(2);

    field.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(heard).toHaveLength(3);
    await expect(args.onValueChange).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowDown}');
    await expect(heard).toHaveLength(3);

    await userEvent.clear(field);
    await userEvent.type(field, '70');
    await expect(heard).toHaveLength(3);
    await userEvent.keyboard('{Enter}');
    await expect(heard).toEqual(Array(4).fill('Only 5 left'));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(5, true);
    await expect(field).toHaveValue('5');
    await userEvent.tab();
    await expect(heard).toHaveLength(4);
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
  },
};

/** With no stock there is nothing to choose. */
export const NoneThere: Story = {
  args: { defaultValue: undefined, max: 0 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const field = canvas.getByRole('spinbutton');
    await expect(field).toHaveValue('0');
    for (const button of canvas.getAllByRole('button')) await userEvent.click(button);
    await userEvent.clear(field);
    await userEvent.type(field, '1{Enter}');
    await expect(field).toHaveValue('0');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** A held button repeats until it is released or the limit is reached; the click at the end is not another step. */
export const Holding: Story = {
  args: { defaultValue: 1, max: 5 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const heard = listen(canvasElement);
    const more = canvas.getByRole('button', { name: /^Increase/ });
    const fewer = canvas.getByRole('button', { name: /^Decrease/ });
    const field = canvas.getByRole('spinbutton');
    const user = userEvent.setup();
    await user.pointer({ keys: '[MouseLeft>]', target: more });
    await waitFor(() => expect(heard).toEqual(['Only 5 left']), { timeout: 5000 });
    await expect(args.onValueChange).toHaveBeenCalledTimes(4);
    await user.pointer({ keys: '[/MouseLeft]', target: more });
    await expect(field).toHaveValue('5');
    await expect(heard).toHaveLength(1);

    await user.pointer({ keys: '[MouseLeft>]', target: fewer });
    await waitFor(() => expect(field).toHaveValue('4'), { timeout: 5000 });
    await user.pointer({ target: field });
    const left = Number(field.getAttribute('aria-valuenow'));
    await new Promise((resolve) => setTimeout(resolve, 300));
    await expect(field).toHaveValue(String(left));
    more.focus();
    await user.keyboard('{Enter}');
    await expect(field).toHaveValue(String(left + 1));
  },
};

/** In right-to-left layouts, fewer is on the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const leftOf = (name: RegExp) =>
      canvas.getByRole('button', { name }).getBoundingClientRect().left;
    await expect(leftOf(/^Decrease/)).toBeGreaterThan(leftOf(/^Increase/));
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import quantityStepperStories from './QuantityStepper.stories.tsx';
import { QuantityStepper } from './QuantityStepper.tsx';

const meta = {
  ...quantityStepperStories,
  title: 'Forms/QuantityStepper',
  component: QuantityStepper,
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof QuantityStepper>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Collects what a live region is given to say. */
const listen = (canvasElement: HTMLElement) => {
  const heard: string[] = [];
  const region = canvasElement.querySelector('[aria-live="polite"]');
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) heard.push(node.textContent ?? '');
    }
  });
  if (region) observer.observe(region, { childList: true, subtree: true, characterData: true });
  return heard;
};

/** Whoever runs into the maximum hears so, once each time, and nobody else does. */
export const MaximumIsAnnounced: Story = {
  args: { value: 4, max: 5 },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const heard = listen(canvasElement);
    const more = canvas.getByRole('button', { name: /^Increase/ });
    const field = canvas.getByRole('spinbutton');
    await userEvent.click(more);
    await expect(args.onChange).toHaveBeenLastCalledWith(5, false);
    await expect(heard).toEqual([]);

    await userEvent.click(more);
    await expect(heard).toEqual(['Only 5 left']);
    await userEvent.click(more);
    await expect(heard).toHaveLength(2);

    field.focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(heard).toHaveLength(3);
    await expect(args.onChange).toHaveBeenCalledOnce();
    await userEvent.keyboard('{ArrowDown}');
    await expect(heard).toHaveLength(3);

    await userEvent.clear(field);
    await userEvent.type(field, '70');
    await expect(heard).toHaveLength(3);
    await userEvent.keyboard('{Enter}');
    await expect(heard).toEqual(Array(4).fill('Only 5 left'));
    await expect(args.onChange).toHaveBeenLastCalledWith(5, true);
    await expect(field).toHaveValue(5);
    await userEvent.tab();
    await expect(heard).toHaveLength(4);
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

/** What is typed counts on Enter, or when the field is left. */
export const Typing: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('spinbutton');
    await userEvent.clear(field);
    await userEvent.type(field, '17');
    await expect(args.onChange).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(17, false);
    await userEvent.clear(field);
    await userEvent.type(field, '31');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(31, false);
    await userEvent.clear(field);
    await userEvent.type(field, '7{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(8, false);
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenCalledTimes(3);
  },
};

/** Nothing, nonsense and too few change nothing. */
export const NonsenseGoesBack: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('spinbutton');
    // The simulated keyboard would make 10 of 1e1, which a browser leaves as it is.
    for (const text of ['', '0', '-3', '1.5', 'e']) {
      await userEvent.clear(field);
      if (text !== '') await userEvent.type(field, text);
      await userEvent.tab();
      await expect(field).toHaveValue(2);
    }
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Scrolling past a field that has the focus changes nothing. */
export const WheelDoesNotCount: Story = {
  play: async ({ canvasElement, args }) => {
    const field = within(canvasElement).getByRole('spinbutton');
    field.focus();
    field.dispatchEvent(new WheelEvent('wheel', { deltaY: -100, bubbles: true }));
    await expect(field).not.toHaveFocus();
    await expect(field).toHaveValue(2);
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

/** Right to left, fewer is on the right. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const leftOf = (name: RegExp) =>
      canvas.getByRole('button', { name }).getBoundingClientRect().left;
    await expect(leftOf(/^Decrease/)).toBeGreaterThan(leftOf(/^Increase/));
  },
};

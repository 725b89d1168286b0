import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { edgeCaseToys } from '../../stories/edgeCaseToys.ts';
import { ToyCard } from '../../toys/ToyCard/ToyCard.tsx';
import type { Toy } from '../../toys/toy.ts';
import { SaveButton, type SaveButtonProps } from './SaveButton.tsx';

const meta = {
  title: 'Toys/SaveButton',
  component: SaveButton,
  tags: ['beta'],
  args: { name: 'Bramble the Honey Bear', pressed: false, onPressedChange: fn() },
  render: function Pressed({ pressed: first, onPressedChange, ...args }) {
    const [pressed, setPressed] = useState(first);
    return (
      <SaveButton
        {...args}
        pressed={pressed}
        onPressedChange={(next) => {
          setPressed(next);
          onPressedChange(next);
        }}
      />
    );
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof SaveButton>;
export default meta;

type Story = StoryObj<typeof meta>;

const isFilled = (button: HTMLElement) => {
  const heart = button.querySelector('svg');
  return heart !== null && getComputedStyle(heart).fill !== 'none';
};

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', {
      name: 'Save Bramble the Honey Bear',
      pressed: false,
    });
    await expect(isFilled(button)).toBe(false);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPressedChange).toHaveBeenLastCalledWith(true);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(button).toHaveAccessibleName('Save Bramble the Honey Bear');
    await expect(isFilled(button)).toBe(true);
    await userEvent.keyboard(' ');
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    button.blur();
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: { size: 'l' },
};

export const Saved: Story = { args: { pressed: true } };

const wide = 200;
const narrow = 140;

/** On a card's picture: above the card's link, not over the out-of-stock badge, smaller on a narrow card. */
export const OnCards: StoryObj<SaveButtonProps & { toy: Toy }> = {
  args: { toy: { ...edgeCaseToys.outOfStock, toyName: 'Owl' } },
  argTypes: { toy: { control: false } },
  render: ({ toy, name: _, onPressedChange, ...args }) => (
    <div
      style={{
        display: 'grid',
        gridTemplateColumns: `${wide}px ${narrow}px`,
        gap: 24,
        alignItems: 'start',
      }}
    >
      {[wide, narrow].map((width) => (
        <ToyCard
          key={width}
          toy={toy}
          href="#toy"
          headingLevel={2}
          action={
            <SaveButton
              {...args}
              name={toy.toyName}
              pressed={width === narrow}
              onPressedChange={onPressedChange}
            />
          }
        />
      ))}
    </div>
  ),
  play: async ({ canvas, args }) => {
    const cards = canvas.getAllByRole('article');
    await expect(cards).toHaveLength(2);
    for (const card of cards) {
      const button = within(card).getByRole('button');
      const { left, right, top, bottom, width } = button.getBoundingClientRect();
      await expect(width).toBe(44);
      await expect(button).toContainElement(
        document.elementFromPoint(left + 2, (top + bottom) / 2) as HTMLElement, // the story renders only HTML elements
      );
      await expect(right).toBeLessThan(card.getBoundingClientRect().right);
      await expect(within(card).getByRole('link')).not.toContainElement(button);
      const tag = within(card).getByText('Out of stock').getBoundingClientRect();
      await expect(tag.right).toBeLessThanOrEqual(left);
      await userEvent.click(button);
    }
    await expect(args.onPressedChange).toHaveBeenCalledTimes(2);
    await expect(location.hash).not.toBe('#toy');
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { boxes, FixtureSheet, isInPage } from './FixtureSheet.tsx';
import { interactiveParts, otherNames, smallTargets, withoutRing } from './measureTargets.ts';
import { withoutMotion } from './withoutMotion.tsx';

const meta = {
  title: 'Conformance/Operation',
  component: FixtureSheet,
  tags: ['!dev', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
  args: { only: isInPage },
} satisfies Meta<typeof FixtureSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

const inEach = (canvasElement: HTMLElement, check: (box: HTMLElement) => string[]) =>
  boxes(canvasElement).flatMap(([name, box]) => check(box).map((what) => `${name}: ${what}`));

/** Everything to press is at least 44 by 44 px, on a phone as on a desk. */
export const TargetsOnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(interactiveParts(canvasElement).length).toBeGreaterThan(40);
    await expect(inEach(canvasElement, smallTargets)).toEqual([]);
  },
};

export const TargetsOnADesk: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvasElement }) => {
    await expect(inEach(canvasElement, smallTargets)).toEqual([]);
  },
};

/** Whatever the keyboard reaches shows that it has been reached (WCAG 2.4.7). */
export const FocusIsSeen: Story = {
  globals: { viewport: { value: 'w1440' } },
  decorators: [withoutMotion],
  play: async ({ canvasElement }) => {
    await userEvent.keyboard('{Shift}');
    await expect(inEach(canvasElement, withoutRing)).toEqual([]);
  },
};

/** Who says what a button says, finds it by that name (WCAG 2.5.3). */
export const NamesHoldTheirLabels: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvasElement }) => {
    await expect(inEach(canvasElement, otherNames)).toEqual([]);
  },
};

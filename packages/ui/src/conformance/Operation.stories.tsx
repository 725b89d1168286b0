import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { press } from '../foundations/guide/keys.ts';
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

/** All targets are at least 44 by 44 px, on phones and on desktop screens. */
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

/** All focusable elements show their focus (WCAG 2.4.7). */
export const FocusIsSeen: Story = {
  globals: { viewport: { value: 'w1440' } },
  decorators: [withoutMotion],
  play: async ({ canvasElement }) => {
    await userEvent.keyboard('{Shift}');
    await expect(inEach(canvasElement, withoutRing)).toEqual([]);
  },
};

/** A speech user who says a button's visible label activates that button (WCAG 2.5.3). */
export const NamesHoldTheirLabels: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvasElement }) => {
    await expect(inEach(canvasElement, otherNames)).toEqual([]);
  },
};

/** The keyboard leaves every component, in both directions (WCAG 2.1.2). */
export const KeyboardLeaves: Story = {
  globals: { viewport: { value: 'w1440' } },
  decorators: [withoutMotion],
  play: async ({ canvasElement }) => {
    const trapped: string[] = [];
    for (const [name, box] of boxes(canvasElement)) {
      const parts = interactiveParts(box).filter(({ tabIndex }) => tabIndex >= 0);
      for (const [key, start] of [
        ['Tab', parts[0]],
        ['Shift + Tab', parts.at(-1)],
      ] as const) {
        start?.focus();
        for (let presses = 0; presses <= parts.length; presses += 1) {
          if (box.contains(document.activeElement)) await press(key);
        }
        if (box.contains(document.activeElement)) trapped.push(`${name}: ${key}`);
      }
    }
    await expect(trapped).toEqual([]);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, userEvent } from 'storybook/test';
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

/** All targets are at least 44 by 44 px. */
export const TargetsOnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(interactiveParts(canvasElement).length).toBeGreaterThan(40);
    await expect(inEach(canvasElement, smallTargets)).toEqual([]);
  },
};

/** Returns whether a component handles Tab itself, so that the focus may stay. */
const keepsTab = (part: HTMLElement) =>
  [false, true].some((shiftKey) => !fireEvent.keyDown(part, { key: 'Tab', shiftKey }));

/** Returns what keeps the focus in a component: the parts that handle Tab, and those that take the focus back. */
function trapsIn(box: HTMLElement, outside: HTMLElement): string[] {
  return interactiveParts(box)
    .filter(({ tabIndex }) => tabIndex >= 0)
    .filter((part) => {
      part.focus();
      if (keepsTab(part)) return true;
      outside.focus();
      return document.activeElement !== outside;
    })
    .map(({ outerHTML }) => outerHTML);
}

export const OnADesk: Story = {
  globals: { viewport: { value: 'w1440' } },
  decorators: [withoutMotion],
  play: async ({ canvasElement, step }) => {
    await step('All targets are at least 44 by 44 px', () =>
      expect(inEach(canvasElement, smallTargets)).toEqual([]),
    );
    await step('All focusable elements show their focus (WCAG 2.4.7)', async () => {
      await userEvent.keyboard('{Shift}');
      await expect(inEach(canvasElement, withoutRing)).toEqual([]);
    });
    // A speech user who says a button's visible label activates that button.
    await step('Names contain their labels (WCAG 2.5.3)', () =>
      expect(inEach(canvasElement, otherNames)).toEqual([]),
    );
    await step('The keyboard leaves every component, in both directions (WCAG 2.1.2)', async () => {
      const outside = canvasElement.appendChild(document.createElement('button'));
      await expect(inEach(canvasElement, (box) => trapsIn(box, outside))).toEqual([]);
      outside.remove();
    });
  },
};

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

/** All targets are at least 44 by 44 px. */
export const TargetsOnAPhone: Story = {
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvasElement }) => {
    await expect(interactiveParts(canvasElement).length).toBeGreaterThan(40);
    await expect(inEach(canvasElement, smallTargets)).toEqual([]);
  },
};

/** Returns the keys that do not leave a component: from its first part on, and from its last part back. */
async function trapsIn(box: HTMLElement): Promise<string[]> {
  const parts = interactiveParts(box).filter(({ tabIndex }) => tabIndex >= 0);
  const traps: string[] = [];
  for (const [key, start] of [
    ['Tab', parts[0]],
    ['Shift + Tab', parts.at(-1)],
  ] as const) {
    start?.focus();
    if (box.contains(document.activeElement)) await press(key, parts.length + 1);
    if (box.contains(document.activeElement)) traps.push(key);
  }
  return traps;
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
      for (const [name, box] of boxes(canvasElement)) {
        await expect(await trapsIn(box), name).toEqual([]);
      }
    });
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { readersText } from '../stories/readersText.ts';
import { boxes, FixtureSheet, isInPage } from './FixtureSheet.tsx';
import { cutOff, overflowing } from './measureText.ts';

const meta = {
  title: 'Conformance/Reflow',
  component: FixtureSheet,
  tags: ['!dev', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
  args: { only: isInPage },
  play: async ({ canvasElement, globals }) => {
    await expect(`w${window.innerWidth}`).toBe(globals.viewport.value);
    await document.fonts.ready;
    const found = boxes(canvasElement).flatMap(([name, box]) =>
      [...overflowing(box), ...cutOff(box)].map((what) => `${name}: ${what}`),
    );
    await expect(found).toEqual([]);
  },
} satisfies Meta<typeof FixtureSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Words of 80 characters fit a window of 320 px, and nothing is clipped (WCAG 1.4.10). */
export const Narrow: Story = { globals: { viewport: { value: 'w320' } } };

/** They also fit with text at 200% (WCAG 1.4.4). */
export const LargeText: Story = {
  globals: { viewport: { value: 'w360' } },
  beforeEach: readersText(200, false),
};

/** All components in their usual state, for the sweeps (.storybook/sweeps). */
export const Tablet: Story = {
  tags: ['forced-colors'],
  globals: { viewport: { value: 'w768' } },
};

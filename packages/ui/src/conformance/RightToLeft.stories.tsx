import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { boxes, FixtureSheet, isInPage } from './FixtureSheet.tsx';
import { measureSides, notMirrored } from './mirrored.ts';
import { withoutMotion } from './withoutMotion.tsx';

const meta = {
  title: 'Conformance/Right to left',
  component: FixtureSheet,
  tags: ['!dev', '!autodocs'],
  parameters: { a11y: { test: 'off' } },
  args: { only: isInPage },
  beforeEach: () => {
    const { dir } = document.documentElement;
    return () => {
      document.documentElement.dir = dir;
    };
  },
  decorators: [withoutMotion],
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    const before = boxes(canvasElement).map(
      ([name, box]) => [name, box, measureSides(box)] as const,
    );
    document.documentElement.dir = 'rtl';
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    const found = before.flatMap(([name, box, sides]) =>
      notMirrored(box, sides).map((what) => `${name}: ${what}`),
    );
    await expect(found).toEqual([]);
  },
} satisfies Meta<typeof FixtureSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each component is mirrored from right to left, also when the direction changes while it is mounted. */
export const OnAPhone: Story = { globals: { viewport: { value: 'w360' } } };

export const OnADesk: Story = { globals: { viewport: { value: 'w1440' } } };

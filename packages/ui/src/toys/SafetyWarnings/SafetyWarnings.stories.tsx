import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { SafetyWarnings } from './SafetyWarnings.tsx';

const smallParts = 'WARNING: CHOKING HAZARD—Small parts. Not for children under 3 yrs.';
const marble = 'WARNING: CHOKING HAZARD—Toy contains a marble. Not for children under 3 yrs.';
const european = 'Warning. Not suitable for children under 36 months. Small parts.';

const meta = {
  title: 'Toys/SafetyWarnings',
  component: SafetyWarnings,
  tags: ['stable'],
  args: { groups: [[smallParts], [european]] },
} satisfies Meta<typeof SafetyWarnings>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['no-screenshot'], // ToyDetails shows it
  play: async ({ canvas }) => {
    const warnings = canvas.getByRole('region', { name: 'Safety warnings' });
    for (const sentence of [smallParts, european]) {
      await expect(within(warnings).getByText(sentence)).toBeVisible();
    }
  },
};

export const Playground: Story = { tags: ['no-screenshot', '!autodocs'] };

/** Nothing is shortened in a narrow column, nor is a word of 80 letters cut off. */
export const SeveralInANarrowColumn: Story = {
  globals: { viewport: { value: 'w320' } },
  args: {
    groups: [
      [smallParts, marble],
      ['Contains a button cell. It is dangerous if swallowed: keep it away from children.'],
      ['Sicherheitshinweis'.repeat(5)],
    ],
  },
  play: async ({ canvasElement }) => {
    for (const text of canvasElement.querySelectorAll('p')) {
      await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
      await expect(text.scrollHeight).toBeLessThanOrEqual(text.clientHeight + 1);
    }
  },
};

export const WithoutAny: Story = {
  tags: ['!dev', '!autodocs', 'no-screenshot'],
  args: { groups: [[], []] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region')).toBeNull();
  },
};

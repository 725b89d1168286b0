import type { Meta, StoryObj } from '@storybook/react-vite';
import { type GuideTest, guideTests } from './playGuides.tsx';

const meta = {
  ...guideTests,
  title: 'Conformance/Guides',
  tags: ['!dev', '!autodocs', 'no-screenshot'],
  args: {
    guides: import.meta.glob('../../primitives/**/*.guide.tsx', { import: 'default', eager: true }),
    part: 1,
    parts: 3,
  },
} satisfies Meta<GuideTest>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Primitives1: Story = {};
export const Primitives2: Story = { args: { part: 2 } };
export const Primitives3: Story = { args: { part: 3 } };

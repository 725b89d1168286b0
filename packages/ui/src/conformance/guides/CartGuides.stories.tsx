import type { Meta, StoryObj } from '@storybook/react-vite';
import { type GuideTest, guideTests } from './playGuides.tsx';

const meta = {
  ...guideTests,
  title: 'Conformance/Guides',
  tags: ['!dev', '!autodocs', 'no-screenshot'],
  args: {
    guides: import.meta.glob('../../cart/**/*.guide.tsx', { import: 'default', eager: true }),
    part: 1,
    parts: 1,
  },
} satisfies Meta<GuideTest>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Cart: Story = {};

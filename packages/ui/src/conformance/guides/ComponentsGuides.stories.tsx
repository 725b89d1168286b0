import type { Meta, StoryObj } from '@storybook/react-vite';
import { type GuideTest, guideTests } from './playGuides.tsx';

const meta = {
  ...guideTests,
  title: 'Conformance/Guides',
  tags: ['!dev', '!autodocs', 'no-screenshot'],
  args: {
    guides: import.meta.glob('../../components/**/*.guide.tsx', { import: 'default', eager: true }),
    part: 1,
    parts: 4,
  },
} satisfies Meta<GuideTest>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Components1: Story = {};
export const Components2: Story = { args: { part: 2 } };
export const Components3: Story = { args: { part: 3 } };
export const Components4: Story = { args: { part: 4 } };

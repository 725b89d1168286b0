import type { Meta, StoryObj } from '@storybook/react-vite';
import { type GuideTest, guideTests } from './playGuides.tsx';

const meta = {
  ...guideTests,
  title: 'Conformance/Guides',
  tags: ['!dev', '!autodocs', 'no-screenshot'],
  args: {
    guides: import.meta.glob('../../accounts/**/*.guide.tsx', { import: 'default', eager: true }),
    part: 1,
    parts: 4,
  },
} satisfies Meta<GuideTest>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Accounts1: Story = {};
export const Accounts2: Story = { args: { part: 2 } };
export const Accounts3: Story = { args: { part: 3 } };
export const Accounts4: Story = { args: { part: 4 } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Bone, LoadingStatus } from './Loading.tsx';

const meta = {
  title: 'Kit/LoadingStatus',
  component: LoadingStatus,
  args: { children: 'Loading toys...' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof LoadingStatus>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('status')).toHaveTextContent('Loading toys...');
  },
};

export const Playground: Story = {
  tags: ['no-picture', '!autodocs'],
  args: { size: 'page' },
};

export const Page: Story = { args: { size: 'page', children: 'Loading...' } };

export const Bones: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--space-4)', width: 240 }}>
      <Bone />
      <Bone shape="block" style={{ height: 120 }} />
      <Bone shape="circle" />
      <Bone shape="pill" style={{ height: 44 }} />
    </div>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LoadingStatus, Skeleton } from './Loading.tsx';

const meta = {
  title: 'Feedback/LoadingStatus',
  component: LoadingStatus,
  subcomponents: { Skeleton },
  tags: ['stable'],
  args: { children: 'Loading toys...' },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof LoadingStatus>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading toys...');
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: { size: 'page' },
};

export const Page: Story = { args: { size: 'page', children: 'Loading...' } };

export const Skeletons: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 'var(--ts-space-4)', width: 240 }}>
      <Skeleton />
      <Skeleton shape="block" style={{ height: 120 }} />
      <Skeleton shape="circle" />
      <Skeleton shape="pill" style={{ height: 44 }} />
    </div>
  ),
};

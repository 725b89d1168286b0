import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from '../Picture/Picture.tsx';
import { BrandMark } from './BrandMark.tsx';
import { Confetti } from './Confetti.tsx';
import { Rosette } from './Rosette.tsx';
import { Stamp } from './Stamp.tsx';

const meta = {
  title: 'Kit/Shapes',
  component: Stamp,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Stamp>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 'var(--space-8)',
        position: 'relative',
      }}
    >
      <Stamp style={{ width: 320 }}>
        <Picture url="/pictures/tango-the-t-rex-640.avif" alt="Tango the T-Rex" />
      </Stamp>
      <Rosette style={{ width: 120, fontSize: 'var(--text-xl)' }}>$23.95</Rosette>
      <BrandMark width={80} height={80} />
      <Confetti style={{ position: 'static', width: 200 }} />
    </div>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { pictureControl } from '../../stories/pictureControl.ts';
import { Picture } from '../Picture/Picture.tsx';
import { Badge } from './Badge.tsx';
import { BrandMark } from './BrandMark.tsx';
import { Confetti } from './Confetti.tsx';
import { ScallopedFrame } from './ScallopedFrame.tsx';
import { Star } from './Star.tsx';

const meta = {
  title: 'Primitives/Shapes',
  component: ScallopedFrame,
  subcomponents: { Badge, BrandMark, Confetti, Star },
  tags: ['stable'],
  parameters: { layout: 'padded' },
} satisfies Meta<typeof ScallopedFrame>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: () => (
    <div
      style={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 'var(--ts-space-8)',
        position: 'relative',
      }}
    >
      <ScallopedFrame style={{ width: 320 }}>
        <Picture url="/pictures/tango-the-t-rex-640.avif" alt="Tango the T-Rex" />
      </ScallopedFrame>
      <Badge style={{ width: 120, fontSize: 'var(--ts-text-xl)' }}>$23.95</Badge>
      <BrandMark width={80} height={80} />
      <Confetti style={{ position: 'static', width: 200 }} />
    </div>
  ),
};

export const Playground: StoryObj<{ width: number; text: string; picture: string }> = {
  tags: ['no-screenshot', '!autodocs'],
  argTypes: {
    width: { description: 'Pixels.', control: { type: 'range', min: 40, max: 480 } },
    text: { description: 'The text on the badge.' },
    picture: { description: 'The picture in the frame.', ...pictureControl },
  },
  args: { width: 240, text: '$23.95', picture: '/pictures/tango-the-t-rex-640.avif' },
  render: ({ width, text, picture }) => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 'var(--ts-space-8)' }}>
      <ScallopedFrame style={{ width }}>
        <Picture url={picture} alt="Tango the T-Rex" />
      </ScallopedFrame>
      <Badge style={{ width, fontSize: width / 5 }}>{text}</Badge>
      <BrandMark width={width} height={width} />
      <Confetti style={{ position: 'static', width }} />
      <Star width={width} height={width} />
    </div>
  ),
};

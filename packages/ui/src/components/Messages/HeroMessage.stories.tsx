import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button, ButtonLink } from '../../primitives/Button/Button.tsx';
import { Container } from '../../primitives/Container/Container.tsx';
import { pictureControl } from '../../stories/pictureControl.ts';
import { HeroMessage } from './HeroMessage.tsx';

const tryAgain = fn();

const meta = {
  title: 'Feedback/HeroMessage',
  component: HeroMessage,
  tags: ['stable'],
  args: {
    variant: 'error',
    message: 'Failed to load toys: HTTP 503',
    imageUrl: '/pictures/splash-and-spout-bath-whale-640.avif',
    action: (
      <Button variant="primary" size="l" onClick={tryAgain}>
        Try again
      </Button>
    ),
  },
  decorators: [
    (Story) => (
      <div style={{ paddingBlock: 'var(--ts-space-16)', background: 'var(--ts-surface-sunken)' }}>
        <Container>
          <Story />
        </Container>
      </div>
    ),
  ],
} satisfies Meta<typeof HeroMessage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    tryAgain.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent(/^Failed to load toys: HTTP 503$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(tryAgain).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  argTypes: { imageUrl: pictureControl },
  args: { variant: 'error' },
};

export const Plain: Story = {
  args: {
    variant: 'plain',
    message: 'No featured toys to display right now.',
    imageUrl: '/pictures/wish-globe-night-light-640.avif',
    action: (
      <ButtonLink variant="primary" size="l" href="/alltoy">
        All Toy
      </ButtonLink>
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

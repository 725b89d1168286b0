import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { Section } from '../../primitives/Section/Section.tsx';
import { pictureControl } from '../../stories/pictureControl.ts';
import { SectionMessage } from './SectionMessage.tsx';

const tryAgain = fn();

const meta = {
  title: 'Feedback/SectionMessage',
  component: SectionMessage,
  tags: ['stable'],
  args: {
    variant: 'error',
    message: 'Failed to load categories: HTTP 503',
    imageUrl: '/pictures/beep-and-blink-voice-buddy-640.avif',
    action: <Button onClick={tryAgain}>Try again</Button>,
  },
  decorators: [
    (Story) => (
      <Section title="Top by Category" style={{ paddingBlockEnd: 'var(--ts-section-gap)' }}>
        <Story />
      </Section>
    ),
  ],
} satisfies Meta<typeof SectionMessage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    tryAgain.mockClear();
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      /^Failed to load categories: HTTP 503$/,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(tryAgain).toHaveBeenCalledOnce();
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  argTypes: { imageUrl: pictureControl },
  args: { variant: 'plain', message: 'No toys to display right now.' },
};

export const Plain: Story = {
  args: { variant: 'plain', message: 'No featured toys to display right now.', action: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
  },
};

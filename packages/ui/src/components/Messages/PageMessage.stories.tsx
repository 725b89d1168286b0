import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '../../primitives/Button/Button.tsx';
import { pictureControl } from '../../stories/pictureControl.ts';
import { PageMessage } from './PageMessage.tsx';

const meta = {
  title: 'Feedback/PageMessage',
  component: PageMessage,
  tags: ['stable'],
  args: {
    title: 'Toy not found',
    children: 'There is no toy with this number in the shop.',
    imageUrl: '/pictures/apprentice-conjurer-s-wand-640.avif',
    action: (
      <ButtonLink variant="primary" size="l" href="/alltoy">
        All Toy
      </ButtonLink>
    ),
  },
} satisfies Meta<typeof PageMessage>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['no-screenshot'], // NotFound covers it
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'Toy not found' });
    title.focus();
    await expect(title).toHaveFocus();
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  argTypes: { imageUrl: pictureControl },
  args: { imageUrl: '/pictures/tango-the-t-rex-640.avif' },
};

export const WithoutPicture: Story = { args: { imageUrl: undefined } };

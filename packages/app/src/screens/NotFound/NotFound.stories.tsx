import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { catalogueAnswers } from '../../stories/catalogueAnswers.ts';
import { inApp } from '../../stories/inApp.tsx';
import { arriveAt, screenOf } from '../../stories/steps/stage.ts';
import { NotFound } from './NotFound.tsx';

const meta = {
  title: 'Screens/Not found',
  component: NotFound,
  tags: ['!autodocs'],
  decorators: [inApp],
  parameters: { app: { address: '/no/such/page' }, msw: [catalogueAnswers.success] },
} satisfies Meta<typeof NotFound>;
export default meta;

type Story = StoryObj<typeof meta>;

export const UnknownAddress: Story = {
  name: 'Not found',
  play: async (stage) => {
    await arriveAt(stage, 'Oops! Page not found', 'Not Found');
    await expect(screenOf(stage).getByRole('link', { name: 'Go Back Home' })).toHaveAttribute(
      'href',
      '/home',
    );
  },
};

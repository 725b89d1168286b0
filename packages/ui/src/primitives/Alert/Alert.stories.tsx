import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Alert } from './Alert.tsx';

const meta = {
  title: 'Feedback/Alert',
  component: Alert,
  tags: ['stable'],
  args: {
    message: 'Firebase: Error (auth/invalid-credential).',
    help: 'Please check your details for typing mistakes and try again, or log in another way.',
  },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof Alert>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, args }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent(args.message);
    await expect(alert).toHaveTextContent(args.help ?? '');
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: {
    message: 'Firebase: Error (auth/too-many-requests).',
    help: 'Please wait a while, then try again.',
  },
};

export const WithoutHelp: Story = { args: { help: undefined } };

/** A provider's English message keeps its direction and its full stop on a right-to-left page. */
export const RightToLeft: Story = {
  tags: ['no-screenshot'], // screens of a shop show it
  globals: { direction: 'rtl' },
  play: async ({ canvas, args }) => {
    const text = canvas.getByText(args.message).firstChild;
    const placeOf = (index: number) => {
      const range = document.createRange();
      if (text) range.setStart(text, index);
      if (text) range.setEnd(text, index + 1);
      return range.getBoundingClientRect().left;
    };
    await expect(placeOf(args.message.length - 1)).toBeGreaterThan(placeOf(0));
  },
};

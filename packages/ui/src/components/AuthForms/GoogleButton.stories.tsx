import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { GoogleButton } from './GoogleButton.tsx';

const meta = {
  title: 'Kit/GoogleButton',
  component: GoogleButton,
  args: { onClick: fn() },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof GoogleButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(
      within(canvasElement).getByRole('button', { name: 'Continue with Google' }),
    );
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

/** Google's window is open. The button keeps its name and can still be reached. */
export const Pending: Story = {
  args: { pending: true },
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Continue with Google' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await expect(button).toBeEnabled();
  },
};

/** Another action is under way. */
export const Held: Story = { args: { held: true } };

export const LongWords: Story = {
  args: {
    label: 'Mit einem bestehenden Google-Benutzerkonto im Spielwarenfachgeschäft fortfahren',
  },
};

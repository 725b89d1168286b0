import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';
import { loginParts } from '../authFormTestUtils.tsx';
import loginFormStories from './LoginForm.stories.tsx';
import { LoginForm } from './LoginForm.tsx';

const meta = {
  ...loginFormStories,
  title: 'Forms/LoginForm',
  component: LoginForm,
  tags: ['stable', '!manifest'],
} satisfies Meta<typeof LoginForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Forgot: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvasElement, args }) => {
    const { canvas, email } = loginParts(canvasElement);
    await userEvent.type(email, 'shopper@toystore.example');
    await userEvent.click(canvas.getByRole('button', { name: 'Forgot password?' }));
    await expect(args.onForgotPassword).toHaveBeenCalledOnce();
    await expect(args.onForgotPassword).toHaveBeenCalledWith('shopper@toystore.example');
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
};

/** The e-mail is being sent: the text button shows a spinner, keeps its name and the focus, and sends no second one. */
export const Sending: Story = {
  tags: ['no-screenshot'], // the Login screen covers it
  args: { loading: 'reset' },
  play: async ({ canvasElement, args }) => {
    const { canvas, email, login } = loginParts(canvasElement);
    const forgot = canvas.getByRole('button', { name: 'Forgot password?' });
    await expect(forgot).toHaveAttribute('aria-busy', 'true');
    await expect(forgot.firstElementChild).toBeVisible(); // the spinner
    await expect(login).not.toHaveAttribute('aria-busy');
    await userEvent.type(email, 'shopper@toystore.example');
    await userEvent.click(forgot);
    await expect(forgot).toHaveFocus();
    await expect(args.onForgotPassword).not.toHaveBeenCalled();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { fillIn, listed, registerParts, robin } from '../authFormTestUtils.tsx';
import { passwordRulesLabels } from '../PasswordRules/passwordRulesLabels.ts';
import registerFormStories from './RegisterForm.stories.tsx';
import { RegisterForm } from './RegisterForm.tsx';

const meta = {
  ...registerFormStories,
  title: 'Forms/RegisterForm',
  component: RegisterForm,
  tags: ['stable', '!autodocs', '!manifest'],
} satisfies Meta<typeof RegisterForm>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each invalid field has a message, and a summary of all takes the focus. */
export const NothingTyped: Story = {
  tags: ['no-screenshot'], // the Register screen covers it
  play: async ({ canvasElement, args }) => {
    const { canvas, name, email, photo, password, terms, register } = registerParts(canvasElement);
    await userEvent.click(terms);
    await userEvent.click(register);
    const summary = canvas.getByRole('region', { name: 'There is a problem' });
    await expect(summary).toHaveFocus();
    const found = [
      [name, 'Please enter your name.'],
      [email, 'Please enter your email.'],
      [photo, 'Please enter the address of a photo.'],
      [password, passwordRulesLabels.message],
      [terms, 'Please accept our terms and conditions.'],
    ] as const;
    await expect(listed(summary)).toEqual(found.map(([, message]) => message));
    for (const [field, message] of found) {
      await expect(field).toHaveAttribute('aria-invalid', 'true');
      await expect(field).toHaveAccessibleDescription(message);
      await userEvent.click(within(summary).getByRole('link', { name: message }));
      await expect(field).toHaveFocus();
    }
    await expect(canvas.getAllByText(passwordRulesLabels.message, { selector: 'p' })).toHaveLength(
      1,
    );
    await expect(args.onRegister).not.toHaveBeenCalled();
  },
};

/** An entry disappears while the user edits its field; the summary disappears with its last entry. */
export const MendedOneByOne: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement, args }) => {
    const { canvas, name, email, photo, password, register } = registerParts(canvasElement);
    await userEvent.click(register);
    const summary = canvas.getByRole('region', { name: 'There is a problem' });
    for (const [left, field, text] of [
      [3, name, robin.name],
      [2, email, robin.email],
      [1, photo, robin.photoURL],
    ] as const) {
      await userEvent.type(field, text);
      await expect(listed(summary)).toHaveLength(left);
    }
    await userEvent.type(password, robin.password);
    await expect(summary).not.toBeInTheDocument();
    await userEvent.click(register);
    await expect(args.onRegister).toHaveBeenCalledOnce();
    await expect(args.onRegister).toHaveBeenCalledWith(robin);
  },
};

/** The typed text stays after any error. */
export const TypedTextStays: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const { canvas, name, email, photo, password, register } = registerParts(canvasElement);
    await fillIn(canvasElement, { email: 'robin@', photoURL: 'my photo', password: 'toys' });
    await userEvent.click(register);
    await expect(listed(canvas.getByRole('region', { name: 'There is a problem' }))).toEqual([
      'Please enter a valid email address, like name@example.com.',
      'Please enter a photo address that starts with https://',
      passwordRulesLabels.message,
    ]);
    await expect(name).toHaveValue(robin.name);
    await expect(email).toHaveValue('robin@');
    await expect(photo).toHaveValue('my photo');
    await expect(password).toHaveValue('toys');
  },
};

export const MalformedEmail: Story = {
  tags: ['no-screenshot'], // the Register screen covers it
  play: async ({ canvasElement, args }) => {
    const { email, register } = registerParts(canvasElement);
    await fillIn(canvasElement, { email: 'robin@toystore' });
    await userEvent.click(register);
    await expect(email).toHaveFocus();
    await expect(email).toHaveAccessibleDescription(
      'Please enter a valid email address, like name@example.com.',
    );
    await expect(args.onRegister).not.toHaveBeenCalled();
  },
};

export const UnusablePhoto: Story = {
  tags: ['no-screenshot'], // the Register screen covers it
  play: async ({ canvasElement, args }) => {
    const { photo, register } = registerParts(canvasElement);
    await fillIn(canvasElement, { photoURL: 'data:image/png;base64,iVBORw0KGgo=' });
    await userEvent.click(register);
    await expect(photo).toHaveFocus();
    await expect(photo).toHaveAccessibleDescription(
      'Please enter a photo address that starts with https://',
    );
    await expect(photo).toHaveValue('data:image/png;base64,iVBORw0KGgo=');
    await expect(args.onRegister).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  tags: ['autodocs', 'no-screenshot'], // the Register screen covers it
  args: {
    error: {
      message: 'Firebase: Error (auth/email-already-in-use).',
      help: 'There is an account with this email already. Log in, or use another email.',
    },
  },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('alert')).toHaveTextContent(
      'Firebase: Error (auth/email-already-in-use).',
    );
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { robin } from '../authFormTestUtils.tsx';
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

const type = async (canvasElement: HTMLElement, fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields)) {
    await userEvent.click(within(canvasElement).getByLabelText(label));
    await userEvent.paste(text);
  }
};

/** By default it asks for no photo, does not offer Google, and the terms are not accepted. */
export const OwnParts: Story = {
  render: ({ photo: _photo, consent: _consent, onGoogle: _onGoogle, ...args }) => (
    <RegisterForm {...args} />
  ),
  args: {
    labels: {
      terms: (
        <>
          I accept the <a href="/terms">terms</a>
        </>
      ),
    },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByLabelText('Photo URL')).toBeNull();
    await expect(canvas.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      '',
      'Register',
    ]);
    const terms = canvas.getByRole('checkbox', { name: 'I accept the terms' });
    await expect(terms).not.toBeChecked();
    await expect(canvas.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms');
    const { name, email, password } = robin;
    await type(canvasElement, { Name: name, Email: email, Password: password });
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expect(args.onRegister).not.toHaveBeenCalled();
    await expect(terms).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Register' }));
    await expect(args.onRegister).toHaveBeenCalledOnce();
    await expect(args.onRegister).toHaveBeenCalledWith({ ...robin, photoURL: '' });
  },
};

/** The photo is optional, but must be valid; there are no terms. */
export const OptionalPhoto: Story = {
  tags: ['!dev', '!autodocs'],
  args: { photo: 'optional', consent: 'none' },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    const { name, email, password } = robin;
    await type(canvasElement, { Name: name, Email: email, Password: password, 'Photo URL': 'me' });
    const register = canvas.getByRole('button', { name: 'Register' });
    await userEvent.click(register);
    const photo = canvas.getByLabelText('Photo URL');
    await expect(photo).toBeInvalid();
    await userEvent.clear(photo);
    await userEvent.click(register);
    await expect(args.onRegister).toHaveBeenCalledOnce();
    await expect(args.onRegister).toHaveBeenCalledWith({ ...robin, photoURL: '' });
  },
};

/** With the provider's policy as the only rule, a passphrase with spaces is valid. */
export const PolicyAlone: Story = {
  args: {
    passwordRule: 'policy',
    passwordPolicy: { minLength: 15, number: true, maxLength: 64 },
  },
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    const { name, email, photoURL } = robin;
    await type(canvasElement, { Name: name, Email: email, 'Photo URL': photoURL, Password: 'bär' });
    const register = canvas.getByRole('button', { name: 'Register' });
    await userEvent.click(register);
    const password = canvas.getByLabelText('Password');
    await expect(password).toHaveAccessibleDescription(
      'Your password needs: 15 characters, Number, At most 64 characters.',
    );
    await expect(password).toBeInvalid();
    await userEvent.click(password);
    await userEvent.paste(' sitzt auf 7 Kissen');
    await userEvent.click(register);
    await expect(args.onRegister).toHaveBeenCalledOnce();
    await expect(args.onRegister).toHaveBeenCalledWith({
      ...robin,
      password: 'bär sitzt auf 7 Kissen',
    });
  },
};

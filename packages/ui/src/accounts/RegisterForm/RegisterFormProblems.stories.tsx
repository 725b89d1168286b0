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

export const Failed: Story = {
  tags: ['autodocs', 'no-screenshot'], // the Register screen covers it
  args: {
    error: {
      message: 'Firebase: Error (auth/email-already-in-use).',
      help: 'There is an account with this email already. Log in, or use another email.',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'Firebase: Error (auth/email-already-in-use).',
    );
  },
};

/** The rules are visible once the user has reached the field, before typing, and each says whether it is met. */
export const RulesShownOnFocus: Story = {
  tags: ['!dev'],
  play: async ({ canvasElement }) => {
    const { canvas, password } = registerParts(canvasElement);
    await expect(canvas.queryByRole('listitem')).toBeNull();
    await expect(password).toHaveAccessibleDescription(passwordRulesLabels.message);
    await userEvent.click(password);
    const rules = canvas.getAllByRole('listitem');
    await expect(rules).toHaveLength(5);
    for (const rule of rules) {
      await expect(rule).toBeVisible();
      await expect(rule).toHaveTextContent(/^not yet: /);
    }
    await expect(password).not.toHaveAttribute('aria-invalid');
    await userEvent.paste(robin.password);
    await expect(password).toHaveValue(robin.password);
    for (const rule of canvas.getAllByRole('listitem')) {
      await expect(rule).toHaveTextContent(/^met: /);
    }
  },
};

const type = async (canvasElement: HTMLElement, fields: Record<string, string>) => {
  for (const [label, text] of Object.entries(fields)) {
    await userEvent.click(within(canvasElement).getByLabelText(label));
    await userEvent.paste(text);
  }
};

/** By default it asks for no photo, offers no provider, and the terms are not accepted. */
export const OwnParts: Story = {
  render: ({ photo: _photo, consent: _consent, providers: _providers, ...args }) => (
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
  play: async ({ canvas, canvasElement, args }) => {
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

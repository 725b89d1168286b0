import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { onAuthPage } from '../authFormTestUtils.tsx';
import { CodeForm } from './CodeForm.tsx';

const wrongCode = {
  message: 'Firebase: Error (auth/invalid-verification-code).',
  help: "Check that your phone's clock is right, and type the newest code.",
};

const meta = {
  title: 'Forms/CodeForm',
  component: CodeForm,
  tags: ['beta'],
  args: {
    email: 'shopper@toystore.example',
    loading: false,
    contactHref: '/contact',
    onCode: fn(),
    onBack: fn(),
  },
  decorators: [
    onAuthPage(undefined, [
      '/pictures/pebble-the-sea-otter-640.avif',
      '/pictures/saffron-bath-sailboat-640.avif',
    ]),
  ],
  // It takes the focus, so the documentation page shows each in its own frame.
  parameters: { docs: { story: { inline: false, height: '760px' } } },
} satisfies Meta<typeof CodeForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const partsIn = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    heading: canvas.getByRole('heading', { level: 1, name: 'Enter the 6-digit code' }),
    code: canvas.getByRole<HTMLInputElement>('textbox', { name: 'Code' }),
    verify: canvas.getByRole('button', { name: 'Verify' }),
    back: canvas.getByRole('button', { name: 'Back' }),
  };
};

export const Default: Story = {
  tags: ['no-screenshot'], // WrongCode has the same parts
  play: async ({ canvasElement, args }) => {
    const { canvas, heading, code, verify, back } = partsIn(canvasElement);
    await expect(heading).toHaveFocus();
    await expect(canvas.getByText('shopper@toystore.example')).toBeVisible();
    await userEvent.tab();
    await expect(code).toHaveFocus();
    await userEvent.paste('482 913');
    await expect(args.onCode).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(verify).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCode).toHaveBeenCalledOnce();
    await expect(args.onCode).toHaveBeenCalledWith('482913');
    await userEvent.tab();
    await expect(back).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onBack).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Write to us' })).toHaveFocus();
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: { error: wrongCode },
};

/** The digits stay, selected: the next key replaces them and removes the alert. */
export const WrongCode: Story = {
  args: { error: wrongCode },
  render: function Tried({ error, ...args }) {
    const [failure, setFailure] = useState<typeof error>();
    return <CodeForm {...args} error={failure} onCode={() => setFailure({ ...wrongCode })} />;
  },
  play: async ({ canvasElement }) => {
    const { canvas, code } = partsIn(canvasElement);
    await userEvent.type(code, '482913{Enter}');
    await expect(canvas.getByRole('alert')).toHaveTextContent('(auth/invalid-verification-code)');
    await expect(code).toHaveFocus();
    await expect(code).toHaveValue('482913');
    await expect([code.selectionStart, code.selectionEnd]).toEqual([0, 6]);
    await expect(code).toHaveAttribute('aria-invalid', 'true');
    await expect(code).toHaveAccessibleDescription(/phone's clock is right/);
    await userEvent.keyboard('7');
    await expect(code).toHaveValue('7');
    await expect(code).not.toHaveAttribute('aria-invalid');
    await expect(canvas.queryByRole('alert')).toBeNull();

    // The same error about another code is a new alert.
    await userEvent.keyboard('00000{Enter}');
    await expect(canvas.getByRole('alert')).toBeVisible();
    await expect([code.selectionStart, code.selectionEnd]).toEqual([0, 6]);
  },
};

/** Waiting for the provider: no other action starts, and the field is read-only. */
export const Verifying: Story = {
  tags: ['no-screenshot'], // LoginForm covers it
  args: { loading: true },
  play: async ({ canvasElement, args }) => {
    const { code, verify, back } = partsIn(canvasElement);
    await expect(verify).toHaveAttribute('aria-busy', 'true');
    await userEvent.type(code, '482913{Enter}');
    await expect(code).toHaveValue('');
    await expect(args.onCode).not.toHaveBeenCalled();
    await userEvent.click(back);
    await expect(args.onBack).toHaveBeenCalledOnce();
  },
};

/** If the code is too short or empty, the form sends no request. */
export const Incomplete: Story = {
  tags: ['!autodocs', 'no-screenshot'], // CodeField covers it
  play: async ({ canvasElement, args }) => {
    const { code, verify } = partsIn(canvasElement);
    await userEvent.click(verify);
    await expect(code).toHaveFocus();
    await expect(code).toHaveAccessibleDescription('Please enter the code.');
    await userEvent.type(code, '4829');
    await expect(code).not.toHaveAttribute('aria-invalid');
    await userEvent.click(verify);
    await expect(code).toHaveAccessibleDescription('Please enter all 6 digits.');
    await expect(args.onCode).not.toHaveBeenCalled();
  },
};

/** The shop has no support address, and the provider returned no address of the account. */
export const WithoutAddresses: Story = {
  tags: ['no-screenshot'], // words without a link
  args: { email: undefined, contactHref: undefined },
  play: async ({ canvasElement }) => {
    const { canvas } = partsIn(canvasElement);
    await expect(canvas.getByText('Lost your phone? Write to us')).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
    await expect(
      canvas.getByText('Open your authenticator app and type the code it shows.'),
    ).toBeVisible();
  },
};

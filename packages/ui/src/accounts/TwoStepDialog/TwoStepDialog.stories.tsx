import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { stubClipboard } from '../../stories/stubClipboard.ts';
import {
  closable,
  expectFirstFocus,
  findDialog,
  inOwnWindow,
  pressOutside,
} from '../accountDialogTestUtils.tsx';
import { TwoStepDialog } from './TwoStepDialog.tsx';

/** The provider's error about a wrong or expired code. */
const wrongCode = {
  message: 'Firebase: Error (auth/invalid-verification-code).',
  help: "Check that your phone's clock is right, and type the newest code.",
};

/** A key, and the content of its QR code. */
const setup = {
  key: 'JBSWY3DPEHPK3PXPKRUGKIDROVUWG2ZA',
  url: 'otpauth://totp/ToyStore:shopper%40toystore.example?secret=JBSWY3DPEHPK3PXPKRUGKIDROVUWG2ZA&issuer=ToyStore&algorithm=SHA1&digits=6',
};

const meta = {
  title: 'Forms/TwoStepDialog',
  component: TwoStepDialog,
  tags: ['beta'],
  args: {
    open: true,
    setup,
    email: 'shopper@toystore.example',
    done: false,
    loading: false,
    onCode: fn(),
    onClose: fn(),
  },
  parameters: inOwnWindow,
} satisfies Meta<typeof TwoStepDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Continues to the second step. */
const goOn = async () => {
  const { button } = await findDialog('Scan this code');
  await userEvent.click(button('Next'));
  const { dialog, parts, button: next } = await findDialog('Enter the 6-digit code');
  return { dialog, parts, button: next, code: parts.getByRole('textbox', { name: 'Code' }) };
};

/** By keyboard alone, from the heading to the code. */
export const Default: Story = {
  tags: ['no-screenshot'], // Scan covers it, in a third of the bytes
  play: async ({ args }) => {
    const { dialog, parts, button } = await findDialog('Scan this code');
    await expectFirstFocus(parts.getByRole('heading', { name: 'Scan this code' }));
    await expect(dialog).toHaveAccessibleDescription(/authenticator app on your phone/);
    const qrCode = await parts.findByRole('img', { name: /^QR code/ });
    await waitFor(() => expect(qrCode).toBeVisible());
    const link = parts.getByRole('link', { name: 'Open in an app on this device' });
    await expect(link).toHaveAttribute('href', setup.url);
    await expect(parts.getByText(/lose your phone/)).toBeVisible();
    await expect(parts.getByRole('code')).toHaveTextContent(
      'JBSW Y3DP EHPK 3PXP KRUG KIDR OVUW G2ZA',
    );
    for (const next of [link, button('Copy key'), button('Next'), button('Cancel')]) {
      await userEvent.tab();
      await expect(next).toHaveFocus();
    }
    await expect(args.onCode).not.toHaveBeenCalled();
    button('Cancel').blur();
  },
};

/** Closed by Cancel, Done or Escape; `open` opens it again. */
export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: { error: wrongCode },
  decorators: [closable],
};

/** The QR code is black on white in every theme. */
export const Scan: Story = {
  play: async () => {
    const { parts } = await findDialog('Scan this code');
    const qrCode = await parts.findByRole('img', { name: /^QR code/ });
    const colors = [...qrCode.children].map((shape) => getComputedStyle(shape).fill);
    await expect(colors).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  },
};

/** The text is too long for a QR code, or its encoder could not be loaded: link and key do the same. */
export const WithoutQrCode: Story = {
  tags: ['!manifest', 'no-screenshot'], // Scan without its image
  args: { setup: { ...setup, url: `${setup.url}&image=${'a'.repeat(4000)}` } },
  play: async () => {
    const { parts, button } = await findDialog('Scan this code');
    const link = parts.getByRole('link', { name: 'Open in an app on this device' });
    await waitFor(() => expect(link).toBeVisible()); // the dialog fades in
    await expect(button('Next')).not.toHaveAttribute('aria-disabled', 'true');
    await expect(parts.queryByRole('img')).toBeNull();
  },
};

/** The key is loading, and its place is reserved. */
export const Requesting: Story = {
  tags: ['no-screenshot'], // a skeleton instead of the QR code
  args: { setup: undefined },
  play: async ({ args }) => {
    const { parts, button } = await findDialog('Scan this code');
    await expect(parts.getByRole('status')).toHaveTextContent('Loading the code');
    await expect(button('Next')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(button('Next'));
    const heading = parts.getByRole('heading', { name: 'Scan this code' });
    await waitFor(() => expect(heading).toBeVisible()); // the dialog fades in
    await userEvent.click(button('Cancel'));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Code: Story = {
  tags: ['!autodocs', 'no-screenshot'], // WrongCode covers the same parts
  play: async ({ args }) => {
    const { dialog, parts, button, code } = await goOn();
    await expect(code).toHaveFocus();
    await expect(dialog).toHaveAccessibleDescription(
      'Your app shows a new one every 30 seconds, under shopper@toystore.example.',
    );
    await userEvent.keyboard('482913');
    await expect(args.onCode).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(button('Turn on')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onCode).toHaveBeenCalledOnce();
    await expect(args.onCode).toHaveBeenCalledWith('482913');
    await userEvent.click(button('Back'));
    await waitFor(() =>
      expect(parts.getByRole('heading', { name: 'Scan this code' })).toHaveFocus(),
    );
    await expect(parts.getByRole('code')).toHaveTextContent(/^JBSW/);
  },
};

/** The key stays, and so do the digits, which the next key press replaces. */
export const WrongCode: Story = {
  tags: ['!autodocs'],
  args: { error: wrongCode },
  play: async () => {
    const { parts, code } = await goOn();
    await expect(parts.getByRole('alert')).toHaveTextContent('(auth/invalid-verification-code)');
    await expect(code).toHaveFocus();
    await expect(code).toHaveAccessibleDescription(/phone's clock is right/);
  },
};

export const TurningOn: Story = {
  tags: ['!autodocs', 'no-screenshot'], // DisconnectProviderDialog covers it
  args: { loading: true },
  play: async ({ args }) => {
    const { button, code } = await goOn();
    await expect(button('Turn on')).toHaveAttribute('aria-busy', 'true');
    await expect(code).toHaveAttribute('readonly');
    await userEvent.click(button('Turn on'));
    await expect(args.onCode).not.toHaveBeenCalled();
    await pressOutside();
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Nothing can be lost any more, so a press outside closes the dialog, too. */
export const Done: Story = {
  args: { done: true },
  play: async ({ args }) => {
    const { parts, button } = await findDialog('Two-step verification is on');
    await expectFirstFocus(button('Done'));
    await waitFor(() => expect(parts.getByText(/lose your phone/)).toBeVisible());
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Simulates a provider: 482913 is correct, and all other codes are wrong. */
function Provider() {
  const [open, setOpen] = useState(false);
  const [error, setError] = useState<typeof wrongCode>();
  const [done, setDone] = useState(false);
  const check = (code: string) => {
    if (code === '482913') return setDone(true);
    setError({ ...wrongCode });
  };
  return (
    <>
      <Button
        onClick={() => {
          setOpen(true);
          setDone(false);
        }}
      >
        Open
      </Button>
      <TwoStepDialog
        open={open}
        setup={setup}
        error={error}
        done={done}
        loading={false}
        onCode={check}
        onClose={() => setOpen(false)}
      />
    </>
  );
}

const openAtCode = async (canvasElement: HTMLElement) => {
  const opener = within(canvasElement).getByRole('button', { name: 'Open' });
  await userEvent.click(opener);
  const { dialog, parts, button } = await findDialog('Scan this code');
  await userEvent.click(button('Next'));
  return { opener, dialog, parts, button };
};

const heading = (name: string) => screen.getByRole('heading', { name });

/**
 * Closed at the second step, the dialog restarts at the first one, and the focus returns. Back keeps the key and removes the
 * alert, which was about a code.
 */
export const BackAfterAWrongCode: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <Provider />,
  play: async ({ canvasElement }) => {
    const { opener } = await openAtCode(canvasElement);
    await userEvent.keyboard('48{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    const { parts, button } = await openAtCode(canvasElement);
    await userEvent.keyboard('111111{Enter}');
    await expect(parts.getByRole('alert')).toBeVisible();
    await userEvent.click(button('Back'));
    await waitFor(() => expect(heading('Scan this code')).toHaveFocus());
    await expect(parts.queryByRole('alert')).toBeNull();
    await expect(parts.getByRole('code')).toHaveTextContent(/^JBSW/);
    await userEvent.click(button('Next'));
    await expect(parts.queryByRole('alert')).toBeNull();
    await userEvent.keyboard('482913{Enter}');
    await waitFor(() => expect(button('Done')).toHaveFocus());
  },
};

/** The key is copied in one piece, as an app expects it, and that is announced. */
export const CopiesTheKey: Story = {
  tags: ['!dev', '!autodocs'],
  play: async () => {
    const { parts, button } = await findDialog('Scan this code');
    const { writeText, restore } = stubClipboard(() => Promise.resolve());
    try {
      await userEvent.click(button('Copy key'));
      await expect(writeText).toHaveBeenCalledOnce();
      await expect(writeText).toHaveBeenCalledWith(setup.key);
      await expect(button('Copied')).toHaveFocus();
      await expect(parts.getByRole('status')).toHaveTextContent('Copied');
      await waitFor(() => expect(button('Copy key')).toBeVisible(), { timeout: 5000 });
      await expect(parts.getByRole('status')).toBeEmptyDOMElement();
    } finally {
      restore();
    }
  },
};

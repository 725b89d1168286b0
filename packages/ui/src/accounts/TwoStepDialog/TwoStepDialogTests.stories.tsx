import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { stubClipboard } from '../../stories/stubClipboard.ts';
import { findDialog } from '../accountDialogTestUtils.tsx';
import { TwoStepDialog } from './TwoStepDialog.tsx';
import { anotherSetup, setup, wrongCode } from './twoStepTestUtils.ts';

const noop = () => {};

const meta = {
  title: 'Forms/TwoStepDialog',
  component: TwoStepDialog,
  tags: ['!dev', '!autodocs'],
  args: { open: true, setup, done: false, loading: false, onCode: noop, onClose: noop },
} satisfies Meta<typeof TwoStepDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Simulates a provider: 000000 has expired together with its key, 482913 is correct, and all other codes are wrong. */
function Provider() {
  const [open, setOpen] = useState(false);
  const [current, setCurrent] = useState(setup);
  const [error, setError] = useState<typeof wrongCode>();
  const [done, setDone] = useState(false);
  const check = (code: string) => {
    if (code === '482913') return setDone(true);
    if (code === '000000') setCurrent(anotherSetup);
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
        setup={current}
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

/** Back keeps the key and removes the alert, which was about a code. */
export const BackAfterAWrongCode: Story = {
  render: () => <Provider />,
  play: async ({ canvasElement }) => {
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

/** After a new key, the user has to scan it first: the dialog says why and restarts. */
export const AnotherKey: Story = {
  render: () => <Provider />,
  play: async ({ canvasElement }) => {
    const { parts, button } = await openAtCode(canvasElement);
    await userEvent.keyboard('000000{Enter}');
    await waitFor(() => expect(heading('Scan this code')).toHaveFocus());
    await expect(parts.getByRole('alert')).toHaveTextContent('(auth/invalid-verification-code)');
    await expect(parts.getByRole('code')).toHaveTextContent(/^KRUG/);
    await userEvent.click(button('Next'));
    await expect(parts.getByRole('textbox', { name: 'Code' })).toHaveValue('');
  },
};

/** Closed at any step, the dialog restarts at the first one, and the focus returns. */
export const BeginsAnew: Story = {
  render: () => <Provider />,
  play: async ({ canvasElement }) => {
    const { opener } = await openAtCode(canvasElement);
    await userEvent.keyboard('48{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await findDialog('Scan this code');
    await waitFor(() => expect(heading('Scan this code')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

/** The key is copied in one piece, as an app expects it, and that is announced. */
export const CopiesTheKey: Story = {
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

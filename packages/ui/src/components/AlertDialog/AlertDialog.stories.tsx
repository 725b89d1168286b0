import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { useArgs } from 'storybook/preview-api';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { AlertDialog } from './AlertDialog.tsx';

const meta = {
  title: 'Feedback/AlertDialog',
  component: AlertDialog,
  tags: ['stable'],
  args: { open: true, title: 'Please verify your email address!', icon: 'mail', onClose: fn() },
  // Open dialogs cover the page, so the documentation page shows each in its own frame.
  parameters: { docs: { story: { inline: false, height: '420px' } } },
} satisfies Meta<typeof AlertDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const onPage = (canvasElement: HTMLElement) => within(canvasElement.ownerDocument.body);

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    const page = onPage(canvasElement);
    const dialog = await page.findByRole('alertdialog', {
      name: 'Please verify your email address!',
    });
    await expect(dialog).not.toHaveAttribute('aria-describedby');
    const ok = within(dialog).getByRole('button', { name: 'OK' });
    await waitFor(() => expect(ok).toHaveFocus());
    await userEvent.tab();
    await expect(ok).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Closed by its button or Escape; `open` opens it again. */
export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: { description: 'We have sent you a link. It works for an hour.' },
  render: function Dialog(args) {
    const [, change] = useArgs<typeof args>();
    return <AlertDialog {...args} onClose={() => change({ open: false })} />;
  },
};

export const Described: Story = {
  args: {
    title: 'Please check your email to reset password',
    description: 'The message went to shopper@toystore.example.',
  },
  play: async ({ canvasElement }) => {
    await expect(await onPage(canvasElement).findByRole('alertdialog')).toHaveAccessibleDescription(
      'The message went to shopper@toystore.example.',
    );
  },
};

export const Done: Story = { args: { title: 'Profile updated successfully!', icon: 'star' } };

function Opener() {
  const [open, setOpen] = useState(false);
  const [gone, setGone] = useState(false);
  return (
    <div style={{ padding: 'var(--ts-space-8)' }}>
      <h1 tabIndex={-1}>Login</h1>
      {!gone && <Button onClick={() => setOpen(true)}>Open</Button>}
      {!gone && (
        <Button
          onClick={() => {
            setOpen(true);
            setGone(true);
          }}
        >
          Open and leave
        </Button>
      )}
      <AlertDialog
        open={open}
        title="Please verify your email address!"
        onClose={() => setOpen(false)}
        finalFocus={() => document.querySelector('h1[tabindex]')}
      />
    </div>
  );
}

/** The opener is no longer on the page: the new page's heading takes the focus. */
export const OpenerGone: Story = {
  tags: ['!dev', '!autodocs'],
  render: () => <Opener />,
  play: async ({ canvasElement }) => {
    const page = onPage(canvasElement);
    await userEvent.click(page.getByRole('button', { name: 'Open and leave' }));
    await userEvent.click(await page.findByRole('button', { name: 'OK' }));
    await waitFor(() => expect(page.getByRole('heading', { name: 'Login' })).toHaveFocus());
  },
};

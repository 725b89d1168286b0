import type { Meta, StoryObj } from '@storybook/react-vite';
import { useArgs } from 'storybook/preview-api';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { stubClipboard } from '../../stories/stubClipboard.ts';
import { ShareDialog } from './ShareDialog.tsx';

const url = 'https://toystore.example/alltoy?list=6.17.24.27.31.47';

const meta = {
  title: 'Feedback/ShareDialog',
  component: ShareDialog,
  tags: ['beta'],
  args: {
    open: true,
    title: 'Share this list',
    description: 'Anyone with the link sees these 6 toys. It does not say who sent it.',
    url,
    onClose: fn(),
  },
  // Open dialogs cover the page, so the documentation page shows each in its own frame.
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof ShareDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const partsOf = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Share this list' });
  const parts = within(dialog);
  return { dialog, parts, button: (name: string) => parts.getByRole('button', { name }) };
};

/** Focus starts on the button that copies; the link before it is selected when it takes the focus. */
export const Default: Story = {
  play: async ({ args }) => {
    const { dialog, parts, button } = await partsOf();
    await expect(dialog).toHaveAccessibleDescription(/^Anyone with the link sees these 6 toys\./);
    await waitFor(() => expect(button('Copy link')).toHaveFocus());
    const link = parts.getByRole<HTMLInputElement>('textbox', { name: 'Link' });
    await expect(link).toHaveValue(url);
    await userEvent.tab({ shift: true });
    await expect(link).toHaveFocus();
    await expect(link.selectionEnd).toBe(url.length);
    await userEvent.keyboard('x');
    await expect(link).toHaveValue(url);
    await userEvent.click(button('Close'));
    await expect(args.onClose).toHaveBeenCalledOnce();
    button('Copy link').focus();
  },
};

/** Closed by its button, Escape or a press outside; `open` opens it again. */
export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  render: function Controlled(args) {
    const [, change] = useArgs<typeof args>();
    return <ShareDialog {...args} onClose={() => change({ open: false })} />;
  },
};

/** The button shows “Copied” for three seconds, and a status announces it. */
export const Copies: Story = {
  tags: ['!dev', '!autodocs', 'no-screenshot'],
  play: async () => {
    const { parts, button } = await partsOf();
    const { writeText, restore } = stubClipboard(() => Promise.resolve());
    try {
      await userEvent.click(button('Copy link'));
      await expect(writeText).toHaveBeenCalledWith(url);
      await expect(button('Copied')).toHaveFocus();
      await expect(parts.getByRole('status')).toHaveTextContent('Copied');
      await waitFor(() => expect(button('Copy link')).toBeVisible(), { timeout: 5000 });
      await expect(parts.getByRole('status')).toBeEmptyDOMElement();
    } finally {
      restore();
    }
  },
};

/** If the browser denies access to the clipboard, the link can still be selected. */
export const CannotCopy: Story = {
  tags: ['no-screenshot'],
  play: async () => {
    const { parts, button } = await partsOf();
    const { restore } = stubClipboard(() => Promise.reject(new Error('NotAllowedError')));
    try {
      await userEvent.click(button('Copy link'));
      await expect(parts.getByRole('status')).toHaveTextContent('The link could not be copied.');
      await expect(button('Copy link')).toHaveFocus();
    } finally {
      restore();
    }
  },
};

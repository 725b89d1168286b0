import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../primitives/Button/Button.tsx';
import { MessagesProvider, useMessages } from './MessagesProvider.tsx';

const ALERTS = ['Please check your email.', 'Profile updated.'];

function Page() {
  const { showAlert, showStatus } = useMessages();
  return (
    <>
      <h1 tabIndex={-1}>A page</h1>
      <Button onClick={() => showStatus({ message: 'Saved.' })}>Save</Button>
      <Button
        onClick={() => {
          for (const title of ALERTS) showAlert({ title });
        }}
      >
        Send
      </Button>
    </>
  );
}

const meta = {
  title: 'Feedback/MessagesProvider',
  component: MessagesProvider,
  tags: ['beta'],
  args: {
    children: <Page />,
    finalFocus: () => document.querySelector<HTMLElement>('h1[tabindex]'),
  },
  argTypes: { children: { control: false }, finalFocus: { control: false } },
  parameters: { layout: 'padded' },
} satisfies Meta<typeof MessagesProvider>;
export default meta;

type Story = StoryObj<typeof meta>;

const press = (canvasElement: HTMLElement, name: string) =>
  userEvent.click(within(canvasElement).getByRole('button', { name }));

/** Shows one alert at a time, until the user answers it. */
export const Default: Story = {
  tags: ['no-screenshot'], // the page alone
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, 'Send');
    for (const name of ALERTS) {
      const alert = await screen.findByRole('alertdialog', { name });
      await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    }
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    // The button of the first alert, which had the focus before the second one, is gone.
    const opener = canvas.getByRole('button', { name: 'Send' });
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Playground: Story = {
  tags: ['no-screenshot', '!autodocs'],
  args: { children: <Page /> },
};

/** The same status a second time is announced again: its text is removed and rendered again. */
export const StatusAgain: Story = {
  tags: ['!dev', '!autodocs', 'no-screenshot'],
  play: async ({ canvas, canvasElement }) => {
    await press(canvasElement, 'Save');
    const first = await canvas.findByText('Saved.');
    await press(canvasElement, 'Save');
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await canvas.findByText('Saved.');
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss' }));
    await waitFor(() => expect(canvas.queryByText('Saved.')).toBeNull());
  },
};

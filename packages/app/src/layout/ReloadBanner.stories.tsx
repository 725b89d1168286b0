import type { Meta, StoryObj } from '@storybook/react-vite';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { ReloadBanner } from './ReloadBanner.tsx';

const meta = {
  title: 'Screens/Reload banner',
  component: ReloadBanner,
  tags: ['!autodocs'],
} satisfies Meta<typeof ReloadBanner>;
export default meta;

/** A prerendered page whose screen could not be loaded stays, under this banner. */
export const ScreenMissing: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      "A part of this page couldn't be loaded.",
    );
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible();
  },
};

/** The screen may still arrive. */
export const ScreenLate: StoryObj<typeof meta> = {
  tags: ['no-screenshot'], // looks like ScreenMissing
  args: { onRetry: fn(() => new Promise<void>(() => {})) },
  play: async ({ canvas, args }) => {
    const tryAgain = canvas.getByRole('button', { name: 'Try again' });
    await userEvent.click(tryAgain);
    await userEvent.click(tryAgain);
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await expect(canvas.queryByRole('button', { name: 'Reload' })).toBeNull();
    // The page is hydrated, and the router navigates, in transitions: none waits for the request.
    const elsewhere = createRoot(document.createElement('div'));
    const commit = fn<(element: Element | null) => void>();
    startTransition(() => elsewhere.render(<p ref={commit} />));
    await waitFor(() => expect(commit).toHaveBeenCalled());
    elsewhere.unmount();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ReloadBanner } from './ReloadBanner.tsx';

const meta = {
  title: 'Screens/Reload banner',
  component: ReloadBanner,
  tags: ['!autodocs'],
} satisfies Meta<typeof ReloadBanner>;
export default meta;

/** A prerendered page whose screen could not be loaded: it stays, under this banner. */
export const ScreenMissing: StoryObj<typeof meta> = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      "A part of this page couldn't be loaded.",
    );
    await expect(canvas.getByRole('button', { name: 'Reload' })).toBeVisible();
  },
};

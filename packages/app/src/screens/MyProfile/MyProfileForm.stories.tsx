import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import {
  answerSaved,
  changeProfile,
  profileFormOf,
  seeSaved,
} from '../../stories/steps/account.ts';
import { seeSignedIn } from '../../stories/steps/stage.ts';
import myProfileStories from './MyProfile.stories.tsx';
import { MyProfile } from './MyProfile.tsx';
import { arrive, seeAccount } from './myProfileTestUtils.ts';

const meta = {
  ...myProfileStories,
  title: 'Screens/My profile',
  component: MyProfile,
  tags: ['!autodocs'],
} satisfies Meta<typeof MyProfile>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Saved: Story = {
  play: async (stage) => {
    await arrive(stage);
    await changeProfile(stage);
    await seeSaved();
  },
};

/** The new name and photo show everywhere at once. */
export const SavedAndAnswered: Story = {
  tags: ['!dev'],
  play: async (context) => {
    await Saved.play?.(context);
    await answerSaved();
    await seeAccount(context, 'Zoe After', 'photo@toystore.example', 'tango-the-t-rex');
    await seeSignedIn(context, 'Zoe After', 'photo');
  },
};

/** An empty field keeps its value. */
export const NothingTyped: Story = {
  tags: ['!dev'],
  play: async (stage) => {
    await arrive(stage);
    const { name, save } = profileFormOf(stage);
    await userEvent.clear(name);
    await userEvent.click(save);
    await seeSaved();
    await answerSaved();
    await seeAccount(stage, 'Demo Shopper', 'photo@toystore.example', 'pebble-the-sea-otter');
  },
};

/** A failure is only logged, and the form keeps the typed values. */
// biome-ignore lint/suspicious/noShadowRestrictedNames: every screen's stories have these names
export const Error: Story = {
  name: 'Failed',
  parameters: { app: { answers: { updateUserProfile: 'auth/network-request-failed' } } },
  beforeEach: () => {
    const log = spyOn(console, 'error').mockImplementation(() => {});
    return () => log.mockRestore();
  },
  play: async (stage) => {
    await arrive(stage);
    await changeProfile(stage);
    const { name, photo, save } = profileFormOf(stage);
    await waitFor(() =>
      expect(console.error).toHaveBeenCalledWith('Profile update failed.', expect.anything()),
    );
    await waitFor(() => expect(save).not.toHaveAttribute('aria-busy'));
    await expect(name).toHaveValue('Zoe After');
    await expect(photo).toHaveProperty('value', expect.stringContaining('tango-the-t-rex'));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    await seeAccount(stage, 'Demo Shopper', 'photo@toystore.example', 'pebble-the-sea-otter');
  },
};

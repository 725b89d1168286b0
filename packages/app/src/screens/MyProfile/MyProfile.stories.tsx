import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { catalogueAnswers, lostPictures } from '../../stories/catalogueAnswers.ts';
import { inApp } from '../../stories/inApp.tsx';
import {
  answerSaved,
  changeProfile,
  profileFormOf,
  seeLogin,
  seeSaved,
} from '../../stories/steps/account.ts';
import {
  arriveAt,
  barOf,
  type Stage,
  screenOf,
  seeBarLinks,
  seeSignedIn,
} from '../../stories/steps/stage.ts';
import { MyProfile } from './MyProfile.tsx';

const meta = {
  title: 'Screens/My profile',
  component: MyProfile,
  tags: ['!autodocs'],
  decorators: [inApp],
  parameters: {
    app: { address: '/myprofile', person: 'withPhoto' },
    msw: [catalogueAnswers.success],
  },
} satisfies Meta<typeof MyProfile>;
export default meta;

type Story = StoryObj<typeof meta>;

const arrive = (stage: Stage) => arriveAt(stage, 'My Profile', 'My Profile');

const seeAccount = async (stage: Stage, name: string, email: string, photo: string) => {
  const account = within(screenOf(stage).getByRole('region', { name: 'Account' }));
  await expect(account.getByRole('heading', { level: 2 })).toHaveTextContent(name);
  await expect(account.getByText(email)).toBeVisible();
  await waitFor(() => {
    const picture = account.getByRole<HTMLImageElement>('img', { name: 'Profile photo' });
    expect(picture.src).toContain(photo);
    expect(picture.naturalWidth).toBeGreaterThan(0);
  });
};

export const Success: Story = {
  name: 'With photo',
  play: async (stage) => {
    await arrive(stage);
    await seeAccount(stage, 'Demo Shopper', 'photo@toystore.example', 'pebble-the-sea-otter');
    const { name, photo, save } = profileFormOf(stage);
    await expect(name).toHaveValue('Demo Shopper');
    await expect(photo).toHaveValue('');
    await expect(save).toBeEnabled();
    await seeSignedIn(stage, 'Demo Shopper', 'photo');
  },
};

/** The default picture stands in. */
export const WithoutPhoto: Story = {
  parameters: { app: { person: 'withoutPhoto' } },
  play: async (stage) => {
    await arrive(stage);
    await seeAccount(stage, 'Demo Shopper', 'shopper@toystore.example', 'captain-waddles');
    await seeSignedIn(stage, 'Demo Shopper', { letter: 'D' });
  },
};

export const BrokenPhoto: Story = {
  parameters: {
    app: { person: 'withBrokenPhoto' },
    msw: [catalogueAnswers.success, lostPictures],
  },
  play: async (stage) => {
    await arrive(stage);
    await seeAccount(stage, 'Demo Shopper', 'shopper@toystore.example', 'captain-waddles');
  },
};

export const WithoutName: Story = {
  parameters: { app: { person: 'withoutName' } },
  play: async (stage) => {
    await arrive(stage);
    await seeAccount(stage, 'User', 'noname@toystore.example', 'captain-waddles');
    await expect(profileFormOf(stage).name).toHaveValue('');
    await seeSignedIn(stage, 'User', { letter: 'U' });
  },
};

export const LongName: Story = {
  parameters: { app: { person: 'withLongName' } },
  play: async (stage) => {
    await arrive(stage);
    await expect(screenOf(stage).getByRole('heading', { level: 2 })).toHaveTextContent(/bergen/);
    const page = document.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
};

/** It is not known yet who is there. */
export const Loading: Story = {
  parameters: { app: { person: 'unknown' } },
  play: async (stage) => {
    await waitFor(() => expect(screenOf(stage).getByText('Loading...')).toBeVisible());
    await expect(screenOf(stage).queryByRole('button', { name: 'Save Changes' })).toBeNull();
  },
};

/** The provider's code did not arrive, so nobody knows who is there. */
export const Unavailable: Story = {
  parameters: { app: { person: 'unavailable' } },
  play: async (stage) => {
    await arriveAt(stage, 'Accounts are unavailable', 'My Profile');
    await expect(screenOf(stage).getByRole('alert')).toHaveTextContent(
      'This page waits for the account service',
    );
    await expect(screenOf(stage).getByRole('button', { name: 'Try again' })).toBeVisible();
    await seeBarLinks(stage, ['Home']);
    // What has that text in the bar only keeps the place of the link.
    await expect(barOf(stage).getByText('Sign In').closest('a, button')).toBeNull();
    await expect(barOf(stage).queryByText('Sign Out')).toBeNull();
  },
};

/** The second try brings the page, whose heading has the focus that the button had. */
export const AvailableAgain: Story = {
  parameters: { app: { person: 'unavailable' } },
  play: async (stage) => {
    await Unavailable.play?.(stage);
    await userEvent.click(screenOf(stage).getByRole('button', { name: 'Try again' }));
    await arrive(stage);
    await seeAccount(stage, 'Demo Shopper', 'shopper@toystore.example', 'captain-waddles');
    await seeSignedIn(stage, 'Demo Shopper', { letter: 'D' });
    await waitFor(() =>
      expect(screenOf(stage).getByRole('heading', { level: 1, name: 'My Profile' })).toHaveFocus(),
    );
  },
};

export const Saving: Story = {
  parameters: { app: { answers: { updateUserProfile: 'never' } } },
  play: async (stage) => {
    await arrive(stage);
    await changeProfile(stage);
    const { name, save } = profileFormOf(stage);
    await waitFor(() => expect(save).toHaveAttribute('aria-busy', 'true'));
    await expect(name).toHaveValue('Zoe After');
  },
};

export const Saved: Story = {
  play: async (stage) => {
    await arrive(stage);
    await changeProfile(stage);
    await seeSaved();
  },
};

/** The new name and photo show everywhere at once. */
export const SavedAndAnswered: Story = {
  play: async (context) => {
    await Saved.play?.(context);
    await answerSaved();
    await seeAccount(context, 'Zoe After', 'photo@toystore.example', 'tango-the-t-rex');
    await seeSignedIn(context, 'Zoe After', 'photo');
  },
};

/** An empty field leaves that value as it is. */
export const NothingTyped: Story = {
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

export const PhotoUnusable: Story = {
  play: async (stage) => {
    await arrive(stage);
    const { photo, save } = profileFormOf(stage);
    await userEvent.type(photo, 'javascript:alert(1)');
    await userEvent.click(save);
    await expect(photo).toHaveFocus();
    await expect(photo).toHaveAccessibleDescription(
      'Please enter a photo address that starts with https://',
    );
    await expect(photo).toHaveValue('javascript:alert(1)');
  },
};

/** A failure is only logged, and the form keeps what was typed. */
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

/** My Profile is for shoppers: a visitor is sent to Login. */
export const SignedOut: Story = {
  parameters: { app: { person: 'visitor' } },
  play: seeLogin,
};

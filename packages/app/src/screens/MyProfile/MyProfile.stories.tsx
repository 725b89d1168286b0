import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, userEvent, waitFor } from 'storybook/test';
import { LONG_MS } from '../../auth/Waiting.tsx';
import { catalogueAnswers } from '../../stories/catalogueAnswers.ts';
import { inApp } from '../../stories/inApp.tsx';
import { neverLong } from '../../stories/neverLong.ts';
import { answerLate } from '../../stories/StubAuth.tsx';
import {
  answerSaved,
  changeProfile,
  profileFormOf,
  seeSaved,
} from '../../stories/steps/account.ts';
import {
  arriveAt,
  barOf,
  openBar,
  screenOf,
  seeBarLinks,
  seeSignedIn,
} from '../../stories/steps/stage.ts';
import { MyProfile } from './MyProfile.tsx';
import { arrive, seeAccount } from './myProfileTestUtils.ts';

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

/** The auth state is not known yet. */
export const Loading: Story = {
  parameters: { app: { person: 'unknown' } },
  beforeEach: neverLong,
  play: async (stage) => {
    await waitFor(() => expect(screenOf(stage).getByText('Loading...')).toBeVisible());
    await expect(screenOf(stage).queryByRole('button', { name: 'Save Changes' })).toBeNull();
  },
};

/** The provider does not answer: after some seconds the page says what it waits for. */
export const LoadingForLong: Story = {
  tags: ['!dev'],
  parameters: { app: { person: 'unknown' } },
  play: async (stage) => {
    const reason = /^The account service has not answered yet\./;
    const statuses = () => screenOf(stage).getAllByRole('status');
    await waitFor(() => expect(statuses().at(-1)).toBeEmptyDOMElement());
    await waitFor(() => expect(statuses().at(-1)).toHaveTextContent(reason), {
      timeout: 2 * LONG_MS,
    });
    await expect(screenOf(stage).getByText('Loading...')).toBeVisible();
  },
};

/** The provider's code could not be loaded, so the auth state is unknown. */
export const Unavailable: Story = {
  parameters: { app: { person: 'unavailable' } },
  play: async (stage) => {
    await arriveAt(stage, 'Accounts are unavailable', 'My Profile');
    await expect(screenOf(stage).getByRole('alert')).toHaveTextContent(
      'This page waits for the account service',
    );
    await expect(screenOf(stage).getByRole('button', { name: 'Try again' })).toBeVisible();
    await seeBarLinks(stage, ['Home']);
    // The element with that text in the bar is only a placeholder.
    await expect(barOf(stage).getByText('Sign In').closest('a, button')).toBeNull();
    await expect(barOf(stage).queryByText('Sign Out')).toBeNull();
  },
};

/** The retry shows the page, whose heading gets the focus that the button had. */
export const AvailableAgain: Story = {
  tags: ['!dev'],
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

export const Saved: Story = {
  play: async (stage) => {
    await arrive(stage);
    await changeProfile(stage);
    await seeSaved();
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

/** The alert shows on the page that was opened during the request. */
export const SavedAfterLeaving: Story = {
  tags: ['!dev'],
  parameters: { app: { answers: { updateUserProfile: 'late success' } } },
  play: async (stage) => {
    await arrive(stage);
    await changeProfile(stage);
    await userEvent.click((await openBar(stage)).getByRole('link', { name: 'Home' }));
    await arriveAt(stage, 'ToyStore', 'Home');
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    answerLate();
    await answerSaved();
    await seeSignedIn(stage, 'Zoe After', 'photo');
  },
};

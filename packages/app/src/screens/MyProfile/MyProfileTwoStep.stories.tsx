import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { goOffline } from '../../stories/goOffline.ts';
import { type Stage, seeStatus } from '../../stories/steps/stage.ts';
import myProfileStories from './MyProfile.stories.tsx';
import { MyProfile } from './MyProfile.tsx';
import {
  arrive,
  dialogOf,
  press,
  securityOf,
  seeNoDialog,
  typeAndSend,
} from './myProfileTestUtils.ts';

const meta = {
  ...myProfileStories,
  title: 'Screens/My profile',
  component: MyProfile,
  tags: ['!autodocs'],
  parameters: {
    ...myProfileStories.parameters,
    app: { address: '/myprofile', person: 'withoutPhoto' },
  },
} satisfies Meta<typeof MyProfile>;
export default meta;

type Story = StoryObj<typeof meta>;

const TURN_ON = 'Turn on two-step verification';
const TURN_OFF = 'Turn off two-step verification';
const SCAN = 'Scan this code';
const CODE = 'Enter the 6-digit code';

const next = async () =>
  userEvent.click((await dialogOf(SCAN)).getByRole('button', { name: 'Next' }));

const openCode = async (stage: Stage) => {
  await arrive(stage);
  await press(stage, TURN_ON);
  await waitFor(async () => expect((await dialogOf(SCAN)).getByRole('code')).toBeVisible());
  await next();
};

export const TwoStepTurnedOn: Story = {
  tags: ['!dev'],
  play: async (stage) => {
    await openCode(stage);
    await typeAndSend(CODE, 'Code', '123456');
    const done = await dialogOf('Two-step verification is on');
    await userEvent.click(done.getByRole('button', { name: 'Done' }));
    await seeNoDialog();
    await securityOf(stage).findByText('November 23, 2026');
    await expect(securityOf(stage).getByRole('button', { name: TURN_OFF })).toHaveFocus();
  },
};

/** After some minutes the key expires at the provider: another one replaces it, under a message. */
export const TwoStepKeyExpired: Story = {
  tags: ['!dev'],
  parameters: { app: { answers: { turnOnTwoStep: ['auth/code-expired', 'success'] } } },
  play: async (stage) => {
    await openCode(stage);
    await typeAndSend(CODE, 'Code', '123456');
    const scan = await dialogOf(SCAN);
    await expect(scan.getByRole('alert')).toHaveTextContent('This took too long');
    await next();
    await typeAndSend(CODE, 'Code', '123456');
    await dialogOf('Two-step verification is on');
  },
};

export const TwoStepTurnedOff: Story = {
  tags: ['!dev'],
  parameters: {
    app: {
      person: 'withTwoStep',
      answers: {
        turnOffTwoStep: ['auth/requires-recent-login', 'success'],
        confirmPassword: 'auth/multi-factor-auth-required',
      },
    },
  },
  play: async (stage) => {
    await arrive(stage);
    await press(stage, TURN_OFF);
    const dialog = await dialogOf(TURN_OFF);
    await userEvent.click(dialog.getByRole('button', { name: 'Turn off' }));
    await typeAndSend("Confirm it's you", 'Password', 'Toybox$2026');
    await waitFor(async () =>
      expect((await dialogOf("Confirm it's you")).getByLabelText('Code')).toHaveFocus(),
    );
    await typeAndSend("Confirm it's you", 'Code', '123456');
    await seeStatus('Two-step verification is off.');
    await seeNoDialog();
    await securityOf(stage).findByText('Off');
  },
};

/** A session that was restored without a network does not know whether it is on. */
export const TwoStepUnknown: Story = {
  tags: ['no-screenshot'], // My profile without one row
  beforeEach: goOffline,
  play: async (stage) => {
    await arrive(stage);
    const security = securityOf(stage);
    await security.findByRole('heading', { name: 'Password' });
    await expect(security.queryByRole('heading', { name: 'Two-step verification' })).toBeNull();
    await expect(security.queryByText('Off')).toBeNull();
  },
};

/** The email must be verified first; a button sends the e-mail. */
export const TwoStepUnverified: Story = {
  tags: ['no-screenshot'], // AccountSecurity covers it
  parameters: {
    app: {
      person: 'unverified',
      answers: { sendVerificationEmail: ['auth/too-many-requests', 'success'] },
    },
  },
  play: async (stage) => {
    await arrive(stage);
    const security = securityOf(stage);
    await userEvent.click(security.getByRole('button', { name: TURN_ON }));
    await expect(screen.queryByRole('dialog')).toBeNull();
    await press(stage, 'Send verification e-mail');
    await expect(await security.findByRole('alert')).toHaveTextContent('auth/too-many-requests');
    await press(stage, 'Send verification e-mail');
    await security.findByText(/^Sent\./);
    await expect(security.queryByRole('alert')).toBeNull();
  },
};

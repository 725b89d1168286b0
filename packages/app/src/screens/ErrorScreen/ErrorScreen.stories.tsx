import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, spyOn, userEvent, waitFor } from 'storybook/test';
import { ChunkLoadError } from '../../loading/importWithRetry.ts';
import type { RouteEntry } from '../../routing/routeTable.ts';
import { catalogueAnswers } from '../../stories/catalogueAnswers.ts';
import { inApp } from '../../stories/inApp.tsx';
import { arriveAt, openBar, screenOf, seeSignedOut } from '../../stories/steps/stage.ts';
import { ErrorScreen } from './ErrorScreen.tsx';

/** Returns a route in addition to the app's own, whose screen loads or fails as given. */
const brokenRoute = (module: string, load: RouteEntry['load']): RouteEntry => ({
  path: '/broken',
  access: 'everyone',
  title: 'home',
  module,
  load,
});

function Throws(): never {
  throw new TypeError("Cannot read properties of undefined (reading 'length')");
}

const meta = {
  title: 'Screens/Something broke',
  component: ErrorScreen,
  tags: ['!autodocs'],
  decorators: [inApp],
  parameters: {
    app: {
      address: '/broken',
      extraRoute: brokenRoute('throws', async () => ({ Component: Throws })),
    },
    msw: [catalogueAnswers.success],
  },
  args: { error: undefined }, // the app's own boundary catches it
  // React and the router log what a screen throws.
  beforeEach: () => {
    const log = spyOn(console, 'error').mockImplementation(() => {});
    return () => log.mockRestore();
  },
} satisfies Meta<typeof ErrorScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The message replaces the screen; bar and footer stay. */
export const ScreenThrew: Story = {
  play: async (stage) => {
    await arriveAt(stage, 'Something broke on this page', 'Something Broke');
    const broken = screenOf(stage);
    const alert = broken.getByRole('alert');
    await expect(alert).toHaveTextContent('The rest of the shop is fine.');
    await expect(alert).not.toHaveTextContent('Cannot read');
    await expect(broken.getByRole('button', { name: 'Go Back Home' })).toBeVisible();
    await seeSignedOut(stage);
    await expect(console.error).toHaveBeenCalled();
  },
};

/** The screen's code could not be loaded: the network is missing, or a new release has replaced it. */
export const CodeNeverArrived: Story = {
  parameters: {
    app: {
      extraRoute: brokenRoute('lost', () =>
        Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
      ),
    },
  },
  play: async (stage) => {
    await arriveAt(stage, 'Something broke on this page', 'Something Broke');
    const broken = screenOf(stage);
    await expect(broken.getByRole('alert')).toHaveTextContent(
      "A part of the shop couldn't be loaded.",
    );
    await expect(broken.getByRole('button', { name: 'Reload' })).toBeVisible();
    await expect(broken.getByRole('button', { name: 'Go Back Home' })).toBeVisible();
  },
};

/** Whether the code has arrived, and what each screen without it waits for: React may render one more than once. */
const lateCode: { hasArrived: boolean; waiting: ((code?: unknown) => void)[] } = {
  hasArrived: false,
  waiting: [],
};

/** A screen that throws until its code has arrived. */
function Late() {
  if (lateCode.hasArrived) return <h1>The late screen</h1>;
  const arrival = new Promise((resolve) => {
    lateCode.waiting.push(resolve);
  });
  throw new ChunkLoadError('There was no answer.', arrival);
}

/** The request for the screen's code was not answered: the page offers to try again, and opens the screen if the code arrives. */
export const CodeIsLate: Story = {
  tags: ['!dev'],
  parameters: { app: { extraRoute: brokenRoute('late', async () => ({ Component: Late })) } },
  play: async (stage) => {
    Object.assign(lateCode, { hasArrived: false, waiting: [] });
    await arriveAt(stage, 'Something broke on this page', 'Something Broke');
    const broken = screenOf(stage);
    const { length } = lateCode.waiting;
    await userEvent.click(broken.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(lateCode.waiting.length).toBeGreaterThan(length));
    await waitFor(() => expect(broken.getByRole('button', { name: 'Try again' })).toBeVisible());
    await expect(broken.queryByRole('button', { name: 'Reload' })).toBeNull();
    lateCode.hasArrived = true;
    for (const arrive of lateCode.waiting) arrive();
    await expect(await broken.findByText('The late screen')).toBeVisible();
  },
};

/** The rest of the shop works. */
export const GoneOn: Story = {
  tags: ['!dev'],
  play: async (context) => {
    await ScreenThrew.play?.(context);
    const bar = await openBar(context);
    await userEvent.click(bar.getByRole('link', { name: 'Login' }));
    await arriveAt(context, 'Login', 'Login');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { HttpResponse, http } from 'msw';
import { expect, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { catalogueAnswers } from '../stories/catalogueAnswers.ts';
import { catalogues } from '../stories/catalogues.ts';
import { goOffline } from '../stories/goOffline.ts';
import { inApp } from '../stories/inApp.tsx';
import { firstToysChecked } from '../stories/steps/browse.ts';
import { arriveAt, openBar, type Stage } from '../stories/steps/stage.ts';
import { NetworkNotice } from './NetworkNotice.tsx';

/** The catalogue as a service worker cached it some days ago; `current` answers requests that bypass the cache. */
const keptCatalogue = (current: () => Response) =>
  http.get('/toy.json', ({ request }) =>
    request.cache === 'no-cache'
      ? current()
      : HttpResponse.json(catalogues.shop, {
          headers: {
            'Cache-Status': 'ServiceWorker; hit',
            Date: new Date(2026, 10, 17, 14, 5).toUTCString(),
          },
        }),
  );

const meta = {
  title: 'Screens/Network notice',
  component: NetworkNotice,
  tags: ['!autodocs'],
  decorators: [inApp],
  parameters: {
    a11y: firstToysChecked,
    app: { address: '/alltoy' },
    msw: [keptCatalogue(() => new HttpResponse(null, { status: 503 }))],
  },
} satisfies Meta<typeof NetworkNotice>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The page that renders fastest: the notices are on every one. */
const arriveNowhere = (stage: Stage) => arriveAt(stage, 'Oops! Page not found', 'Not Found');

const seeNotice = ({ canvasElement }: Stage, text: string) =>
  waitFor(async () => {
    const regions = canvasElement.querySelectorAll('[aria-live]');
    const texts = [...regions].map(({ textContent }) => textContent);
    await expect(texts.find((each) => each.startsWith(text))).toBeDefined();
  });

/**
 * Simulates that the service worker of a newer release, which does not know this page's code, takes over.
 * @returns whether the page has queried it
 */
function takeOver() {
  let isAsked = false;
  const controller = {
    postMessage(_: string, [port]: MessagePort[]) {
      isAsked = true;
      port?.postMessage(false);
    },
  };
  Object.defineProperty(navigator.serviceWorker, 'controller', {
    value: controller,
    configurable: true,
  });
  navigator.serviceWorker.dispatchEvent(new Event('controllerchange'));
  Reflect.deleteProperty(navigator.serviceWorker, 'controller'); // the prototype's shows again
  return isAsked;
}

/** Shows cached toys and the time of their prices. */
export const Offline: Story = {
  beforeEach: goOffline,
  play: async (stage) => {
    await arriveAt(stage, 'Our All Toys', 'All Toys');
    await seeNotice(stage, "You're offline. Prices of November 17.");
  },
};

export const OfflineAtLogin: Story = {
  tags: ['no-screenshot'], // looks like Offline
  parameters: { app: { address: '/login' } },
  beforeEach: goOffline,
  play: async (stage) => {
    await seeNotice(stage, "You're offline. Accounts need a network.");
  },
};

export const BackOnline: Story = {
  tags: ['no-screenshot'], // disappears after some seconds
  parameters: { app: { address: '/no/such/page' }, msw: [catalogueAnswers.success] }, // old prices are more urgent
  play: async (stage) => {
    await arriveNowhere(stage);
    const goOnline = goOffline();
    await seeNotice(stage, "You're offline.");
    const isHidden = spyOn(document, 'hidden', 'get').mockReturnValue(true);
    const set = spyOn(window, 'setTimeout');
    const timers = () => set.mock.calls.filter(([, delay]) => delay === 20_000);
    goOnline();
    await seeNotice(stage, "You're back online.");
    await expect(timers()).toEqual([]); // the user cannot read it now
    isHidden.mockRestore();
    document.dispatchEvent(new Event('visibilitychange'));
    const [[end] = []] = timers();
    if (typeof end === 'function') end();
    await waitFor(() => expect(stage.canvasElement).not.toHaveTextContent("You're back online."));
  },
};

/** Offers a newer release from the next page on. */
export const NewVersion: Story = {
  tags: ['no-screenshot'], // looks like Offline, with two more buttons
  parameters: { app: { address: '/no/such/page' }, msw: [catalogueAnswers.success] },
  play: async (stage) => {
    await arriveNowhere(stage);
    await waitFor(() => expect(takeOver()).toBe(true), { timeout: 10_000 }); // the listener is in a lazy chunk
    await userEvent.click((await openBar(stage)).getByRole('link', { name: 'Login' }));
    await arriveAt(stage, 'Login', 'Login');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull()); // a phone's menu closes
    await seeNotice(stage, 'A new version of ToyStore is ready.');
  },
};

/** The network works, but the catalogue's host does not answer. */
export const StalePrices: Story = {
  tags: ['no-screenshot'], // looks like Offline, with another text
  play: async (stage) => {
    await arriveAt(stage, 'Our All Toys', 'All Toys');
    await seeNotice(stage, "Prices of November 17. Today's couldn't be loaded.");
  },
};

/** Cached toys are replaced by those of the host, without a message. */
export const Revalidated: Story = {
  tags: ['no-screenshot'], // looks like All toys
  parameters: {
    msw: [
      keptCatalogue(() =>
        HttpResponse.json(catalogues.shop.map((toy) => ({ ...toy, toyName: `${toy.toyName} II` }))),
      ),
    ],
  },
  play: async (stage) => {
    const canvas = within(stage.canvasElement);
    await arriveAt(stage, 'Our All Toys', 'All Toys');
    await waitFor(() =>
      expect(
        canvas.getByRole('heading', { level: 3, name: 'Bramble the Honey Bear II' }),
      ).toBeVisible(),
    );
    await expect(canvas.queryByText(/Prices of/)).toBeNull();
  },
};

/** The toy may be newer than the cached catalogue. */
export const ToyNotCached: Story = {
  parameters: { app: { address: '/toys/999', person: 'withoutPhoto' } },
  beforeEach: goOffline,
  play: async (stage) => {
    const title = "You're offline, and this toy is not kept here yet.";
    const canvas = within(stage.canvasElement);
    await canvas.findByRole('heading', { level: 1, name: title });
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(canvas.getByRole('heading', { level: 1, name: title })).toBeVisible();
  },
};

/** An extension removes the notice from the page: React fails to remove it, and the next one shows nevertheless. */
export const TakenOutByAnExtension: Story = {
  tags: ['!dev', 'removes-nodes'],
  parameters: { app: { address: '/no/such/page' }, msw: [catalogueAnswers.success] },
  beforeEach: () => {
    const report = spyOn(window, 'reportError').mockImplementation(() => {});
    const log = spyOn(console, 'error').mockImplementation(() => {});
    return () => {
      report.mockRestore();
      log.mockRestore();
    };
  },
  play: async (stage) => {
    await arriveNowhere(stage);
    const goOnline = goOffline();
    await seeNotice(stage, "You're offline.");
    stage.canvasElement.querySelector('[aria-live] section')?.remove();
    goOnline();
    await waitFor(() => expect(window.reportError).toHaveBeenCalled());
    const goOnlineAgain = goOffline();
    await seeNotice(stage, "You're offline.");
    goOnlineAgain();
  },
};

import type { Page } from '@playwright/test';
import { expect, test, waitForHydration } from './fixtures.ts';
import { expectFewShifts, recordShifts } from './layoutShifts.ts';
import { pauseRequests } from './pauseRequests.ts';
import { screens } from './screens.ts';
import { signIn } from './signIn.ts';
import { waitForIdle } from './waitForIdle.ts';

// Code that arrives late moves nothing on any page, and no page is empty until then.

test.use({ possibleErrors: /status of 40[04]/ }); // /nowhere, an ended session

/** Answers each request for code, toys and the account after the page has been painted without it. */
async function answerLate(page: Page) {
  await page.route(/\/assets\/.*\.js$|\/toy\.json$|accounts:lookup/, async (route) => {
    const painted = page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await painted.catch(() => {}); // the page was left
    await route.fallback();
  });
}

/** The alert that says why the session has ended comes above the page, and moves it. */
const ALERT_SHIFT = 0.16;

const HEIGHTS = { 360: 740, 768: 1024, 1280: 800, 1440: 900 } as const;
const VISITS = [
  ['a visitor', [360]],
  ['a visitor', [768, 1280]],
  ['a shopper', [1280]],
  ['a shopper', [360, 1440]],
  ['a shopper whose session has ended', [360, 1280]],
] as const;

for (const [user, widths] of VISITS) {
  const isLong = widths.length > 1;
  const which = user === 'a shopper' && !isLong ? 'every protected' : 'every';
  test(
    `opens ${which} page for ${user} without a layout shift, and never an empty one, at ${widths.join(' and ')} px`,
    isLong ? { tag: '@long' } : {},
    async ({ page }) => {
      test.setTimeout(120_000); // 16 pages
      const isVisitor = user !== 'a shopper';
      if (!isVisitor) await signIn(page, 'shopper@toystore.example');
      await recordShifts(page);
      await answerLate(page);
      const hasEnded = user === 'a shopper whose session has ended';
      if (hasEnded) {
        await page.route('**/accounts:lookup*', (route) =>
          route.fulfill({ status: 400, json: { error: { message: 'USER_DISABLED' } } }),
        );
      }
      for (const width of widths) {
        await page.setViewportSize({ width, height: HEIGHTS[width] });
        for (const { path, heading, needsSignIn } of screens) {
          if (path === '/' || (which !== 'every' && !needsSignIn)) continue; // / is /home
          await test.step(`${path}, ${width} px`, async () => {
            if (hasEnded) await signIn(page, 'shopper@toystore.example'); // the hint is there again
            await page.goto(path);
            const name = needsSignIn && isVisitor ? 'Login' : heading;
            await expect(page.getByRole('heading', { level: 1, name })).toBeAttached();
            await waitForHydration(page);
            if (!isVisitor && ['/login', '/register'].includes(path)) {
              await expect(page.getByText('You are signed in as Demo Shopper.')).toBeVisible();
            }
            await waitForIdle(page);
            await expectFewShifts(page, hasEnded ? ALERT_SHIFT : undefined);
          });
        }
      }
    },
  );
}

/** Ways to be redirected to Login, whose code is late, and the heading that the page shows until then. */
const REDIRECTS: {
  name: string;
  from: string;
  shown: string;
  leave: (page: Page) => Promise<unknown>;
}[] = [
  {
    name: 'Sign Out in another tab, on My Profile',
    from: '/myprofile',
    shown: 'My Profile',
    leave: signOutInAnotherTab,
  },
  {
    name: 'Sign Out on My Profile',
    from: '/myprofile',
    shown: 'My Profile', // hidden, above 'Loading...'
    leave: (page) => page.getByRole('button', { name: 'Sign Out' }).click(),
  },
  {
    name: "a link to a toy's page, after Sign Out",
    from: '/alltoy',
    shown: 'Toy', // hidden, above 'Loading...'
    leave: async (page) => {
      await page.getByRole('button', { name: 'Sign Out' }).click();
      await page.getByRole('article').first().getByRole('link').click();
    },
  },
];

async function signOutInAnotherTab(page: Page) {
  const other = await page.context().newPage();
  await other.goto('/home');
  await other.getByRole('button', { name: 'Sign Out' }).click();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await other.close();
}

test('keeps what it shows until Login is ready', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await recordShifts(page);
  for (const { name, from, shown, leave } of REDIRECTS) {
    await test.step(name, async () => {
      const resume = await pauseRequests(page, '**/assets/Login-*.js');
      const requested = page.waitForRequest('**/assets/Login-*.js');
      await signIn(page, 'shopper@toystore.example');
      await page.goto(from);
      await waitForHydration(page);
      await leave(page);
      await requested;
      const heading = page.getByRole('heading', { level: 1 });
      await expect(page.getByRole('button', { name: 'Sign Out' })).toHaveCount(0);
      await expect(heading).toHaveText(shown);
      resume();
      await expect(heading).toHaveText('Login');
      await expectFewShifts(page);
    });
  }
});

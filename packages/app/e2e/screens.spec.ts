import type { Page } from '@playwright/test';
import { expect, signIn, test } from './fixtures.ts';
import { screens } from './screens.ts';

// Every screen: no horizontal scroll from 320 px, nor in large text. axe runs on the stories.

const looks = screens.filter(({ path }) => path !== '/'); // the same as /home

for (const needsSignIn of [true, false]) {
  test.describe(() => {
    test.use({ expectedErrors: needsSignIn ? undefined : /status of 404/ });

    test(`${needsSignIn ? "a shopper's" : 'public'} pages have their titles and headings, fit 320 px, trap no keyboard, and keep their content at twice the text size @core`, async ({
      page,
    }) => {
      const beyond = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      if (needsSignIn) await signIn(page, 'shopper@toystore.example');
      for (const screen of looks.filter((look) => look.needsSignIn === needsSignIn)) {
        await test.step(screen.path, async () => {
          const name = page.getByRole('heading', { level: 1, name: screen.heading, exact: true });
          await page.setViewportSize({ width: 320, height: 700 });
          await page.goto(screen.path);
          await expect(page).toHaveTitle(`${screen.title} | ToyStore`);
          await expect(name).toBeAttached();
          expect(await beyond()).toBeLessThanOrEqual(0);
          expect(await leaves(page), 'the keyboard leaves every element').toBe(true);
          await page.setViewportSize({ width: 360, height: 740 });
          await page.evaluate(() => {
            document.documentElement.style.fontSize = '200%'; // by code: the content policy blocks inline styles
          });
          await expect(name).toBeAttached();
          await expect.poll(beyond).toBe(0);
        });
      }
    });
  });
}

/** Whether Tab moves through the page and reaches its first element again (WCAG 2.1.2). */
async function leaves(page: Page): Promise<boolean> {
  await page.keyboard.press('Tab');
  const first = await page.evaluateHandle(() => document.activeElement);
  for (let presses = 0; presses < 500; presses += 1) {
    await page.keyboard.press('Tab');
    if (await first.evaluate((element) => element === document.activeElement)) return true;
  }
  return false;
}

// WCAG 2.4.11: the bar, messages and other content do not hide the focused element.
test('hides no element of Home and Register that the keyboard focuses', async ({ page }) => {
  for (const path of ['/home', '/register']) {
    await page.goto(path);
    await expect(page.getByRole('main').getByRole('heading').first()).toBeAttached();
    for (const key of ['Tab', 'Shift+Tab']) {
      for (let presses = 0; presses < 20; presses += 1) {
        await page.keyboard.press(key);
        expect(await page.evaluate(hiddenFocus)).toBeUndefined();
      }
    }
  }
});

/** Returns the focused element if it is completely hidden. */
function hiddenFocus(): string | undefined {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const { left, top, width, height } = focused.getBoundingClientRect();
  const isSeenAt = (x: number, y: number) => {
    const seen = document.elementFromPoint(left + width * x, top + height * y);
    return seen !== null && (focused.contains(seen) || seen.contains(focused));
  };
  const points = [0.1, 0.5, 0.9];
  const isSeen = points.some((x) => points.some((y) => isSeenAt(x, y)));
  return isSeen ? undefined : focused.outerHTML.slice(0, 120);
}

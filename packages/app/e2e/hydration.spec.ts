import { manyToys } from './catalogue.ts';
import { expect, test, waitForHydration } from './fixtures.ts';
import { screens } from './screens.ts';

// React reports a page that differs from its prerendered HTML (error 418), which fails a test. The catalogue of the build
// has 48 toys; a visitor's may have another size, and arrive at any moment of a slow hydration.

const prerendered = screens.filter((screen) => screen.prerendered);
const ROUNDS = [1, 7, 1000].flatMap((count) => [1, 4, 6].map((rate) => [count, rate] as const));

test.use({ possibleErrors: /status of 404/ }); // /nowhere

test('hydrates every prerendered page with other catalogues, on slow machines and under the hands of its user', {
  tag: '@long',
}, async ({ page }) => {
  test.setTimeout(900_000); // 9 rounds of all pages
  const cdp = await page.context().newCDPSession(page);
  for (const [count, rate] of ROUNDS) {
    await page.route('**/toy.json', (route) => route.fulfill({ json: manyToys(count) }));
    await cdp.send('Emulation.setCPUThrottlingRate', { rate });
    for (const { path, heading } of prerendered) {
      await test.step(`${path} with ${count} toys, ${rate} times slower`, async () => {
        let isHydrated = false;
        await page.goto(path, { waitUntil: 'commit' });
        await expect(page.getByRole('heading', { level: 1, name: heading })).toBeAttached();
        const hydration = waitForHydration(page).then(() => {
          isHydrated = true;
        });
        for (let turn = 0; !isHydrated; turn++) {
          await page.mouse.move((turn * 97) % 1000, (turn * 61) % 700);
          await page.keyboard.press('Tab');
        }
        await hydration;
        if (path === '/alltoy') {
          await expect(page.getByText(`${count} Toy Found`)).toBeVisible();
        }
      });
    }
    await page.unroute('**/toy.json');
  }
});

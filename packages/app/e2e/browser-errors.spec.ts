import type { Page } from '@playwright/test';
import { gatherErrors } from '../../auth-emulator/test/browserErrors.ts';
import { TEST_SHOP } from '../addresses.ts';
import { expect, test } from './fixtures.ts';

const FOREIGN_URL = `${TEST_SHOP.emulatorUrl}/foreign`;

/** Returns a document with an uncaught error and an unhandled rejection that name the frame. */
const failing = (name: string) => `<!doctype html><title>${name}</title><script>
  setTimeout(() => { throw new Error('thrown in ${name}'); });
  Promise.reject(new Error('rejected in ${name}'));
</script>`;

const serve = (page: Page, url: string, body: string) =>
  page.route(url, (route) => route.fulfill({ contentType: 'text/html', body }));

test.use({ expectedErrors: /(?:thrown|rejected) in the (?:page|same-origin iframe)/ });

test('gathers errors of the page and of its same-origin iframes, but not those of a cross-origin iframe', async ({
  page,
  context,
}) => {
  const errors = await gatherErrors(context);
  await serve(page, `${TEST_SHOP.siteUrl}/same`, failing('the same-origin iframe'));
  await serve(page, FOREIGN_URL, failing('the foreign iframe'));
  const iframes = `<iframe src="${FOREIGN_URL}"></iframe><iframe src="/same"></iframe>`;
  await serve(page, `${TEST_SHOP.siteUrl}/page`, `${failing('the page')}${iframes}`);
  await page.goto('/page');
  const messages = () =>
    errors.map((error) => error.match(/\w+ in the [\w-]+(?: iframe)?/)?.[0]).sort();
  await expect
    .poll(messages)
    .toEqual([
      'rejected in the page',
      'rejected in the same-origin iframe',
      'thrown in the page',
      'thrown in the same-origin iframe',
    ]);
});

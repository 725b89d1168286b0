import type { Page } from '@playwright/test';
import { toyAt } from '../catalogue.ts';
import { expect, MOTION, signIn, test, waitForHydration } from '../fixtures.ts';
import { pauseRequests } from '../pauseRequests.ts';
import { waitForIdle } from '../waitForIdle.ts';

// Navigation while the previous navigation is still loading.

test.use(MOTION);

const TOY_CODE = '**/assets/ToyDetail-*.js';
const cardLink = (page: Page, index: number) =>
  page.getByRole('link', { name: `View More: ${toyAt(index).toyName}` });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

async function seeToy(page: Page, index: number) {
  const { toyId, toyName } = toyAt(index);
  await expect(heading(page)).toHaveText(toyName);
  await expect(page).toHaveTitle(`${toyName} | ToyStore`);
  await expect(page).toHaveURL(`/toys/${toyId}`);
}

async function seeAllToys(page: Page) {
  await expect(heading(page)).toContainText('Our All Toys');
  await expect(page).toHaveTitle('All Toys | ToyStore');
  await expect(page).toHaveURL('/alltoy');
}

test('Back before the code of a toy’s page has loaded, then toy A and toy B: shows the previous page, then B, and returns by Back', async ({
  page,
}) => {
  const resume = await pauseRequests(page, TOY_CODE);
  await signIn(page, 'shopper@toystore.example');
  await page.goto('/home');
  await waitForHydration(page);
  await page.getByRole('link', { name: 'All Toy', exact: true }).click();
  await seeAllToys(page);
  await cardLink(page, 3).click();
  await page.goBack(); // as in a browser, a page that never loaded is not in the history
  await expect(page).toHaveURL('/home');
  await expect(page).toHaveTitle('Home | ToyStore');
  await page.goForward();
  await seeAllToys(page);
  await cardLink(page, 0).click();
  await cardLink(page, 2).click();
  resume();
  await seeToy(page, 2);
  await page.goBack();
  await seeAllToys(page);
});

test('toy A, Back and toy B while the catalogue is loading: shows B, with its warnings, when it has loaded', async ({
  page,
}) => {
  await signIn(page, 'shopper@toystore.example');
  const resume = await pauseRequests(page, '**/toy.json');
  await page.goto('/alltoy');
  await waitForHydration(page);
  const loading = page.getByRole('main').getByText('Loading......');
  await cardLink(page, 1).click();
  await expect(loading).toBeVisible(); // a toy is not offered before its warnings are known
  await page.goBack();
  await cardLink(page, 4).click();
  await expect(loading).toBeVisible();
  const arrived = page.waitForResponse('**/toy.json');
  resume();
  await (await arrived).finished();
  await waitForIdle(page);
  await seeToy(page, 4);
  await page.goBack();
  await expect(page.getByRole('article')).toHaveCount(48); // the catalogue has loaded
});

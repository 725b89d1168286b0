import { expect, userEvent, waitFor, within } from 'storybook/test';
import { arriveAt, type Stage, screenOf } from './stage.ts';

/** The cards after the first six are similar, and axe is slow on each; the story Success of All toys has all of them checked. */
export const firstToysChecked = { context: { exclude: ['main li:nth-child(n + 7)'] } };

/** Waits until Home has rendered completely: sections out of view render last. */
export async function arriveHome(stage: Stage) {
  await arriveAt(stage, 'ToyStore', 'Home');
  await screenOf(stage).findByRole('region', { name: 'Subscribe & start buying' });
}

/** Expects Home, with the shop's own catalogue. */
export async function seeHome(stage: Stage) {
  await arriveHome(stage);
  const home = screenOf(stage);

  const slider = within(await home.findByRole('region', { name: 'Featured toys' }));
  const slide = within(slider.getByRole('group', { name: '1 of 48' }));
  await expect(slide.getByRole('heading')).toHaveTextContent('Bramble the Honey Bear');
  await expect(slide.getByText(/^Bramble has a round tummy/)).toBeVisible();
  await expect(slide.getByText('$34.95')).toBeVisible();
  await expect(slide.getByRole('img', { name: 'Bramble the Honey Bear' })).toBeVisible();
  const viewMore = slide.getByRole('link', { name: 'View More: Bramble the Honey Bear' });
  await expect(viewMore).toHaveTextContent('View More');
  await expect(viewMore).toHaveAttribute('href', '/toys/1');

  const categories = within(home.getByRole('region', { name: 'Top by Category' }));
  const categoryLinks = categories.getAllByRole('link');
  await expect(categoryLinks).toHaveLength(6);
  await expect(categoryLinks[0]).toHaveTextContent('Bramble the Honey Bear');

  const products = within(home.getByRole('region', { name: 'Most Top Product' }));
  await expect(products.getAllByRole('heading', { level: 3 })).toHaveLength(8);
  await expect(products.getByRole('link', { name: 'All Toy' })).toHaveAttribute('href', '/alltoy');

  const subscribe = within(home.getByRole('region', { name: 'Subscribe & start buying' }));
  await expect(subscribe.getByRole('textbox', { name: 'Email' })).toBeVisible();
  await expect(subscribe.getByRole('button', { name: 'Subscribe' })).toBeVisible();
}

/** Expects all toys, with the shop's own catalogue. */
export async function seeAllToys(stage: Stage) {
  await arriveAt(stage, 'Our All Toys', 'All Toys');
  const all = screenOf(stage);
  await waitFor(() =>
    expect(all.getByText('Toy Found').closest('p')).toHaveTextContent('48 Toy Found'),
  );
  await waitFor(() => expect(all.getAllByRole('article')).toHaveLength(48)); // the first rows render first
  const card = within(all.getByRole('article', { name: 'Bramble the Honey Bear' }));
  await expect(card.getByText('Rating: 4.9')).toBeVisible();
  await expect(card.getByText('Quantity: 48')).toBeVisible();
  await expect(card.getByText('Price:').closest('p')).toHaveTextContent('Price: $34.95');
  await expect(card.getByRole('link')).toHaveTextContent('View More');
  await expect(card.getByRole('link')).toHaveAttribute('href', '/toys/1');
}

/** Types into the search box of all toys, which suggests toys and filters nothing. */
export async function searchFor(stage: Stage, text: string) {
  const search = screenOf(stage).getByRole('combobox', { name: 'Search App' });
  await expect(search).toHaveAttribute('placeholder', 'Search App...');
  await userEvent.type(search, text);
}

/** Opens a toy's page, which is for shoppers only, from its card. */
export async function openToy(stage: Stage, name: string) {
  await userEvent.click(screenOf(stage).getByRole('link', { name: `View More: ${name}` }));
}

/** Expects the page of the shop's first toy. */
export async function seeToy(stage: Stage) {
  const name = 'Bramble the Honey Bear';
  await arriveAt(stage, name, name);
  const toy = screenOf(stage);
  await expect(toy.getByRole('img', { name })).toBeVisible();
  await expect(toy.getByText('$34.95').closest('p')).toHaveTextContent('Price: $34.95');
  await seeFacts(stage, { Rating: '4.9', Quantity: '48', Seller: 'Cloudberry Lane' });
  await expect(toy.getByRole('button', { name: 'Add to Cart' })).toBeEnabled();
  const story = within(toy.getByRole('region', { name: 'Description' }));
  await expect(story.getByText(/^Bramble has a round tummy.*small lap\.$/)).toBeVisible();
}

/** Expects these facts on a toy's page. */
export async function seeFacts(stage: Stage, facts: Record<string, string>) {
  const toy = screenOf(stage);
  const terms = toy.getAllByRole('term').map(({ textContent }) => textContent);
  const values = toy.getAllByRole('definition').map(({ textContent }) => textContent);
  const shown = Object.fromEntries(terms.map((term, index) => [term, values[index]]));
  await expect(shown).toMatchObject(facts);
}

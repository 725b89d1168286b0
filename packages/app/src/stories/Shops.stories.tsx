import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { Layout } from '../layout/Layout.tsx';
import { catalogueAnswers } from './catalogueAnswers.ts';
import { inApp } from './inApp.tsx';
import { firstToysChecked } from './steps/browse.ts';
import { barOf, type Stage, screenOf } from './steps/stage.ts';

/** The screens that shoppers see most in the shops beside ToyStore, each in its own language, currency and brand. */
const meta = {
  title: 'Screens/Shops',
  component: Layout,
  tags: ['!autodocs'],
  decorators: [inApp],
  parameters: {
    a11y: firstToysChecked,
    msw: [catalogueAnswers.success],
    emulateMedia: { reducedMotion: 'reduce' }, // on a slow machine another slide would be in the screenshot
  },
} satisfies Meta<typeof Layout>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The names of the first toy, its button and the cart in a shop. */
const spielkiste = {
  id: 'spielkiste',
  toy: 'Brummel, der Honigbär',
  add: 'In den Warenkorb',
  cart: 'Warenkorb',
};
const luba = {
  id: 'luba',
  toy: 'برامبل دبّ العسل',
  add: 'أضف إلى السلة',
  cart: 'السلة',
};

type Shop = typeof luba;

const toysAt = ({ id, toy }: Shop, address: string): Story => ({
  globals: { shop: id },
  parameters: { app: { address } },
  play: async ({ canvas, canvasElement }) => {
    await canvas.findAllByText(toy, {}, { timeout: 10_000 });
    if (address !== '/home') return;
    // Its neighbours may be taller than the first slide, and the row is as high as the tallest once Swiper moves it.
    const started = () => expect(canvasElement.querySelector('.swiper-initialized')).not.toBeNull();
    await waitFor(started, { timeout: 10_000 });
  },
});

const openToy = async (stage: Stage, { toy, add }: Shop) => {
  const canvas = within(stage.canvasElement);
  await canvas.findByRole('heading', { level: 1, name: toy }, { timeout: 10_000 });
  return screenOf(stage).findByRole('button', { name: add });
};

const aToyOf = (shop: Shop): Story => ({
  globals: { shop: shop.id },
  parameters: { app: { address: '/toys/1', person: 'withoutPhoto' } },
  play: async (stage) => {
    await expect(await openToy(stage, shop)).toBeEnabled();
  },
});

const cartOf = (shop: Shop): Story => ({
  ...aToyOf(shop),
  beforeEach: () => localStorage.clear(), // another story may have filled the cart
  play: async (stage) => {
    await userEvent.click(await openToy(stage, shop));
    const button = barOf(stage).getByRole('button', { name: new RegExp(`^${shop.cart}`) });
    await userEvent.click(button);
    const cart = within(await screen.findByRole('dialog', { name: shop.cart }));
    await expect(cart.getByText(shop.toy)).toBeVisible();
    await waitFor(() => expect(document.querySelector('[popover][data-shown]')).toBeNull()); // a message moves into the dialog
  },
});

export const SpielkisteHome = toysAt(spielkiste, '/home');
export const SpielkisteAllToys = toysAt(spielkiste, '/alltoy');
export const SpielkisteToy = aToyOf(spielkiste);

export const LubaHome = toysAt(luba, '/home');
export const LubaAllToys = toysAt(luba, '/alltoy');
export const LubaSharedList = toysAt(luba, '/alltoy?list=1.6.24.31.gone');
export const LubaToy = aToyOf(luba);
export const LubaCart = cartOf(luba);

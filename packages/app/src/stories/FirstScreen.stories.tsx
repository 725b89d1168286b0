import labels from '@shop/texts/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Layout } from '../layout/Layout.tsx';
import { catalogueAnswers } from './catalogueAnswers.ts';
import { inApp } from './inApp.tsx';

/** The first screen shows what shoppers come for, in the longest texts of the shops (German) and in their tallest script. */
const meta = {
  title: 'Screens/First screen',
  component: Layout,
  tags: ['!autodocs', 'no-screenshot'],
  decorators: [inApp],
  parameters: {
    msw: [catalogueAnswers.longestNameFirst],
    emulateMedia: { reducedMotion: 'reduce' },
  },
} satisfies Meta<typeof Layout>;
export default meta;

type Story = StoryObj<typeof meta>;

type Canvas = ReturnType<typeof within>;

interface Screen {
  address: string;
  viewport: string;
  /** Returns places in the window, each with the y that it may have at most. */
  limits: (canvas: Canvas) => Promise<[number, number][]>;
}

const screenIn = (shop: string, { address, viewport, limits }: Screen): Story => ({
  globals: { shop, viewport: { value: viewport } },
  parameters: {
    app: { address, person: address.startsWith('/toys/') ? 'withPhoto' : 'visitor' },
    a11y: { test: address === '/register' ? 'error' : 'off' }, // Shops has the other screens
  },
  play: async ({ canvas }) => {
    await document.fonts.ready;
    await waitFor(
      async () => {
        for (const [y, limit] of await limits(canvas)) {
          await expect(y).toBeLessThanOrEqual(limit);
        }
      },
      { timeout: 10_000 },
    );
  },
});

const bottomOf = (element: Element | null | undefined) =>
  element?.getBoundingClientRect().bottom ?? Number.NaN;

const PHONE = { viewport: 'w360' };

const addToCart = async (canvas: Canvas) =>
  canvas.findByRole('button', { name: labels.ToyDetails?.addToCart ?? 'Add to Cart' });

const toyWithWarnings: Screen = {
  ...PHONE,
  address: '/toys/7',
  limits: async (canvas) => [[bottomOf(await addToCart(canvas)), 860]],
};
const toyWithout: Screen = {
  ...PHONE,
  address: '/toys/1',
  limits: async (canvas) => [[bottomOf(await addToCart(canvas)), 740]],
};

export const ToyWithWarningsInGerman = screenIn('spielkiste', toyWithWarnings);
export const ToyWithWarningsInArabic = screenIn('luba', toyWithWarnings);
export const ToyWithoutInGerman = screenIn('spielkiste', toyWithout);
export const ToyWithoutInArabic = screenIn('luba', toyWithout);

const home: Screen = {
  ...PHONE,
  address: '/home',
  limits: async (canvas) => {
    const [name]: HTMLElement[] = await canvas.findAllByRole('heading', { level: 2 });
    const slide = within(name?.closest<HTMLElement>('[role="group"]') ?? document.body);
    const frame = slide.getByRole('img').closest('div');
    await expect(frame?.offsetWidth).toBeGreaterThanOrEqual(200);
    return [
      [bottomOf(slide.getByRole('link')), 740],
      [bottomOf(frame?.nextElementSibling), 740],
    ];
  },
};

export const HomeInGerman = screenIn('spielkiste', home);
export const HomeInArabic = screenIn('luba', home);

const allToys: Screen = {
  viewport: 'w1440',
  address: '/alltoy',
  limits: async (canvas) => {
    const cards: HTMLElement[] = await canvas.findAllByRole('article');
    const tops = cards.map((card) => card.getBoundingClientRect().top);
    const bar = bottomOf(canvas.getByRole('banner'));
    return [
      [Number(tops[0]), bar + 220], // heading, count, search and the gap
      [tops.find((top) => top > Number(tops[0]) + 100) ?? Number.NaN, 900],
    ];
  },
};
const allToysOnAPhone: Screen = {
  ...PHONE,
  address: '/alltoy',
  limits: async (canvas) => [
    [bottomOf((await canvas.findAllByRole('heading', { level: 3 }))[0]), 740],
  ],
};

export const AllToysInGerman = screenIn('spielkiste', allToys);
export const AllToysInArabic = screenIn('luba', allToys);
export const AllToysOnAPhoneInGerman = screenIn('spielkiste', allToysOnAPhone);
export const AllToysOnAPhoneInArabic = screenIn('luba', allToysOnAPhone);

const register: Screen = {
  viewport: 'w1280',
  address: '/register',
  limits: async (canvas) => {
    const submit = await canvas.findByRole('button', {
      name: labels.RegisterForm?.submit ?? 'Register',
    });
    return [[bottomOf(submit), window.innerHeight]];
  },
};
export const RegisterInGerman = screenIn('spielkiste', register);
export const RegisterInArabic = screenIn('luba', register);

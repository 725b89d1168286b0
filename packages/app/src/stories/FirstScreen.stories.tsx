import labels from '@shop/texts/kit';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Layout } from '../layout/Layout.tsx';
import { catalogueAnswers } from './catalogueAnswers.ts';
import { inApp } from './inApp.tsx';

/** What shoppers come for is in the first screen, in each shop's language. */
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
  /** Returns elements and the y that their lower edges may have at most. */
  limits: (canvas: Canvas) => Promise<[Element | null, number][]>;
}

const screenIn = (shop: string, { address, viewport, limits }: Screen): Story => ({
  globals: { shop, viewport: { value: viewport } },
  parameters: { app: { address, person: address.startsWith('/toys/') ? 'withPhoto' : 'visitor' } },
  play: async ({ canvasElement }) => {
    await document.fonts.ready;
    await waitFor(
      async () => {
        for (const [element, limit] of await limits(within(canvasElement))) {
          await expect(element?.getBoundingClientRect().bottom).toBeLessThanOrEqual(limit);
        }
      },
      { timeout: 10_000 },
    );
  },
});

const PHONE = { viewport: 'w360' };

const addToCart = async (canvas: Canvas) =>
  canvas.findByRole('button', { name: labels.ToyDetails?.addToCart ?? 'Add to Cart' });

const toyWithWarnings: Screen = {
  ...PHONE,
  address: '/toys/7',
  limits: async (canvas) => [[await addToCart(canvas), 860]],
};
const toyWithout: Screen = {
  ...PHONE,
  address: '/toys/1',
  limits: async (canvas) => [[await addToCart(canvas), 740]],
};

export const ToyWithWarnings = screenIn('toystore', toyWithWarnings);
export const ToyWithWarningsInGerman = screenIn('spielkiste', toyWithWarnings);
export const ToyWithWarningsInArabic = screenIn('luba', toyWithWarnings);
export const ToyWithout = screenIn('toystore', toyWithout);
export const ToyWithoutInGerman = screenIn('spielkiste', toyWithout);
export const ToyWithoutInArabic = screenIn('luba', toyWithout);

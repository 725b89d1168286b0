import type { Decorator } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import {
  driveCarousel,
  expectAtRest as expectInPlace,
} from '../../components/Carousel/carouselTestUtils.ts';
import { Hero } from '../../components/Hero/Hero.tsx';

/** Renders a slider inside `Hero`. */
export const inHero: Decorator = (Story) => (
  <Hero confetti>
    <Story />
  </Hero>
);

/** Returns queries and actions for a rendered slider, as a user sees it. For stories. */
export function driveSlider(canvasElement: HTMLElement) {
  const carousel = driveCarousel(canvasElement);
  /** The current slide: the only one that the user can reach. */
  const slide = () => carousel.one('[role="group"]:not([inert])', HTMLElement);
  return {
    ...carousel,
    slide,
    name: () => within(slide()).getByRole('heading', { level: 2 }).textContent,
    viewMore: () => within(slide()).getByRole('link'),
    shows: (position: string) =>
      waitFor(() => expect(slide()).toHaveAttribute('aria-label', position), { timeout: 4000 }),
  };
}

/** Waits until the current slide is in place; the user can reach no other. */
export async function expectAtRest(slider: ReturnType<typeof driveSlider>) {
  await expectInPlace(slider);
  await expect(slider.slides().map((slide) => slide.inert)).toEqual([true, false, true]);
}

import type { Decorator } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { driveCarousel } from '../../components/Carousel/carouselTestUtils.ts';
import { Hero } from '../../components/Hero/Hero.tsx';

/** Puts a slider into the section that it is made for. */
export const inHero: Decorator = (Story) => (
  <Hero confetti>
    <Story />
  </Hero>
);

/** Looks at a rendered slider as its user does. For stories. */
export function driveSlider(canvasElement: HTMLElement) {
  const carousel = driveCarousel(canvasElement);
  /** The slide on show: the only one within reach. */
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

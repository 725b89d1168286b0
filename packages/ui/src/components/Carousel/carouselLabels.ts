import type { Label } from '../../locale/labels.ts';

/** The texts of a carousel. Positions start at 1; `total` is the number of slides. */
export interface CarouselLabels {
  /** The rotation button's accessible name while slides may change by themselves. */
  pause: string;
  /** The rotation button's accessible name while they are stopped. */
  play: string;
  /** The text on the button whose name is `pause`; part of that name (WCAG 2.5.3). */
  pauseText: string;
  /** The text on the button whose name is `play`; part of that name (WCAG 2.5.3). */
  playText: string;
  previous: string;
  next: string;
  position: Label<{ position: string; total: string }>;
  /** The position of several slides in view: the first and the last of them. */
  positions: Label<{ first: string; last: string; total: string }>;
  /** The announcement after a manual change. */
  announcement: Label<{ name: string; position: string; total: string }>;
  /** The announcement if several slides are in view, with all of their names. */
  announcementOfSeveral: Label<{ names: string; first: string; last: string; total: string }>;
  /** The region's role description. */
  carousel: string;
  /** A slide's role description. */
  slide: string;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    Carousel: CarouselLabels;
  }
}

export const carouselLabels: CarouselLabels = {
  pause: 'Pause slides',
  play: 'Play slides',
  pauseText: 'Pause',
  playText: 'Play',
  previous: 'Previous slide',
  next: 'Next slide',
  position: ({ position, total }) => `${position} of ${total}`,
  positions: ({ first, last, total }) => `${first} to ${last} of ${total}`,
  announcement: ({ name, position, total }) => `${name}, ${position} of ${total}`,
  announcementOfSeveral: ({ names, first, last, total }) =>
    `${names}, ${first} to ${last} of ${total}`,
  carousel: 'carousel',
  slide: 'slide',
};

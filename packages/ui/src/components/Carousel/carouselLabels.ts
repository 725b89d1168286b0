/** The texts of a carousel. Functions get a 1-based position and the number of slides. */
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
  position: (position: number, total: number) => string;
  /** The place of several slides in view, the first and the last of them. */
  positions: (first: number, last: number, total: number) => string;
  /** What a screen reader hears after a manual change. */
  announcement: (name: string, position: number, total: number) => string;
  /** The same where several slides are in view, with all of their names. */
  announcementOfSeveral: (
    names: readonly string[],
    first: number,
    last: number,
    total: number,
  ) => string;
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
  position: (position, total) => `${position} of ${total}`,
  positions: (first, last, total) => `${first} to ${last} of ${total}`,
  announcement: (name, position, total) => `${name}, ${position} of ${total}`,
  announcementOfSeveral: (names, first, last, total) =>
    `${names.join(', ')}, ${first} to ${last} of ${total}`,
  carousel: 'carousel',
  slide: 'slide',
};

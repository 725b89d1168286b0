/** The slider's words. Functions get a 1-based position and the number of toys. */
export interface SliderLabels {
  /** The rotation button's accessible name while slides may change by themselves. */
  pause: string;
  /** The rotation button's accessible name while they are stopped. */
  play: string;
  /** The word on the button whose name is `pause`; part of that name (WCAG 2.5.3). */
  pauseWord: string;
  /** The word on the button whose name is `play`; part of that name (WCAG 2.5.3). */
  playWord: string;
  previous: string;
  next: string;
  position: (position: number, total: number) => string;
  /** What a screen reader hears after a manual change. */
  announcement: (toyName: string, position: number, total: number) => string;
  /** Read before the price, which stands alone on its seal. */
  price: string;
  viewMore: string;
  /** The region's role description. */
  carousel: string;
  /** A slide's role description. */
  slide: string;
}

export const defaultLabels: SliderLabels = {
  pause: 'Pause slides',
  play: 'Play slides',
  pauseWord: 'Pause',
  playWord: 'Play',
  previous: 'Previous slide',
  next: 'Next slide',
  position: (position, total) => `${position} of ${total}`,
  announcement: (toyName, position, total) => `${toyName}, ${position} of ${total}`,
  price: 'Price: ',
  viewMore: 'View More',
  carousel: 'carousel',
  slide: 'slide',
};

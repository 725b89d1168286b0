import type { CarouselLabels } from '../../components/Carousel/carouselLabels.ts';
import type { Label } from '../../locale/labels.ts';

/** The texts of a slider: those of its `Carousel`, and those on a toy's slide. */
export interface SliderLabels extends CarouselLabels {
  /** The region's accessible name. */
  region: string;
  /** Read before the price; the seal shows the price alone. */
  price: string;
  viewMore: string;
  /** The accessible name of "View more": `viewMore`, which it should contain, and the toy's name. */
  viewMoreName: Label<{ viewMore: string; name: string }>;
}

/** A slider's own texts, without those of its carousel. */
export type SliderTexts = Omit<SliderLabels, keyof CarouselLabels>;

declare module '../../locale/labels.ts' {
  interface UiLabels {
    Slider: SliderTexts;
  }
}

export const sliderLabels: SliderTexts = {
  region: 'Featured toys',
  price: 'Price: ',
  viewMore: 'View more',
  viewMoreName: ({ viewMore, name }) => `${viewMore}: ${name}`,
};

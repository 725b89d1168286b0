import type { CarouselLabels } from '../../components/Carousel/carouselLabels.ts';
import type { Label } from '../../locale/labels.ts';

/** The texts of a slider: those of its `Carousel`, and what stands on a toy's slide. */
export interface SliderLabels extends CarouselLabels {
  /** The region's accessible name. */
  region: string;
  /** Read before the price, which stands alone on its seal. */
  price: string;
  viewMore: string;
  /** The accessible name of "View more": `viewMore`, which it should contain, and the toy's name. */
  viewMoreName: Label<{ viewMore: string; name: string }>;
}

/** A slider's own texts: its carousel has others. */
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

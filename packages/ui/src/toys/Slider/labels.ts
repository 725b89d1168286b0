import type { CarouselLabels } from '../../components/Carousel/carouselLabels.ts';

/** The texts of a slider: those of its `Carousel`, and what stands on a toy's slide. */
export interface SliderLabels extends CarouselLabels {
  /** Read before the price, which stands alone on its seal. */
  price: string;
  viewMore: string;
}

declare module '../../locale/labels.ts' {
  interface UiLabels {
    Slider: Pick<SliderLabels, 'price' | 'viewMore'>;
  }
}

export const sliderLabels: Pick<SliderLabels, 'price' | 'viewMore'> = {
  price: 'Price: ',
  viewMore: 'View More',
};

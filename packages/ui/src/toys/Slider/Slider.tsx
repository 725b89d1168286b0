'use client';

import { Carousel, type CarouselProps } from '../../components/Carousel/Carousel.tsx';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import type { Toy } from '../toy.ts';
import { type ToyHref, toyAddress } from '../toyHref.ts';
import { type SliderLabels, sliderLabels } from './labels.ts';
import * as styles from './Slide.module.css';
import { Slide } from './Slide.tsx';

export type SliderProps = Omit<
  CarouselProps<Toy>,
  | 'items'
  | 'keyOf'
  | 'nameOf'
  | 'children'
  | 'label'
  | 'slideClassName'
  | 'slidesPerView'
  | 'minSlideWidth'
  | 'labels'
> & {
  /** The toys, in order. An empty list renders nothing; a single toy does not move and has no controls. */
  toys: ReadonlyArray<Toy>;
  /** The final number of toys if `toys` holds only the first of them; the length of `toys` by default. */
  total?: number | undefined;
  /** The href of a toy's "View more": a function of the toy, or a template such as `/toys/{toyId}`. */
  toyHref: ToyHref;
  /** Milliseconds between the starts of two changes; a manual change restarts them. */
  delay?: number | undefined;
  /** Pixels between two slides during a motion. */
  spacing?: number | undefined;
  /** Replaces texts of the slider; omitted ones keep their default. */
  labels?: PartialLabels<SliderLabels> | undefined;
};

/**
 * All toys in a `Carousel`, one at a time. Make it a direct child of `Hero`: it lays out its content in the page's
 * column.
 */
export function Slider({ toys, toyHref, labels, ...rest }: SliderProps) {
  const slideLabels = useLabels('Slider', sliderLabels, labels);
  return (
    <Carousel
      {...rest}
      items={toys}
      keyOf={(toy) => toy.toyId}
      nameOf={(toy) => toy.toyName}
      label={slideLabels.region}
      labels={labels}
      slideClassName={styles.slide}
    >
      {(toy, state) => (
        <Slide toy={toy} href={toyAddress(toyHref, toy)} labels={slideLabels} {...state} />
      )}
    </Carousel>
  );
}

'use client';

import { Carousel, type CarouselProps } from '../../components/Carousel/Carousel.tsx';
import type { PartialLabels } from '../../locale/labels.ts';
import { useLabels } from '../../locale/useLabels.ts';
import type { Toy } from '../toy.ts';
import { type ToyHref, toyAddress } from '../toyHref.ts';
import { type SliderLabels, sliderLabels } from './labels.ts';
import styles from './Slide.module.css';
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
  /** The toys, in order. With none nothing is rendered; one stands still, without controls. */
  toys: readonly Toy[];
  /** How many toys there will be, where `toys` holds only the first of them so far; as many as it holds by default. */
  total?: number | undefined;
  /** Where a toy's "View more" leads: a function of the toy, or a template such as `/toys/{toyId}`. */
  toyHref: ToyHref;
  /** Milliseconds between the starts of two changes; a manual change restarts them. */
  delay?: number | undefined;
  /** Pixels between two slides while they move. */
  spacing?: number | undefined;
  /** Replaces the slider's texts; those left out stay. */
  labels?: PartialLabels<SliderLabels> | undefined;
};

/** All toys in a `Carousel`, one at a time: put it straight into a `Hero`, it brings the page's column along. */
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

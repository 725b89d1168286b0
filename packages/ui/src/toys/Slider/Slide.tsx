'use client';

import { cx } from 'class-variance-authority';
import type { CarouselSlideState } from '../../components/Carousel/Carousel.tsx';
import { ButtonLink } from '../../primitives/Button/Button.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { PriceText } from '../../primitives/Price/PriceText.tsx';
import { ScallopedFrame } from '../../primitives/Shapes/ScallopedFrame.tsx';
import { withoutMarks } from '../../primitives/text/visibleText.ts';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import { useUi } from '../../UiProvider.tsx';
import type { Toy } from '../toy.ts';
import type { SliderTexts } from './labels.ts';
import { longestLine } from './longestLine.ts';
import * as styles from './Slide.module.css';
import * as characters from './SlideCharacters.module.css';

type SlideProps = CarouselSlideState & {
  toy: Toy;
  /** The href of "View more". */
  href: string;
  labels: SliderTexts;
};

/**
 * The `sizes` from which the browser chooses a file. A phone would choose the next larger file for a single missing
 * pixel: 12 px less than the frame are invisible, and save a third of the bytes of the first picture.
 */
const PICTURE_SIZES =
  '(width < 48rem) max(200px, min(100vw - 48px, 440px, 100vh - 506px)), (width < 90rem) 42vw, 577px';

/** The longest line, in characters, that the stylesheet has a size for; longer ones use the smallest. */
const MAX_CHARACTERS = 40;

/** Props for a text: how many characters a line must hold. (Not in `style`: a content policy may reject that.) */
function fit(length: number, className: string | undefined) {
  const count = Math.min(length, MAX_CHARACTERS);
  return {
    className: cx(characters.fitted, className),
    'data-tens': Math.floor(count / 10),
    'data-ones': count % 10,
  };
}

/**
 * The content of a toy's slide: thirteen elements with the slide itself, so that three slides and the controls have
 * fewer than sixty. The elements do not change when the slide becomes current: a change inside the rotated seal would
 * count as a layout shift on each slide.
 */
export function Slide({ toy, href, first, provisional, labels }: SlideProps) {
  const [before, , after] = useUi().priceParts(toy.price);
  const figure = withoutMarks(`${before}${after}`);
  return (
    <>
      <ScallopedFrame className={styles.frame}>
        <Picture
          url={toy.pictureURL}
          alt={toy.toyName}
          sizes={PICTURE_SIZES}
          draggable={false}
          {...(first
            ? { priority: true }
            : { loading: provisional ? 'lazy' : 'eager', fetchPriority: 'low' })}
        />
      </ScallopedFrame>
      <p {...fit(figure.length, styles.seal)}>
        <VisuallyHidden>{labels.price}</VisuallyHidden>
        <PriceText value={toy.price} stacked />
      </p>
      <div className={styles.text}>
        <h2 dir="auto" {...fit(longestLine(toy.toyName), styles.name)}>
          {toy.toyName}
        </h2>
        <p dir="auto" className={styles.about}>
          {toy.description}
        </p>
        <ButtonLink
          variant="primary"
          size="l"
          href={href}
          aria-label={labels.viewMoreName({ viewMore: labels.viewMore, name: toy.toyName })}
          draggable={false}
          className={styles.viewMore}
        >
          {labels.viewMore}
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 12h14M13 6l6 6-6 6" />
          </svg>
        </ButtonLink>
      </div>
    </>
  );
}

import { cx } from 'class-variance-authority';
import { formatPrice } from '../../price.ts';
import { ButtonLink } from '../../primitives/Button/Button.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { Stamp } from '../../primitives/Shapes/Stamp.tsx';
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx';
import type { Toy } from '../../toy.ts';
import type { SliderLabels } from './labels.ts';
import { longestLine } from './longestLine.ts';
import styles from './Slide.module.css';

interface SlideProps {
  toy: Toy;
  /** Where "View More" leads. */
  href: string;
  /** The slide's accessible name: its position. */
  label: string;
  /** The slide on show; the others wait beside it, out of everybody's reach. */
  current: boolean;
  /** The slide that the page opens with. */
  first: boolean;
  /** Another toy may take its place any moment: its picture is not fetched before it is looked at. */
  provisional: boolean;
  labels: SliderLabels;
}

/**
 * As the browser should choose its file. On a phone it takes the next larger one for a single pixel too few: 12 px less
 * than the frame are not seen, and save a third of the bytes of what the page opens with.
 */
const PICTURE_SIZES = '(width < 48rem) min(100vw - 48px, 440px), (width < 90rem) 42vw, 577px';

/** The longest line that the stylesheet has a size for, in characters; longer ones have the smallest. */
const MAX_CHARACTERS = 40;

/** Tells the stylesheet how many characters a line must hold. (Not in `style`: a content policy may refuse that.) */
const fit = (characters: number) => ({ 'data-characters': Math.min(characters, MAX_CHARACTERS) });

/**
 * One toy of the slider. Thirteen elements, so that three slides and the controls stay under sixty. All of them
 * stay when it becomes current: a change inside the turned seal would count as a layout shift with each slide.
 */
export function Slide({ toy, href, label, current, first, provisional, labels }: SlideProps) {
  const price = formatPrice(toy.price);
  return (
    // biome-ignore lint/a11y/useSemanticElements: the APG's carousel pattern asks for a group; a fieldset is a form's.
    <div
      role="group"
      aria-roledescription={labels.slide}
      aria-label={label}
      inert={!current}
      // Inert says it all to browsers; test tools still go by aria-hidden.
      aria-hidden={!current || undefined}
      className={cx('swiper-slide', styles.slide)}
    >
      <Stamp className={styles.stamp}>
        <Picture
          url={toy.pictureURL}
          alt={toy.toyName}
          sizes={PICTURE_SIZES}
          draggable={false}
          {...(first
            ? { priority: true }
            : { loading: provisional ? 'lazy' : 'eager', fetchPriority: 'low' })}
        />
      </Stamp>
      <p className={styles.seal} {...fit(price.length)}>
        <VisuallyHidden>{labels.price}</VisuallyHidden>
        {price}
      </p>
      <div className={styles.words}>
        <h2 className={styles.name} {...fit(longestLine(toy.toyName))}>
          {toy.toyName}
        </h2>
        <p className={styles.about}>{toy.description}</p>
        <ButtonLink
          kind="primary"
          size="l"
          href={href}
          aria-label={`${labels.viewMore}: ${toy.toyName}`}
          draggable={false}
          className={styles.viewMore}
        >
          {labels.viewMore}
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="M5 12h14M13 6l6 6-6 6" />
          </svg>
        </ButtonLink>
      </div>
    </div>
  );
}

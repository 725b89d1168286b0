import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { ScallopedSection } from '../../primitives/ScallopedSection/ScallopedSection.tsx';
import { Confetti } from '../../primitives/Shapes/Confetti.tsx';
import { wrapText } from '../../primitives/text/wrapText.tsx';
import styles from './Hero.module.css';

export type HeroProps = ComponentProps<'div'> & {
  /** Throws confetti into the section's lower far corner, on windows wide enough to have one. */
  confetti?: boolean | undefined;
};

/**
 * The butter-coloured section that opens a page, with a scalloped lower edge and room above for the
 * navigation bar. As wide as its parent: a `Slider` goes straight in, anything else in a
 * `Container`.
 */
export function Hero({ confetti = false, className, children, ...rest }: HeroProps) {
  return (
    <ScallopedSection {...rest} className={cx(styles.hero, className)}>
      {confetti && <Confetti className={styles.confetti} />}
      {wrapText(children)}
    </ScallopedSection>
  );
}

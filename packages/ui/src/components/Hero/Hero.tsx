import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import { ScallopedSection } from '../../primitives/ScallopedSection/ScallopedSection.tsx';
import { Confetti } from '../../primitives/Shapes/Confetti.tsx';
import { wrapText } from '../../primitives/text/wrapText.tsx';
import * as styles from './Hero.module.css';

export type HeroProps = ComponentProps<'div'> & {
  /** Adds confetti in the section's lower corner at the inline end, if the window is wide enough. */
  confetti?: boolean | undefined;
};

/**
 * The butter-coloured first section of a page, with a scalloped lower edge and room above for the navigation bar. As
 * wide as its parent: a `Slider` is a direct child, other content goes into a `Container`.
 */
export function Hero({ confetti = false, className, children, ...rest }: HeroProps) {
  return (
    <ScallopedSection {...rest} className={cx(styles.hero, className)}>
      {confetti && <Confetti className={styles.confetti} />}
      {wrapText(children)}
    </ScallopedSection>
  );
}

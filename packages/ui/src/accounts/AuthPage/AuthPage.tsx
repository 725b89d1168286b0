import { cx } from 'class-variance-authority';
import type { ComponentProps, ReactNode } from 'react';
import * as base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { Container } from '../../primitives/Container/Container.tsx';
import { Picture } from '../../primitives/Picture/Picture.tsx';
import { Confetti, type ConfettiPiece } from '../../primitives/Shapes/Confetti.tsx';
import { ScallopedFrame } from '../../primitives/Shapes/ScallopedFrame.tsx';
import { wrapText } from '../../primitives/text/wrapText.tsx';
import * as heading from '../form/AuthTitle.module.css';
import * as styles from './AuthPage.module.css';

/** Around two overlapping frames. */
const confetti: ConfettiPiece[] = [
  { shape: 'star', color: 'sun', x: 352, y: 58, rotate: 14 },
  { shape: 'squiggle', color: 'lilac', x: 350, y: 136, rotate: 12, scale: 0.8 },
  { shape: 'star', color: 'blush', x: 112, y: 350, rotate: 10, scale: 0.9 },
  { shape: 'dot', color: 'mint', x: 52, y: 330, scale: 0.8 },
  { shape: 'bar', color: 'sky', x: 150, y: 392, rotate: 30, scale: 0.8 },
];

export type AuthPageProps = Omit<ComponentProps<'div'>, 'title'> & {
  /**
   * The screen's heading. A script can focus it after a navigation. Omit it if the form has its own heading, as
   * `CodeForm` does.
   */
  title?: string | undefined;
  /** The URLs of the two pictures beside the form; narrow windows show only the first. */
  pictures: Readonly<[string, string]>;
  /** A notice above the form, such as a `SignedInNotice`. */
  notice?: ReactNode;
};

/** The sheet around a sign-in form, between its heading and two toy pictures. */
export function AuthPage({ title, pictures, notice, className, children, ...rest }: AuthPageProps) {
  const [large, small] = pictures;
  return (
    <div {...rest} className={cx(base.root, styles.page, className)}>
      <Container>
        <div className={styles.sheet}>
          <div className={styles.art}>
            <Confetti pieces={confetti} className={styles.confetti} />
            <ScallopedFrame className={styles.largeFrame}>
              <Picture url={large} alt="" priority sizes="(min-width: 900px) 380px, 128px" />
            </ScallopedFrame>
            <ScallopedFrame className={styles.smallFrame}>
              <Picture url={small} alt="" sizes="258px" />
            </ScallopedFrame>
          </div>
          <div className={styles.form}>
            {title !== undefined && (
              <h1 tabIndex={-1} className={heading.title}>
                {title}
              </h1>
            )}
            {wrapText(notice)}
            {wrapText(children)}
          </div>
        </div>
      </Container>
    </div>
  );
}

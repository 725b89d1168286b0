import { cx } from 'class-variance-authority';
import type { ComponentProps } from 'react';
import * as base from '../../primitives/BaseStyles/BaseStyles.module.css';
import { ToyCardSkeleton } from '../ToyCard/ToyCardSkeleton.tsx';
import * as styles from './ToyGrid.module.css';

export type ToyGridSkeletonProps = Omit<ComponentProps<'div'>, 'children'> & {
  /** The number of placeholder cards. */
  count: number;
  /** Set it if a sidebar is beside the grid on wide screens, as for `ToyGrid`. */
  besideSidebar?: boolean | undefined;
};

/** Placeholder for a `ToyGrid` that is loading. Hidden from screen readers: announce it with `LoadingStatus`. */
export function ToyGridSkeleton({
  count,
  besideSidebar = false,
  className,
  ...rest
}: ToyGridSkeletonProps) {
  return (
    <div
      aria-hidden="true"
      {...rest}
      className={cx(base.root, styles.grid, besideSidebar && styles.besideSidebar, className)}
    >
      {Array.from({ length: count }, (_, place) => place).map((place) => (
        <ToyCardSkeleton key={place} className={styles.card} />
      ))}
    </div>
  );
}

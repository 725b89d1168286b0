import { type ReactNode, useId } from 'react';
import * as styles from './AccountSheet.module.css';

interface SheetPartProps {
  title: string;
  /** Next to the title. */
  aside?: ReactNode;
  children: ReactNode;
}

/** Renders a part of an account's sheet. */
export function SheetPart({ title, aside, children }: SheetPartProps) {
  const id = useId();
  return (
    <section className={styles.part} aria-labelledby={id}>
      <div className={styles.partHead}>
        <h2 id={id}>{title}</h2>
        {aside}
      </div>
      {children}
    </section>
  );
}

/** Renders the list of a part. */
export const Items = ({ children }: { children: ReactNode }) => (
  <ul className={styles.items}>{children}</ul>
);

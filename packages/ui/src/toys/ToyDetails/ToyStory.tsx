import { useId } from 'react';
import { Container } from '../../primitives/Container/Container.tsx';
import { Underline } from '../../primitives/Section/Section.tsx';
import * as styles from './ToyStory.module.css';

interface ToyStoryProps {
  title: string;
  /** The toy's description. */
  children: string | undefined;
}

/** A toy's whole description, on a band with scalloped edges. */
export function ToyStory({ title, children }: ToyStoryProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className={styles.story} data-full-bleed="">
      <Container className={styles.spread}>
        <h2 id={id} className={styles.title}>
          <Underline>{title}</Underline>
        </h2>
        <p dir="auto" className={styles.text}>
          {children}
        </p>
      </Container>
    </section>
  );
}

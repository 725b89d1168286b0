import { LoadingStatus, VisuallyHidden } from '@toystore/ui';
import { useEffect, useState } from 'react';
import { PageTitle } from '../PageTitle.tsx';
import styles from './Waiting.module.css';

const PATIENCE = 4_000; // ms

/** A protected page while it is not known who is there. When that takes long, it says what it waits for. */
export function Waiting({ title }: { title: string }) {
  'use no memo'; // drawn once or twice, and part of every first load
  const [isLong, setLong] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setLong(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div className={styles.waiting}>
      <PageTitle>{title}</PageTitle>
      <VisuallyHidden>
        <h1 tabIndex={-1}>{title}</h1>
      </VisuallyHidden>
      <LoadingStatus size="page">Loading...</LoadingStatus>
      <p role="status" className={styles.reason}>
        {isLong &&
          'The account service has not answered yet. This page opens as soon as it does; the rest of the shop is open meanwhile.'}
      </p>
    </div>
  );
}

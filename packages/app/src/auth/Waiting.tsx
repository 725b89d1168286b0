import { name } from '@shop';
import * as texts from '@shop/texts/auth';
import { LoadingStatus, VisuallyHidden } from '@toystore/ui';
import { useEffect, useState } from 'react';
import { focusNextHeading } from '../page/focusHeading.ts';
import { PageTitle } from '../page/PageTitle.tsx';
import * as styles from './Waiting.module.css';

/** When a page says what it waits for. */
export const LONG_MS = 4_000;

/** A page that waits for the provider, such as a protected one. After a while it shows what it waits for. */
export function Waiting({ title }: { title?: string | undefined }) {
  const [isLong, setLong] = useState(false);

  useEffect(() => {
    const timer = setTimeout(() => setLong(true), LONG_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <div ref={focusNextHeading} className={styles.waiting}>
      <PageTitle>{title}</PageTitle>
      <VisuallyHidden as="h1" tabIndex={-1}>
        {title ?? name}
      </VisuallyHidden>
      <LoadingStatus size="page">{texts.loading}</LoadingStatus>
      <p role="status" className={styles.reason}>
        {isLong && texts.slow}
      </p>
    </div>
  );
}

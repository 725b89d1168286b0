import { LoadingStatus, VisuallyHidden } from '@toystore/ui';
import styles from './Waiting.module.css';

/** A protected page while it is not known who is there. */
export function Waiting({ title }: { title: string }) {
  return (
    <div className={styles.waiting}>
      <VisuallyHidden>
        <h1 tabIndex={-1}>{title}</h1>
      </VisuallyHidden>
      <LoadingStatus size="page">Loading...</LoadingStatus>
    </div>
  );
}

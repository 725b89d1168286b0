import { useNotice } from '../shell/notices.ts';
import * as styles from './Panel.module.css';

/** Renders what the last action did, or why it failed. */
export function Status() {
  const notice = useNotice();
  return (
    <footer className={styles.footer}>
      <p role="status">{notice && !notice.isProblem ? notice.text : ''}</p>
      <p role="alert" className={styles.problem}>
        {notice?.isProblem && notice.text}
      </p>
    </footer>
  );
}

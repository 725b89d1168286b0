import { Button } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useNotice } from './notices.ts';
import * as styles from './StatusBar.module.css';

/** Renders what the last action did, and how to take it back. */
export function StatusBar() {
  const notice = useNotice();
  const action = notice?.action;
  return (
    <div className={styles.place} role="status">
      {notice && (
        <p className={notice.isProblem ? `${styles.bar} ${styles.problem}` : styles.bar}>
          <Icon name={notice.isProblem ? 'alert' : 'check'} />
          <span className={styles.text}>{notice.text}</span>
          {action && (
            <Button look="quiet" onClick={action.run}>
              {action.label}
            </Button>
          )}
        </p>
      )}
    </div>
  );
}

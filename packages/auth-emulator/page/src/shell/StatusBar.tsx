import { Check, TriangleAlert } from 'lucide-react';
import { Button } from '../ui/Button.tsx';
import { type Notice, useNotice } from './notices.ts';
import * as styles from './Shell.module.css';

/** Renders what the last action did and how to take it back, or why it failed. */
export function StatusBar() {
  const notice = useNotice();
  return (
    <div className={styles.place}>
      <div role="status">{notice && !notice.isProblem && <Bar notice={notice} />}</div>
      <div role="alert">{notice?.isProblem && <Bar notice={notice} />}</div>
    </div>
  );
}

const Bar = ({ notice: { text, isProblem, action } }: { notice: Notice }) => (
  <p className={styles.bar} data-problem={isProblem}>
    {isProblem ? <TriangleAlert /> : <Check />}
    <span>{text}</span>
    {action && <Button label={action.label} look="quiet" onClick={action.run} />}
  </p>
);

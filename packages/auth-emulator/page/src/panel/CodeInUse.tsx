import { Shield } from 'lucide-react';
import { useLive, useProject } from '../api/useLive.ts';
import { CodeNow } from '../codes/CodeNow.tsx';
import * as text from '../ui/text.module.css';
import { FillIn } from './FillIn.tsx';
import * as styles from './Panel.module.css';

/** Renders the code of the account that was used last: its sign-in or its enrolment may wait for it. */
export function CodeInUse() {
  const project = useProject();
  const { data: codes = [] } = useLive(project.codes);
  const { data: operations = [] } = useLive(project.log);
  const used = operations
    .filter(({ caller }) => caller === 'app')
    .map(({ account }) =>
      codes.find(
        ({ localId, account: name }) => localId === account?.localId || name === account?.email,
      ),
    )
    .find((code) => code !== undefined);
  if (used === undefined) return null;
  return (
    <li className={`${styles.row} ${styles.withIcon}`}>
      <Shield />
      <div>
        <CodeNow code={used.code} />
        <p className={`${text.soft} ${text.small}`}>{used.account}</p>
      </div>
      <FillIn code={used.code} of={used.account} look="main" />
    </li>
  );
}

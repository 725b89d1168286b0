import { useId } from 'react';
import { emulator } from './emulator.ts';
import styles from './FaultChoice.module.css';
import type { RunAction } from './runAction.ts';

const USUAL_LIMIT = 300; // seconds, as at the provider

interface RecentLoginChoiceProps {
  /** How many seconds a login is recent; `undefined` until that is loaded. */
  limit: number | undefined;
  run: RunAction;
}

/** Makes every previous login too old for actions that need a recent one. */
export function RecentLoginChoice({ limit, run }: RecentLoginChoiceProps) {
  const id = useId();

  const change = (isOn: boolean) =>
    run('Changing the emulator …', async () => {
      await emulator.setRecentLogin(isOn ? 0 : USUAL_LIMIT);
      return isOn ? 'Every login so far is too old.' : 'Logins are recent for 5 minutes again.';
    });

  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>
        What the emulator does, in every tab, until it is switched off
      </legend>
      <label className={styles.option}>
        <input
          type="checkbox"
          // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox exposes its own state (ARIA in HTML)
          role="switch"
          checked={limit === 0}
          disabled={limit === undefined}
          aria-labelledby={`${id}-label`}
          aria-describedby={`${id}-hint`}
          onChange={(event) => change(event.target.checked)}
        />
        <span>
          <span id={`${id}-label`} className={styles.label}>
            Ask for a recent login
          </span>
          <span id={`${id}-hint`} className={styles.hint}>
            Changing the e-mail or the password, connecting Google, two-step verification and
            deleting ask who it is, until the next sign-in.
          </span>
        </span>
      </label>
    </fieldset>
  );
}

import { useId } from 'react';
import { useLive, useProject } from '../api/useLive.ts';
import {
  COMMON_FAILURE_NAMES,
  COMMON_FAILURES,
  setCommonFailure,
} from '../failures/commonFailures.ts';
import { useFailure } from '../failures/useFailure.ts';
import { act } from '../shell/notices.ts';
import * as styles from './Panel.module.css';

const OTHER = 'other';

/** Renders the choice of what fails on purpose, in every tab, until it is switched off. */
export function Simulate() {
  const { client, failures } = useProject();
  const isKnown = useLive(failures).data !== undefined;
  const current = useFailure();
  const id = useId();

  const change = (value: string) => {
    const name = COMMON_FAILURE_NAMES.find((one) => one === value);
    if (name === undefined) return;
    act(async () => {
      await setCommonFailure(client, name, current);
      return name === 'none' ? 'Everything works.' : COMMON_FAILURES[name].hint;
    });
  };

  return (
    <p className={styles.simulate}>
      <label htmlFor={id} className={styles.name}>
        Simulate
      </label>
      <select
        id={id}
        value={current ?? OTHER}
        disabled={!isKnown}
        onChange={({ target }) => change(target.value)}
      >
        {current === undefined && (
          <option value={OTHER}>{isKnown ? 'Other failures' : 'Asking the emulator …'}</option>
        )}
        {COMMON_FAILURE_NAMES.map((name) => (
          <option key={name} value={name}>
            {name === 'none' ? 'None: everything works' : COMMON_FAILURES[name].label}
          </option>
        ))}
      </select>
    </p>
  );
}

import { useId } from 'react';
import { emulator } from './emulator.ts';
import styles from './FaultChoice.module.css';
import { FAULT_NAMES, FAULTS, type FaultName, simulate } from './faults.ts';
import type { RunAction } from './runAction.ts';

interface FaultChoiceProps {
  /** The name of the chosen fault, if it is one of the panel's. */
  fault: string | undefined;
  run: RunAction;
}

/** Chooses the fault to simulate. */
export function FaultChoice({ fault, run }: FaultChoiceProps) {
  const id = useId();

  const change = (name: FaultName) =>
    run('Changing the emulator …', async () => {
      await simulate(emulator, name);
      return FAULTS[name].hint;
    });

  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>
        What goes wrong on purpose, in every tab, until it is switched off
      </legend>
      {FAULT_NAMES.map((name) => (
        <label key={name} className={styles.option}>
          <input
            type="radio"
            name={id}
            value={name}
            checked={name === fault}
            aria-labelledby={`${id}-${name}`}
            aria-describedby={`${id}-${name}-hint`}
            onChange={() => change(name)}
          />
          <span>
            <span id={`${id}-${name}`} className={styles.label}>
              {FAULTS[name].label}
            </span>
            <span id={`${id}-${name}-hint`} className={styles.hint}>
              {FAULTS[name].hint}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

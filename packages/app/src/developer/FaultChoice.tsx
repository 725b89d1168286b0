import { useId } from 'react';
import styles from './FaultChoice.module.css';
import { simulate, useFault } from './faultSwitch.ts';
import { FAULT_NAMES, FAULTS } from './faults.ts';

/** What goes wrong on purpose. */
export function FaultChoice() {
  const fault = useFault();
  const id = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>
        What goes wrong on purpose, in this tab, until it is switched off
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
            onChange={() => simulate(name)}
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

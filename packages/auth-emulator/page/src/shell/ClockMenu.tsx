import { type FormEvent, useState } from 'react';
import { useProject } from '../api/useLive.ts';
import { Badge } from '../ui/Badge.tsx';
import * as buttonStyles from '../ui/Button.module.css';
import { Button, Buttons } from '../ui/Button.tsx';
import { Field, WithButton } from '../ui/Field.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as text from '../ui/text.module.css';
import { duration, exactTime } from '../ui/times.ts';
import * as styles from './ClockMenu.module.css';
import { act } from './notices.ts';
import { useNow } from './useNow.ts';

const UNITS = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 };
const PRESETS = [
  [30, '+ 30 s'],
  [300, '+ 5 min'],
  [3600, '+ 1 h'],
  [86_400, '+ 1 day'],
] as const;

const describe = (offset: number) =>
  offset === 0
    ? 'The clock shows the real time.'
    : `The clock is ${duration(offset)} ${offset > 0 ? 'ahead' : 'behind'}.`;

/** Renders the project's clock. Its offset stays visible: a forgotten one causes confusing failures. */
export function ClockMenu() {
  const { client, projectId } = useProject();
  const { seconds, offset } = useNow();
  const [amount, setAmount] = useState('5');
  const [unit, setUnit] = useState<keyof typeof UNITS>('minutes');
  const moveTo = (next: number) =>
    act(async () => {
      await client.setClock(next);
      return describe(next);
    });
  const by = Number(amount) * UNITS[unit];
  const isValid = amount.trim() !== '' && Number.isInteger(by);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isValid) moveTo(offset + by);
  };
  return (
    <details className={styles.menu}>
      <summary className={`${buttonStyles.button} ${styles.summary}`}>
        <Icon name="clock" />
        Clock <span className={text.numbers}>{exactTime(seconds * 1000)}</span>
        {offset !== 0 && (
          <Badge icon={offset > 0 ? 'plus' : 'left'} tone="warn">
            {offset < 0 && '−'}
            {duration(offset)}
          </Badge>
        )}
        <Icon name="down" />
      </summary>
      <form
        className={styles.menuBody}
        aria-label={`Clock of ${projectId}`}
        onSubmit={submit}
        noValidate
      >
        <p>{describe(offset)}</p>
        <Field
          label="Move by"
          error={isValid ? undefined : 'Write a whole number, such as 5 or -5.'}
        >
          {(control) => (
            <WithButton>
              <input
                {...control}
                value={amount}
                inputMode="numeric"
                onChange={({ target }) => setAmount(target.value)}
              />
              <select
                aria-label="Unit"
                value={unit}
                onChange={({ target }) => setUnit(unitOf(target.value))}
              >
                {Object.keys(UNITS).map((name) => (
                  <option key={name}>{name}</option>
                ))}
              </select>
              <Button type="submit" look="main">
                Move
              </Button>
            </WithButton>
          )}
        </Field>
        <Buttons role="group" aria-label="Move at once">
          {PRESETS.map(([step, label]) => (
            <Button key={label} onClick={() => moveTo(offset + step)}>
              {label}
            </Button>
          ))}
        </Buttons>
        <p className={`${text.soft} ${text.small}`}>
          Moves tokens, sessions, links, TOTP codes and recent logins. The app’s own clock stays as
          it is.
        </p>
        <Button onClick={() => moveTo(0)}>
          <Icon name="reset" />
          Back to the real time
        </Button>
      </form>
    </details>
  );
}

function unitOf(name: string): keyof typeof UNITS {
  for (const unit of ['seconds', 'hours', 'days'] as const) if (unit === name) return unit;
  return 'minutes';
}

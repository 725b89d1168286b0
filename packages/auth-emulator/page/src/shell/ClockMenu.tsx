import { ChevronDown, Clock, Minus, Plus, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { useProject } from '../api/useLive.ts';
import { Badge } from '../ui/Badge.tsx';
import * as button from '../ui/Button.module.css';
import { Button, Buttons } from '../ui/Button.tsx';
import { Fields, Form, Input, Select } from '../ui/Field.tsx';
import * as text from '../ui/text.module.css';
import { duration, exactTime } from '../ui/times.ts';
import { act } from './notices.ts';
import * as styles from './Shell.module.css';
import { useNow } from './useNow.ts';

const UNITS = { seconds: 1, minutes: 60, hours: 3600, days: 86_400 };
const UNIT_LABELS = { seconds: 'seconds', minutes: 'minutes', hours: 'hours', days: 'days' };

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

/** Renders how far the clock is from the real time: a forgotten offset causes confusing failures. */
export const ClockOffset = ({ offset }: { offset: number }) =>
  offset !== 0 && (
    <Badge
      icon={offset > 0 ? Plus : Minus}
      label={offset > 0 ? duration(offset) : `−${duration(offset)}`}
      tone="warn"
    />
  );

/** Renders the project's clock, and moves it. */
export function ClockMenu() {
  const { client, projectId } = useProject();
  const { seconds, offset } = useNow();
  const [amount, setAmount] = useState('5');
  const [unit, setUnit] = useState<keyof typeof UNITS>('minutes');
  const moveTo = (next: number) => act(() => client.setClock(next), describe(next));
  const by = Number(amount) * UNITS[unit];
  const isValid = amount.trim() !== '' && Number.isInteger(by);
  return (
    <details className={styles.menu}>
      <summary className={button.button}>
        <Clock />
        <span>Clock {exactTime(seconds * 1000)}</span>
        <ClockOffset offset={offset} />
        <ChevronDown />
      </summary>
      <Form
        className={styles.menuBody}
        aria-label={`Clock of ${projectId}`}
        onSubmit={() => isValid && moveTo(offset + by)}
      >
        <p>{describe(offset)}</p>
        <Fields>
          <Input
            label="Move by"
            error={isValid ? undefined : 'Write a whole number, such as 5 or -5.'}
            inputMode="numeric"
            value={amount}
            onChange={setAmount}
          />
          <Select label="Unit" options={UNIT_LABELS} value={unit} onChange={setUnit} />
        </Fields>
        <Button label="Move" type="submit" look="main" />
        <Buttons>
          {PRESETS.map(([step, label]) => (
            <Button key={label} label={label} look="quiet" onClick={() => moveTo(offset + step)} />
          ))}
        </Buttons>
        <p className={`${text.soft} ${text.small}`}>
          Moves tokens, sessions, links, TOTP codes and recent logins. The app’s own clock stays as
          it is.
        </p>
        <Button label="Back to the real time" icon={RotateCcw} onClick={() => moveTo(0)} />
      </Form>
    </details>
  );
}

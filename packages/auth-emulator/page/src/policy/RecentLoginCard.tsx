import { type FormEvent, useState } from 'react';
import { useProject } from '../api/useLive.ts';
import { act } from '../shell/notices.ts';
import { Button } from '../ui/Button.tsx';
import { Field, WithButton } from '../ui/Field.tsx';
import * as layout from '../ui/layout.module.css';
import * as text from '../ui/text.module.css';
import { Card } from '../ui/View.tsx';

const PROVIDER = 300; // seconds

/** Renders for how long a login is recent. */
export function RecentLoginCard({ seconds }: { seconds: number }) {
  const { client } = useProject();
  const [value, setValue] = useState(`${seconds}`);
  const isValid = /^\d{1,9}$/.test(value);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isValid) return;
    act(async () => {
      await client.setRecentLogin(Number(value));
      return value === '0' ? 'Every login so far is too old.' : `A login is recent for ${value} s.`;
    });
  };
  return (
    <Card
      title="Recent login"
      aside={
        <span className={text.soft}>
          {seconds} s{seconds === PROVIDER && ', as at the provider'}
        </span>
      }
    >
      <form className={layout.cardBody} onSubmit={submit} noValidate aria-label="Recent login">
        <Field
          label="Seconds for which a login is recent"
          error={isValid ? undefined : 'Write a whole number from 0 on.'}
          hint="After that a new password or e-mail, linking, second factors and deleting are refused. 0 makes every login so far too old."
        >
          {(control) => (
            <WithButton>
              <input
                {...control}
                inputMode="numeric"
                value={value}
                onChange={({ target }) => setValue(target.value)}
              />
              <Button type="submit" look="main" disabled={!isValid}>
                Apply
              </Button>
            </WithButton>
          )}
        </Field>
      </form>
    </Card>
  );
}

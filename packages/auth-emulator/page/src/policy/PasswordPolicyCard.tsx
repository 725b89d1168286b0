import { type FormEvent, useState } from 'react';
import type { PasswordPolicy } from '../../../src/policy.ts';
import { useProject } from '../api/useLive.ts';
import { act } from '../shell/notices.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button, Buttons } from '../ui/Button.tsx';
import { Check, Field, Fields } from '../ui/Field.tsx';
import * as layout from '../ui/layout.module.css';
import * as text from '../ui/text.module.css';
import { Card } from '../ui/View.tsx';
import {
  formOf,
  isSamePolicy,
  KINDS,
  type Kind,
  lengthProblems,
  type PolicyForm,
  policyOf,
} from './policyForm.ts';
import { TryPassword } from './TryPassword.tsx';

interface PasswordPolicyProps {
  policy: PasswordPolicy;
  /** The one that the emulator was started with. */
  usual: PasswordPolicy;
}

/** Renders the password policy, and whether a test has left another one behind. */
export function PasswordPolicyCard({ policy, usual }: PasswordPolicyProps) {
  const { client } = useProject();
  const [form, setForm] = useState(() => formOf(policy));
  const problems = lengthProblems(form);
  const isValid = problems.min === undefined && problems.max === undefined;
  const differs = !isSamePolicy(policy, usual);
  const set = (change: Partial<PolicyForm>) => setForm((last) => ({ ...last, ...change }));
  const toggle = (kind: Kind) => (isWanted: boolean) =>
    set({
      kinds: KINDS.map(([one]) => one).filter((one) =>
        one === kind ? isWanted : form.kinds.includes(one),
      ),
    });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isValid) return;
    act(async () => {
      await client.setPasswordPolicy(policyOf(form, policy));
      return 'The password policy is changed.';
    });
  };
  const putBack = () =>
    act(async () => {
      await client.restorePasswordPolicy();
      return 'The password policy is that of the start.';
    });
  const length = (name: 'min' | 'max', label: string) => (
    <Field label={label} error={problems[name]}>
      {(control) => (
        <input
          {...control}
          inputMode="numeric"
          value={form[name]}
          onChange={({ target }) => set({ [name]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <Card
      title="Password policy"
      aside={
        differs && (
          <Badge icon="pencil" tone="accent">
            Differs from the start
          </Badge>
        )
      }
    >
      <form className={layout.cardBody} onSubmit={submit} noValidate aria-label="Password policy">
        <Fields>
          {length('min', 'Shortest')}
          {length('max', 'Longest')}
        </Fields>
        <fieldset>
          <legend className={text.small}>
            <b>Needs</b>
          </legend>
          {KINDS.map(([kind, label]) => (
            <Check
              key={kind}
              label={label}
              checked={form.kinds.includes(kind)}
              onChange={toggle(kind)}
            />
          ))}
        </fieldset>
        <Check
          label="Enforced"
          hint="Otherwise apps can read it, and nothing is refused."
          checked={form.isEnforced}
          onChange={(isEnforced) => set({ isEnforced })}
        />
        <Buttons>
          <Button type="submit" look="main" disabled={!isValid}>
            Apply
          </Button>
          {differs && <Button onClick={putBack}>Put back</Button>}
        </Buttons>
        <TryPassword policy={isValid ? policyOf(form, policy) : policy} />
      </form>
    </Card>
  );
}

import { type FormEvent, useId, useState } from 'react';
import { useProject } from '../api/useLive.ts';
import { act } from '../shell/notices.ts';
import { Button, Buttons } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Check, Field, Fields } from '../ui/Field.tsx';
import * as layout from '../ui/layout.module.css';
import * as text from '../ui/text.module.css';
import { Card } from '../ui/View.tsx';
import {
  ANSWERS,
  callOf,
  type FailureForm,
  OPERATIONS,
  problemsOf,
  testLine,
} from './ownFailure.ts';

const EMPTY: FailureForm = {
  operation: 'signInWithPassword',
  error: '503',
  times: '1',
  delay: '0',
  email: '',
  admin: false,
};

type TextName = 'operation' | 'times' | 'delay' | 'email';

/** Renders the form of a failure of one's own, with the line of test code that does the same. */
export function OwnFailure() {
  const { client } = useProject();
  const [form, setForm] = useState(EMPTY);
  const list = useId();
  const problems = problemsOf(form);
  const isValid = Object.values(problems).every((problem) => problem === undefined);
  const call = isValid ? callOf(form) : undefined;
  const set = (change: Partial<FailureForm>) => setForm((last) => ({ ...last, ...change }));
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (call === undefined) return;
    act(async () => {
      await client.failNext(call.operation, call.error, call.options);
      return `${call.operation} fails at the next request.`;
    });
  };
  const field = (
    name: TextName,
    label: string,
    rest: { list?: string; placeholder?: string } = {},
  ) => (
    <Field label={label} error={problems[name]}>
      {(control) => (
        <input
          {...control}
          {...rest}
          autoComplete="off"
          value={form[name]}
          onChange={({ target }) => set({ [name]: target.value })}
        />
      )}
    </Field>
  );
  return (
    <Card title="One failure of your own">
      <form className={layout.cardBody} onSubmit={submit} noValidate aria-label="A failure">
        {field('operation', 'Operation', { list })}
        <datalist id={list}>
          {OPERATIONS.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Field label="Answer">
          {(control) => (
            <select
              {...control}
              value={form.error}
              onChange={({ target }) => set({ error: target.value })}
            >
              {ANSWERS.map(([error, label]) => (
                <option key={error} value={error}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Fields>
          {field('times', 'Times')}
          {field('delay', 'Delay in ms')}
        </Fields>
        {field('email', 'Account', { placeholder: 'Any, or its e-mail' })}
        <Check
          label="Requests of the Admin SDK instead of apps"
          checked={form.admin}
          onChange={(admin) => set({ admin })}
        />
        {call && (
          <div>
            <p className={text.small}>
              <b>The same in a test</b>
            </p>
            <pre className={text.snippet}>{testLine(call)}</pre>
          </div>
        )}
        <Buttons>
          <Button type="submit" look="main" disabled={!isValid}>
            Add failure
          </Button>
          {call && <CopyButton value={testLine(call)} what="code" label="Copy code" />}
        </Buttons>
      </form>
    </Card>
  );
}

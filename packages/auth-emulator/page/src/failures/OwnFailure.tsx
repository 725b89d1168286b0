import { useId, useState } from 'react';
import { useProject } from '../api/useLive.ts';
import { act } from '../shell/notices.ts';
import { Button, Buttons, CopyButton } from '../ui/Button.tsx';
import { Check, Fields, Form, Input, Select } from '../ui/Field.tsx';
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

/** Renders the form of a failure of one's own, with the line of test code that does the same. */
export function OwnFailure() {
  const { client } = useProject();
  const [form, setForm] = useState(EMPTY);
  const list = useId();
  const problems = problemsOf(form);
  const isValid = Object.values(problems).every((problem) => problem === undefined);
  const call = isValid ? callOf(form) : undefined;
  const add = () => {
    if (call === undefined) return;
    const { operation, error, options } = call;
    act(
      () => client.failNext(operation, error, options),
      `${operation} fails at the next request.`,
    );
  };
  const field = <Name extends keyof FailureForm>(name: Name) => ({
    value: form[name],
    onChange: (value: FailureForm[Name]) => setForm((last) => ({ ...last, [name]: value })),
  });
  return (
    <Card title="One failure of your own">
      <Form onSubmit={add} aria-label="A failure">
        <Input {...field('operation')} label="Operation" error={problems.operation} list={list} />
        <datalist id={list}>
          {OPERATIONS.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
        <Select {...field('error')} label="Answer" options={ANSWERS} />
        <Fields>
          <Input {...field('times')} label="Times" error={problems.times} />
          <Input {...field('delay')} label="Delay in ms" error={problems.delay} />
        </Fields>
        <Input
          {...field('email')}
          label="Account"
          error={problems.email}
          placeholder="Any, or its e-mail"
        />
        <Check
          label="Requests of the Admin SDK instead of apps"
          checked={form.admin}
          onChange={field('admin').onChange}
        />
        {call && <pre className={text.snippet}>{testLine(call)}</pre>}
        <Buttons>
          <Button label="Add failure" type="submit" look="main" disabled={!isValid} />
          {call && <CopyButton value={testLine(call)} what="line" />}
        </Buttons>
      </Form>
    </Card>
  );
}

import { type ReactNode, useState } from 'react';
import type { EmulatorAccount } from '../../../src/client.ts';
import { useProject } from '../api/useLive.ts';
import { Button, Buttons, CopyButton } from '../ui/Button.tsx';
import { Check, Fields, Form, Input } from '../ui/Field.tsx';
import * as layout from '../ui/layout.module.css';
import { Note } from '../ui/View.tsx';
import * as styles from './Accounts.module.css';
import { accountName, keyOf, NEW } from './account.ts';
import {
  FIELD_LABELS,
  FIELD_NAMES,
  type FieldName,
  fieldProblem,
  fieldsOf,
  NO,
  YES,
} from './accountFields.ts';
import { changesOf, conflicts, discard, edit, useDraft } from './drafts.ts';
import { createAccount, type Refusals, saveAccount } from './saveAccount.ts';

const BLANK: EmulatorAccount = { localId: '', emailVerified: true };

/** Renders the fields of an account or of a new one, which are saved together. Only changed ones are sent. */
export function AccountForm({ account }: { account?: EmulatorAccount }) {
  const project = useProject();
  const key = account ? keyOf(account) : NEW;
  const saved = fieldsOf(account ?? BLANK);
  const draft = useDraft(key);
  const [refusals, setRefusals] = useState<Refusals>({});
  const changes = changesOf(draft, saved);
  const fields = { ...saved, ...changes };
  const others = conflicts(draft, saved);
  const errorOf = (name: FieldName) => fieldProblem(name, fields[name]) ?? refusals[name];
  const names = Object.keys(changes).length;
  const errors = FIELD_NAMES.filter((name) => name in changes && errorOf(name)).length;
  const canSave = names > 0 && errors === 0;

  const change = (name: FieldName) => (value: string) => {
    setRefusals(({ [name]: _, ...rest }) => rest);
    edit(key, name, value, saved[name]);
  };
  const other = (name: FieldName) => (
    <OtherValue name={name} value={others[name]} onTake={change(name)} />
  );
  const field = (
    name: FieldName,
    rest: { hint?: ReactNode; button?: ReactNode; rows?: number; placeholder?: string } = {},
  ) => (
    <div>
      <Input
        label={FIELD_LABELS[name]}
        placeholder="None"
        {...rest}
        error={errorOf(name)}
        value={fields[name]}
        onChange={change(name)}
      />
      {other(name)}
    </div>
  );
  const save = () =>
    account ? saveAccount(project, account, draft) : createAccount(project, fields);

  return (
    <Form
      aria-label={account ? `Edit ${accountName(account)}` : 'New account'}
      onSubmit={async () => canSave && setRefusals(await save())}
    >
      <div className={layout.body}>
        {field('email')}
        <div>
          <Check
            label={FIELD_LABELS.emailVerified}
            checked={fields.emailVerified === YES}
            onChange={(isChecked) => change('emailVerified')(isChecked ? YES : NO)}
          />
          {other('emailVerified')}
        </div>
        <Fields>
          {field('displayName')}
          {field('phoneNumber')}
        </Fields>
        {field('photoUrl', { hint: 'An address, stored as it is.' })}
        {field('password', {
          button: fields.password && <CopyButton value={fields.password} what="password" />,
        })}
        {field('claims', {
          rows: Math.max(3, fields.claims.split('\n').length),
          placeholder: '{ "role": "buyer" }',
          hint: 'JSON, at most 1000 characters. They are in a token from its next refresh.',
        })}
      </div>
      <div className={`${layout.bar} ${layout.foot} ${styles.foot}`}>
        <p role="status">{describe(names, errors)}</p>
        <Buttons>
          <Button label="Discard" disabled={names === 0} onClick={() => discard(key)} />
          <Button label="Save" type="submit" look="main" disabled={!canSave} />
        </Buttons>
      </div>
    </Form>
  );
}

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;

function describe(changes: number, errors: number): string {
  if (changes === 0) return 'No unsaved changes';
  const unsaved = count(changes, 'unsaved change');
  return errors > 0 ? `${unsaved}, ${count(errors, 'error')}` : unsaved;
}

const WORDS: Record<string, string> = { '': 'empty', [YES]: 'checked', [NO]: 'not checked' };

interface OtherValueProps {
  name: FieldName;
  /** The value that another page saved while this field was edited. */
  value: string | undefined;
  onTake: (value: string) => void;
}

/** Renders the value that another page has saved since then. What was typed here stays. */
function OtherValue({ name, value, onTake }: OtherValueProps) {
  if (value === undefined) return null;
  const shown = WORDS[value] ?? `“${value.replaceAll(/\s+/g, ' ')}”`;
  return (
    <Note>
      {`Another page changed this to ${shown}. Save overwrites it. `}
      <Button label="Take it" of={FIELD_LABELS[name]} look="quiet" onClick={() => onTake(value)} />
    </Note>
  );
}

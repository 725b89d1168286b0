import { type FormEvent, useState } from 'react';
import type { EmulatorAccount } from '../../../src/client.ts';
import { useProject } from '../api/useLive.ts';
import { Button, Buttons } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Check, Fields } from '../ui/Field.tsx';
import * as text from '../ui/text.module.css';
import * as styles from './AccountSheet.module.css';
import { FIELD_NAMES, type FieldName, fieldProblem, fieldsOf, NO, YES } from './accountFields.ts';
import { keyOf } from './accountKey.ts';
import { accountName } from './accountName.ts';
import { ClaimsField } from './ClaimsField.tsx';
import { compactClaims, MAX_CLAIMS } from './claimsProblem.ts';
import { changesOf, conflicts, discard, edit, useDraft } from './drafts.ts';
import { SheetPart } from './SheetPart.tsx';
import { type Refusals, saveAccount } from './saveAccount.ts';
import { OtherValue, TextField } from './TextField.tsx';

/** Renders an account's fields, which are saved together. Only changed ones are sent. */
export function AccountForm({ account }: { account: EmulatorAccount }) {
  const project = useProject();
  const key = keyOf(account);
  const saved = fieldsOf(account);
  const draft = useDraft(key);
  const [refusals, setRefusals] = useState<Refusals>({});
  const changes = changesOf(draft, saved);
  const fields = { ...saved, ...changes };
  const other = conflicts(draft, saved);
  const errorOf = (name: FieldName) => fieldProblem(name, fields[name]) ?? refusals[name];
  const names = Object.keys(changes).length;
  const errors = FIELD_NAMES.filter((name) => name in changes && errorOf(name)).length;
  const change = (name: FieldName) => (value: string) => {
    setRefusals(({ [name]: _, ...rest }) => rest);
    edit(key, name, value, saved[name]);
  };
  const field = (name: FieldName) => ({
    name,
    value: fields[name],
    error: errorOf(name),
    other: other[name],
    onChange: change(name),
  });
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (errors === 0 && names > 0) setRefusals(await saveAccount(project, account, draft));
  };
  return (
    <form aria-label={`Edit ${accountName(account)}`} onSubmit={submit} noValidate>
      <SheetPart title="Profile">
        <TextField {...field('email')} />
        <div>
          <Check
            label="E-mail is verified"
            checked={fields.emailVerified === YES}
            onChange={(isChecked) => change('emailVerified')(isChecked ? YES : NO)}
          />
          <OtherValue {...field('emailVerified')} />
        </div>
        <Fields>
          <TextField {...field('displayName')} />
          <TextField {...field('phoneNumber')} />
        </Fields>
        <TextField {...field('photoUrl')} hint="An address, stored as it is." />
        <TextField
          {...field('password')}
          button={fields.password && <CopyButton value={fields.password} what="password" />}
        />
      </SheetPart>
      <SheetPart title="Custom claims" aside={<ClaimsLength claims={fields.claims} />}>
        <ClaimsField value={fields.claims} error={errorOf('claims')} onChange={change('claims')} />
        <OtherValue {...field('claims')} />
      </SheetPart>
      <div className={styles.foot}>
        <p role="status">{describe(names, errors)}</p>
        <Buttons>
          <Button disabled={names === 0} onClick={() => discard(key)}>
            Discard
          </Button>
          <Button type="submit" look="main" disabled={names === 0 || errors > 0}>
            Save
          </Button>
        </Buttons>
      </div>
    </form>
  );
}

function ClaimsLength({ claims }: { claims: string }) {
  if (fieldProblem('claims', claims) !== undefined) return null;
  const length = claims.trim() === '' ? 0 : compactClaims(claims).length;
  return (
    <span className={`${text.soft} ${text.small} ${text.numbers}`}>
      {length} of {MAX_CLAIMS} characters
    </span>
  );
}

const count = (number: number, what: string) => `${number} ${what}${number === 1 ? '' : 's'}`;

function describe(changes: number, errors: number): string {
  if (changes === 0) return 'No unsaved changes';
  const unsaved = count(changes, 'unsaved change');
  return errors > 0 ? `${unsaved}, ${count(errors, 'error')}` : unsaved;
}

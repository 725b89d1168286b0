import { useState } from 'react';
import { codeOf, describeProblem } from '../api/describeProblem.ts';
import { useProject } from '../api/useLive.ts';
import { notify } from '../shell/notices.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { Check, Field } from '../ui/Field.tsx';
import { FIELD_OF_CODE, type FieldName, fieldProblem } from './accountFields.ts';

/** Renders the form of a new account. A refusal leaves everything as it was typed. */
export function AddDialog({ onClose }: { onClose: () => void }) {
  const { client } = useProject();
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [displayName, setDisplayName] = useState('');
  const [emailVerified, setVerified] = useState(true);
  const [disabled, setDisabled] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<{ field: FieldName | undefined; text: string }>();
  const errorOf = (field: FieldName) => (problem?.field === field ? problem.text : undefined);

  async function add(): Promise<void> {
    const missing = email === '' ? 'Write an e-mail address.' : fieldProblem('email', email);
    if (missing) return setProblem({ field: 'email', text: missing });
    if (password === '') return setProblem({ field: 'password', text: 'Write a password.' });
    setBusy(true);
    try {
      const named = displayName && { displayName };
      await client.createAccount({ email, password, emailVerified, ...named, disabled });
      notify({ text: `${email} is added.` });
      onClose();
    } catch (error) {
      setProblem({ field: FIELD_OF_CODE[codeOf(error) ?? ''], text: describeProblem(error) });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      title="Add account"
      confirm="Add account"
      isBusy={isBusy}
      problem={problem && problem.field === undefined ? problem.text : undefined}
      onConfirm={add}
      onClose={onClose}
    >
      <Field label="E-mail" error={errorOf('email')}>
        {(control) => (
          <input
            {...control}
            type="email"
            autoComplete="off"
            value={email}
            onChange={({ target }) => setEmail(target.value)}
          />
        )}
      </Field>
      <Field
        label="Password"
        error={errorOf('password')}
        hint="At least 6 characters. The policy binds apps, not this page."
      >
        {(control) => (
          <input
            {...control}
            autoComplete="off"
            value={password}
            onChange={({ target }) => setPassword(target.value)}
          />
        )}
      </Field>
      <Field label="Display name">
        {(control) => (
          <input
            {...control}
            placeholder="None"
            autoComplete="off"
            value={displayName}
            onChange={({ target }) => setDisplayName(target.value)}
          />
        )}
      </Field>
      <div>
        <Check label="E-mail is verified" checked={emailVerified} onChange={setVerified} />
        <Check label="Disabled: sign-in is refused" checked={disabled} onChange={setDisabled} />
      </div>
    </Dialog>
  );
}

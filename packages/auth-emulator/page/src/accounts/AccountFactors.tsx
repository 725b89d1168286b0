import type { EmulatorAccount, SecondFactor } from '../../../src/client.ts';
import { useLive, useProject } from '../api/useLive.ts';
import { CodeNow } from '../codes/CodeNow.tsx';
import { act } from '../shell/notices.ts';
import { Button, Buttons } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import * as text from '../ui/text.module.css';
import { shortTime } from '../ui/times.ts';
import { updateAccount } from './accountActions.ts';
import { Items, SheetPart } from './SheetPart.tsx';

const nameOf = ({ displayName, phoneInfo }: SecondFactor) =>
  displayName ?? (phoneInfo === undefined ? 'Authenticator app' : 'Telephone');

/** Renders an account's second factors, with the current codes. */
export function AccountFactors({ account }: { account: EmulatorAccount }) {
  const project = useProject();
  const { data: codes = [] } = useLive(project.codes);
  const factors = account.mfaInfo ?? [];
  const remove = (factor: SecondFactor) =>
    act(async () => {
      const enrollments = factors.filter((one) => one !== factor);
      await updateAccount(project, account, { mfa: { enrollments } });
      return `${nameOf(factor)} is removed.`;
    });
  return (
    <SheetPart title="Second factors">
      {factors.length === 0 && <p className={text.soft}>None. An app enrols them.</p>}
      <Items>
        {factors.map((factor) => {
          const shown = codes.find(({ key }) => key === factor.mfaEnrollmentId);
          const kind = factor.phoneInfo ?? 'TOTP';
          const enrolled =
            factor.enrolledAt && shortTime(Date.parse(factor.enrolledAt), project.now());
          return (
            <li key={factor.mfaEnrollmentId}>
              <span>
                <b>{nameOf(factor)}</b>{' '}
                <span className={text.soft}>
                  {kind}
                  {enrolled && `, enrolled ${enrolled}`}
                </span>
              </span>
              {shown && <CodeNow code={shown.code} />}
              <Buttons>
                {shown && <CopyButton value={shown.code} what="code" />}
                {shown && (
                  <CopyButton value={shown.secret} what="secret" label="Copy secret" look="quiet" />
                )}
                <Button look="quiet" danger onClick={() => remove(factor)}>
                  Remove<span className={text.hidden}> {nameOf(factor)}</span>
                </Button>
              </Buttons>
            </li>
          );
        })}
      </Items>
    </SheetPart>
  );
}

import type { EmulatorAccount } from '../../../src/client.ts';
import { useProject } from '../api/useLive.ts';
import { Button } from '../ui/Button.tsx';
import * as text from '../ui/text.module.css';
import { shortTime } from '../ui/times.ts';
import { revokeSessions } from './accountActions.ts';
import { SheetPart } from './SheetPart.tsx';

/** Renders when an account was used, and revokes its sessions. The emulator knows tokens, not browsers. */
export function AccountSessions({ account }: { account: EmulatorAccount }) {
  const project = useProject();
  const { lastLoginAt, validSince } = account;
  const now = project.now();
  return (
    <SheetPart
      title="Sessions"
      aside={
        <Button danger onClick={() => revokeSessions(project, account)}>
          Revoke all
        </Button>
      }
    >
      <p>
        Last sign-in: {lastLoginAt ? shortTime(Number(lastLoginAt), now) : 'never'}.
        {validSince &&
          ` Sessions from before ${shortTime(Number(validSince) * 1000, now)} are revoked.`}
      </p>
      <p className={`${text.soft} ${text.small}`}>
        A revoked session ends at its next refresh; an ID token that it already has, when that
        expires.
      </p>
    </SheetPart>
  );
}

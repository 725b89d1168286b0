import type { OobCode } from '@toystore/auth-emulator/client';
import { TextButton, TextLink, VisuallyHidden } from '@toystore/ui';
import styles from './Emails.module.css';
import { hrefOf, kindOf } from './emails.ts';
import type { RunAction } from './runAction.ts';

interface EmailsProps {
  /** The newest first; `undefined` until they are loaded. */
  emails: OobCode[] | undefined;
  run: RunAction;
}

/** Unused e-mails: the emulator sends none, it only lists their links. */
export function Emails({ emails, run }: EmailsProps) {
  if (emails === undefined) return <p className={styles.note}>Asking the emulator …</p>;
  if (emails.length === 0) {
    return (
      <p className={styles.note}>
        No e-mail waits. Register or ask for a new password, and it is here. It goes once its link
        is used.
      </p>
    );
  }
  return (
    <ul aria-label="E-mails">
      {emails.map((email) => (
        <li key={email.oobCode} className={styles.row}>
          <div>
            <p className={styles.kind}>{kindOf(email)}</p>
            <p className={styles.to}>{`to ${email.email}`}</p>
          </div>
          <div className={styles.actions}>
            <TextLink className={styles.action} href={hrefOf(email)}>
              <span>
                <span>Open</span>
                <VisuallyHidden>{` the link for ${email.email}`}</VisuallyHidden>
              </span>
            </TextLink>
            <TextButton
              className={styles.action}
              onClick={() => run('Copying the link …', () => copyLink(email))}
            >
              <span>
                <span>Copy link</span>
                <VisuallyHidden>{` for ${email.email}`}</VisuallyHidden>
              </span>
            </TextButton>
          </div>
        </li>
      ))}
    </ul>
  );
}

async function copyLink(email: OobCode): Promise<string> {
  await navigator.clipboard.writeText(new URL(hrefOf(email), location.origin).href);
  return `The link for ${email.email} is copied.`;
}

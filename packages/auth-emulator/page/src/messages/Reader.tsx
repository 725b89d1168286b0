import type { EmulatorMessage } from '../../../src/client.ts';
import { useProject } from '../api/useLive.ts';
import { addressOf } from '../shell/address.ts';
import { act } from '../shell/notices.ts';
import { useNow } from '../shell/useNow.ts';
import { Button, ButtonLink, Buttons } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as text from '../ui/text.module.css';
import { exactTime, shortTime } from '../ui/times.ts';
import { kindOf, MessageSubject, openable } from './MessageSubject.tsx';
import { messageState } from './messageState.ts';
import * as styles from './Reader.module.css';

/** Renders one message. Its text is text: links are opened by the button above it. */
export function Reader({ message }: { message: EmulatorMessage }) {
  const { client } = useProject();
  const { id, to, at, link, code, used, expiresAt } = message;
  const now = useNow().seconds * 1000;
  const href = openable(link);
  const isExpired = expiresAt !== undefined && expiresAt <= now;
  const expire = () =>
    act(async () => {
      await client.expireMessage(id);
      return 'The link has expired. The clock stays as it is.';
    });
  return (
    <article className={styles.reader} aria-label="Message">
      <p className={styles.back}>
        <ButtonLink look="quiet" href={addressOf('messages')}>
          <Icon name="left" />
          All messages
        </ButtonLink>
      </p>
      <h2 className={text.wraps}>
        <MessageSubject message={message} />
      </h2>
      <dl className={styles.facts}>
        <dt>To</dt>
        <dd>{to}</dd>
        <dt>Kind</dt>
        <dd>{kindOf(message)}</dd>
        <dt>Sent</dt>
        <dd>
          {shortTime(at, now)} ({exactTime(at)} by the project’s clock)
        </dd>
        <dt>State</dt>
        <dd>{messageState(message, now)}</dd>
      </dl>
      <Buttons>
        {href && (
          <ButtonLink look="main" href={href} target="_blank" rel="noopener noreferrer">
            Open link
            <Icon name="external" />
          </ButtonLink>
        )}
        {link && <CopyButton value={link} what="link" label="Copy link" />}
        {code && <span className={text.code}>{code}</span>}
        {code && <CopyButton value={code} what="code" label="Copy code" />}
        {link && !used && !isExpired && <Button onClick={expire}>Let it expire</Button>}
      </Buttons>
      <p className={styles.text}>{message.text}</p>
    </article>
  );
}

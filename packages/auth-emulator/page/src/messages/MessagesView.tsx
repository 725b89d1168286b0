import { useLive, useProject } from '../api/useLive.ts';
import { addressOf } from '../shell/address.ts';
import { useNow } from '../shell/useNow.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as layout from '../ui/layout.module.css';
import * as text from '../ui/text.module.css';
import { shortTime } from '../ui/times.ts';
import { Empty, View } from '../ui/View.tsx';
import { kindOf, MessageSubject, openable } from './MessageSubject.tsx';
import * as styles from './MessagesView.module.css';
import { messageState } from './messageState.ts';
import { Reader } from './Reader.tsx';
import { markAsRead, useUnread } from './readMessages.ts';

/** Renders e-mails and text messages in one list, the newest first, next to the one that the address names. */
export function MessagesView({ open }: { open: string | undefined }) {
  const { messages } = useProject();
  const { data } = useLive(messages);
  const unread = useUnread();
  const shown = data?.find(({ id }) => encodeURIComponent(id) === open);
  return (
    <View
      title="Messages"
      summary={`${data?.length === 1 ? '1 message' : `${data?.length ?? 0} messages`}, ${unread.size} unread. The emulator sends nothing: what it would send is here.`}
      actions={
        unread.size > 0 && (
          <div>
            <Button onClick={() => markAsRead([...unread])}>Mark all as read</Button>
          </div>
        )
      }
    >
      {data?.length === 0 ? (
        <div className={layout.card}>
          <Empty icon="mail" title="No message yet">
            <p>Register in your app, or ask for a new password.</p>
          </Empty>
        </div>
      ) : (
        <div
          className={
            shown
              ? `${layout.card} ${styles.inbox} ${styles.isReading}`
              : `${layout.card} ${styles.inbox}`
          }
        >
          <ul className={styles.list} aria-label="Messages, newest first">
            {data?.map((message) => (
              <Item
                key={message.id}
                message={message}
                isUnread={unread.has(message.id)}
                isOpen={message === shown}
              />
            ))}
          </ul>
          {shown ? (
            <Reader key={shown.id} message={shown} />
          ) : (
            <p className={`${styles.none} ${text.soft}`}>Choose a message to read it.</p>
          )}
        </div>
      )}
    </View>
  );
}

interface ItemProps {
  message: Parameters<typeof MessageSubject>[0]['message'];
  isUnread: boolean;
  isOpen: boolean;
}

function Item({ message, isUnread, isOpen }: ItemProps) {
  const { id, kind, to, at, code, link, used } = message;
  const now = useNow().seconds * 1000;
  const href = openable(link);
  const className = [styles.message, isUnread && styles.unread].filter(Boolean).join(' ');
  return (
    <li className={className} data-current={isOpen || undefined}>
      <Icon name={kind === 'email' ? 'mail' : 'sms'} />
      <a
        className={styles.over}
        href={addressOf('messages', encodeURIComponent(id))}
        aria-current={isOpen || undefined}
        onClick={() => markAsRead([id])}
      >
        <MessageSubject message={message} />
      </a>
      <span className={`${text.small} ${text.soft} ${text.numbers}`}>{shortTime(at, now)}</span>
      <span className={styles.line}>
        <span className={`${text.soft} ${text.wraps}`}>
          {kindOf(message)} to {to}
        </span>
        {isUnread && (
          <Badge icon="plus" tone="accent">
            New
          </Badge>
        )}
      </span>
      <span className={styles.line}>
        <span className={text.soft}>{messageState(message, now)}</span>
        {href && !used && (
          <ButtonLink
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            onClick={() => markAsRead([id])}
          >
            Open<span className={text.hidden}> the link for {to}</span>
            <Icon name="external" />
          </ButtonLink>
        )}
        {code && (
          <>
            <span className={text.code}>{code}</span>
            <CopyButton value={code} what="code" of={to} />
          </>
        )}
      </span>
    </li>
  );
}

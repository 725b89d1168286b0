import { Mail, MessageSquare, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { EmulatorMessage } from '../../../src/client.ts';
import { useNow } from '../shell/useNow.ts';
import { Badge } from '../ui/Badge.tsx';
import { Buttons } from '../ui/Button.tsx';
import * as text from '../ui/text.module.css';
import { shortTime } from '../ui/times.ts';
import * as styles from './Message.module.css';
import { messageState, subjectOf } from './message.ts';
import { markAsRead, useUnread } from './readMessages.ts';

interface MessageProps {
  message: EmulatorMessage;
  /** Whether its text is shown from the start. */
  isOpen?: boolean;
  /** The message's buttons. */
  children: ReactNode;
}

/** Renders a message on the page and in the panel. Its text is behind its subject. */
export function Message({ message, isOpen = false, children }: MessageProps) {
  const { id, kind, to, at, code } = message;
  const isUnread = useUnread().has(id);
  const now = useNow().seconds * 1000;
  return (
    <li className={styles.message}>
      {kind === 'email' ? <Mail /> : <MessageSquare />}
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => currentTarget.open && markAsRead([id])}
      >
        <summary>
          <b>{subjectOf(message)}</b> {isUnread && <Badge icon={Plus} label="New" tone="accent" />}
          <span className={`${text.soft} ${styles.to}`}>
            {`${kind === 'email' ? 'E-mail' : 'SMS'} to ${to}, ${shortTime(at, now)}. ${messageState(message, now)}.`}
          </span>
        </summary>
        <p className={styles.text}>{message.text}</p>
      </details>
      <Buttons>
        {code !== undefined && <span className={text.code}>{code}</span>}
        {children}
      </Buttons>
    </li>
  );
}

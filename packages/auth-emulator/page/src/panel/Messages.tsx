import { useId, useState } from 'react';
import type { EmulatorMessage } from '../../../src/client.ts';
import { kindOf, MessageSubject, openable } from '../messages/MessageSubject.tsx';
import { markAsRead } from '../messages/readMessages.ts';
import { act } from '../shell/notices.ts';
import { useNow } from '../shell/useNow.ts';
import { Button } from '../ui/Button.tsx';
import { CopyButton } from '../ui/CopyButton.tsx';
import { Icon } from '../ui/Icon.tsx';
import * as text from '../ui/text.module.css';
import { shortTime } from '../ui/times.ts';
import { FillIn } from './FillIn.tsx';
import { runInHost } from './host.ts';
import { useWaitingMessages } from './newMessages.ts';
import * as styles from './Panel.module.css';

/** Renders the newest message that waits, and the older ones behind a button. */
export function Messages() {
  const messages = useWaitingMessages();
  const [isShowingAll, setIsShowingAll] = useState(false);
  const [newest, ...older] = messages ?? [];
  if (newest === undefined) {
    return messages && <li className={styles.note}>{NONE}</li>;
  }
  return (
    <>
      <MessageRow message={newest} isNewest />
      {older.length > 0 && (
        <li className={styles.note}>
          <Button
            look="quiet"
            aria-expanded={isShowingAll}
            onClick={() => setIsShowingAll(!isShowingAll)}
          >
            <Icon name={isShowingAll ? 'up' : 'down'} />
            {older.length === 1 ? '1 older message' : `${older.length} older messages`}
          </Button>
        </li>
      )}
      {isShowingAll && older.map((message) => <MessageRow key={message.id} message={message} />)}
    </>
  );
}

const NONE = 'No message yet. Register or ask for a new password.';

function MessageRow({
  message,
  isNewest = false,
}: {
  message: EmulatorMessage;
  isNewest?: boolean;
}) {
  const { id, kind, to, at, code } = message;
  const link = openable(message.link);
  const subjectId = useId();
  const { seconds } = useNow();

  const openLink = (address: string) =>
    act(async () => {
      markAsRead([id]);
      await runInHost({ name: 'openLink', link: address });
      return `The link for ${to} is open.`;
    });

  return (
    <li className={`${styles.row} ${styles.withIcon}`} aria-labelledby={subjectId}>
      <Icon name={kind === 'email' ? 'mail' : 'sms'} />
      <div className={styles.who}>
        <p id={subjectId} className={styles.name}>
          <MessageSubject message={message} />
        </p>
        <p className={`${text.soft} ${text.small}`}>
          {kindOf(message)} to {to}, {shortTime(at, seconds * 1000)}
        </p>
      </div>
      <div className={styles.buttons}>
        {link !== undefined && (
          <>
            <Button look={isNewest ? 'main' : 'plain'} onClick={() => openLink(link)}>
              <span>
                Open link<span className={text.hidden}> of {to}</span>
              </span>
            </Button>
            <CopyButton value={link} what="link" of={to} look="quiet" />
          </>
        )}
        {code !== undefined && <FillIn code={code} of={to} isMain={isNewest} />}
      </div>
    </li>
  );
}

import { ChevronDown, ChevronUp } from 'lucide-react';
import { useState } from 'react';
import type { EmulatorMessage } from '../../../src/client.ts';
import { useLive, useProject } from '../api/useLive.ts';
import { Message } from '../messages/Message.tsx';
import { openable } from '../messages/message.ts';
import { markAsRead, useUnread } from '../messages/readMessages.ts';
import { act } from '../shell/notices.ts';
import { Button, CopyButton } from '../ui/Button.tsx';
import { FillIn } from './FillIn.tsx';
import { runInHost } from './host.ts';
import * as styles from './Panel.module.css';

/** Returns the messages whose link or code was not used, the newest first. */
function useWaitingMessages(): EmulatorMessage[] | undefined {
  return useLive(useProject().messages).data?.filter(({ used }) => !used);
}

/** Returns those that were not opened in this tab either. */
export function useNewMessages(): EmulatorMessage[] {
  const unread = useUnread();
  return useWaitingMessages()?.filter(({ id }) => unread.has(id)) ?? [];
}

/** Renders the newest message that waits, and the older ones behind a button. */
export function Messages() {
  const messages = useWaitingMessages();
  const [isShowingAll, setIsShowingAll] = useState(false);
  const [newest, ...older] = messages ?? [];
  if (newest === undefined) {
    return messages && <li className={styles.row}>{NONE}</li>;
  }
  return (
    <>
      <Waiting message={newest} look="main" />
      {older.length > 0 && (
        <li className={styles.row}>
          <Button
            label={older.length === 1 ? '1 older message' : `${older.length} older messages`}
            icon={isShowingAll ? ChevronUp : ChevronDown}
            look="quiet"
            aria-expanded={isShowingAll}
            onClick={() => setIsShowingAll(!isShowingAll)}
          />
        </li>
      )}
      {isShowingAll &&
        older.map((message) => <Waiting key={message.id} message={message} look="plain" />)}
    </>
  );
}

const NONE = 'No message yet. Register or ask for a new password.';

function Waiting({ message, look }: { message: EmulatorMessage; look: 'main' | 'plain' }) {
  const { id, to, code } = message;
  const link = openable(message.link);
  const open = (address: string) => {
    markAsRead([id]);
    act(() => runInHost({ name: 'openLink', link: address }), `The link for ${to} is open.`);
  };
  return (
    <Message message={message}>
      {link !== undefined && (
        <>
          <Button label="Open link" of={`of ${to}`} look={look} onClick={() => open(link)} />
          <CopyButton value={link} what="link" of={to} look="quiet" />
        </>
      )}
      {code !== undefined && <FillIn code={code} of={to} look={look} />}
    </Message>
  );
}

import { ExternalLink, Mail } from 'lucide-react';
import { useLive, useProject } from '../api/useLive.ts';
import { act } from '../shell/notices.ts';
import { Button, CopyButton } from '../ui/Button.tsx';
import * as layout from '../ui/layout.module.css';
import { Empty, View } from '../ui/View.tsx';
import { Message } from './Message.tsx';
import { openable } from './message.ts';
import { markAsRead, useUnread } from './readMessages.ts';

/** Renders e-mails and text messages in one list, the newest first. The address may name one that is open. */
export function MessagesView({ open }: { open: string | undefined }) {
  const { messages, client, now } = useProject();
  const { data } = useLive(messages);
  const unread = useUnread();
  const expire = (id: string) =>
    act(() => client.expireMessage(id), 'The link has expired. The clock stays as it is.');
  return (
    <View
      title="Messages"
      summary={`${data?.length === 1 ? '1 message' : `${data?.length ?? 0} messages`}, ${unread.size} unread. The emulator sends nothing: what it would send is here.`}
      actions={
        unread.size > 0 && (
          <Button label="Mark all as read" onClick={() => markAsRead([...unread])} />
        )
      }
    >
      <div className={layout.card}>
        {data?.length === 0 && (
          <Empty icon={Mail} title="No message yet">
            <p>Register in your app, or ask for a new password.</p>
          </Empty>
        )}
        <ul aria-label="Messages, newest first">
          {data?.map((message) => {
            const { id, to, link, code, used, expiresAt } = message;
            const href = openable(link);
            const isOver = used || (expiresAt !== undefined && expiresAt <= now());
            return (
              <Message key={id} message={message} isOpen={encodeURIComponent(id) === open}>
                {href !== undefined && !used && (
                  <Button
                    label="Open link"
                    of={`for ${to}`}
                    icon={ExternalLink}
                    href={href}
                    onClick={() => markAsRead([id])}
                  />
                )}
                {link !== undefined && <CopyButton value={link} what="link" of={to} look="quiet" />}
                {code !== undefined && <CopyButton value={code} what="code" of={to} look="quiet" />}
                {link !== undefined && !isOver && (
                  <Button
                    label="Let it expire"
                    of={`for ${to}`}
                    look="quiet"
                    onClick={() => expire(id)}
                  />
                )}
              </Message>
            );
          })}
        </ul>
      </div>
    </View>
  );
}

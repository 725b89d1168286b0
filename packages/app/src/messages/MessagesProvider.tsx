import { AlertDialog, type AlertDialogProps, Toast, type ToastProps } from '@toystore/ui';
import { createContext, type ReactNode, use, useState } from 'react';

/** A success alert that waits for OK. */
type AlertContent = Pick<AlertDialogProps, 'title' | 'description' | 'icon'>;

/** A status message that needs no answer and goes by itself. */
type StatusContent = Pick<ToastProps, 'message' | 'action'>;

interface Messages {
  /** Opens an alert; the next one waits until it is answered. */
  showAlert: (alert: AlertContent) => void;
  /** Shows a status in place of the last one. */
  showStatus: (status: StatusContent) => void;
}

/** Tells a message from an earlier one with the same text: each is announced. */
type Keyed<Content> = { key: number; content: Content };

let lastKey = 0;
const keyed = <Content,>(content: Content): Keyed<Content> => ({ key: ++lastKey, content });

const pageHeading = () => document.querySelector<HTMLElement>('main h1');
const MessagesContext = createContext<Messages | null>(null);

/** Shows alerts and status messages over whatever screen is there: they outlive a change of route. */
export function MessagesProvider({ children }: { children: ReactNode }) {
  const [alerts, setAlerts] = useState<Keyed<AlertContent>[]>([]);
  const [status, setStatus] = useState<Keyed<StatusContent>>();
  const [alert] = alerts;
  const messages: Messages = {
    showAlert: (next) => setAlerts((waiting) => [...waiting, keyed(next)]),
    showStatus: (next) => setStatus(keyed(next)),
  };

  return (
    <MessagesContext value={messages}>
      {children}
      {status && (
        <Toast
          key={status.key}
          {...status.content}
          onDismiss={() => setStatus(undefined)}
          finalFocus={pageHeading}
        />
      )}
      {alert && (
        <AlertDialog
          key={alert.key}
          {...alert.content}
          open
          onClose={() => setAlerts((waiting) => waiting.slice(1))}
          finalFocus={pageHeading}
        />
      )}
    </MessagesContext>
  );
}

/** Shows messages to the shopper. Only below a `MessagesProvider`. */
export function useMessages(): Messages {
  const messages = use(MessagesContext);
  if (messages === null) throw new Error('useMessages needs a MessagesProvider above it.');
  return messages;
}

'use client';

import { createContext, type ReactNode, use, useState } from 'react';
import { wrapText } from '../../primitives/text/wrapText.tsx';
import { AlertDialog, type AlertDialogProps } from '../AlertDialog/AlertDialog.tsx';
import { Toast, type ToastProps } from '../Toast/Toast.tsx';

/** A success alert that waits for its button. */
type AlertContent = Pick<AlertDialogProps, 'title' | 'description' | 'icon'>;

/** A status message that needs no answer and goes by itself. */
type StatusContent = Pick<ToastProps, 'action'> & {
  message: string;
  /** What it is about, such as `cart`, for `dismissStatus`. */
  topic?: string | undefined;
};

/** What can be shown over whatever page is there. */
export interface Messages {
  /** Opens an alert; the next one waits until it is answered. */
  showAlert: (alert: AlertContent) => void;
  /** Shows a status in place of the last one. */
  showStatus: (status: StatusContent) => void;
  /** Dismisses the status if it has this topic: what it is about is on screen now. */
  dismissStatus: (topic: string) => void;
}

/** Tells a message from an earlier one with the same text: each is announced. */
type Keyed<Content> = { key: number; content: Content };

let lastKey = 0;
const keyed = <Content,>(content: Content): Keyed<Content> => ({ key: ++lastKey, content });

const MessagesContext = createContext<Messages | null>(null);

export type MessagesProviderProps = {
  /** Finds what gets the focus when whatever had it before a message is gone, such as the heading of the next page. */
  finalFocus?: (() => HTMLElement | null) | undefined;
  children: ReactNode;
};

/** Shows alerts and status messages for everything below, by `useMessages()`: they outlive the page that shows them. */
export function MessagesProvider({ finalFocus, children }: MessagesProviderProps) {
  const [alerts, setAlerts] = useState<Keyed<AlertContent>[]>([]);
  const [status, setStatus] = useState<Keyed<StatusContent>>();
  const [alert] = alerts;
  const messages: Messages = {
    showAlert: (next) => setAlerts((waiting) => [...waiting, keyed(next)]),
    showStatus: (next) => setStatus(keyed(next)),
    dismissStatus: (topic) =>
      setStatus((shown) => (shown?.content.topic === topic ? undefined : shown)),
  };

  return (
    <MessagesContext value={messages}>
      {wrapText(children)}
      {status && (
        <Toast
          key={status.key}
          message={status.content.message}
          action={status.content.action}
          onDismiss={() => setStatus(undefined)}
          finalFocus={finalFocus}
        />
      )}
      {alert && (
        <AlertDialog
          key={alert.key}
          {...alert.content}
          open
          onClose={() => setAlerts((waiting) => waiting.slice(1))}
          finalFocus={finalFocus}
        />
      )}
    </MessagesContext>
  );
}

/** Shows messages. Only below a `MessagesProvider`. */
export function useMessages(): Messages {
  const messages = use(MessagesContext);
  if (messages === null) throw new Error('useMessages needs a MessagesProvider above it.');
  return messages;
}

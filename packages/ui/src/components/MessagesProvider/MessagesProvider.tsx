'use client';

import { createContext, type ReactNode, use, useState } from 'react';
import { wrapText } from '../../primitives/text/wrapText.tsx';
import { AlertDialog, type AlertDialogProps } from '../AlertDialog/AlertDialog.tsx';
import { Toast, type ToastProps } from '../Toast/Toast.tsx';

/** A success alert that the user has to confirm. */
type AlertContent = Pick<AlertDialogProps, 'title' | 'description' | 'quote' | 'icon'>;

/** A status message that needs no answer and disappears by itself. */
type StatusContent = Pick<ToastProps, 'action'> & {
  message: string;
  /** The topic, such as `cart`, for `dismissStatus`. */
  topic?: string | undefined;
};

/** The messages that the app can show on any page. */
export interface Messages {
  /** Opens an alert; the next alert waits until the user answers it. */
  showAlert: (alert: AlertContent) => void;
  /** Shows a status; replaces the previous one. */
  showStatus: (status: StatusContent) => void;
  /** Dismisses the status if it has this topic, because its subject is on screen now. */
  dismissStatus: (topic: string) => void;
}

/** The key distinguishes messages with the same text, so that each is announced. */
type Keyed<Content> = { key: number; content: Content };

let lastKey = 0;
const keyed = <Content,>(content: Content): Keyed<Content> => ({ key: ++lastKey, content });

const MessagesContext = createContext<Messages | null>(null);

export type MessagesProviderProps = {
  /** Returns the element that takes the focus if the previous one is gone, such as the next page's heading. */
  finalFocus?: (() => HTMLElement | null) | undefined;
  children: ReactNode;
};

/**
 * Shows alerts and status messages for all descendants through `useMessages()`: a message outlives the page that shows
 * it.
 */
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

/** Returns the functions that show messages. Requires a `MessagesProvider` above. */
export function useMessages(): Messages {
  const messages = use(MessagesContext);
  if (messages === null) throw new Error('useMessages needs a MessagesProvider above it.');
  return messages;
}

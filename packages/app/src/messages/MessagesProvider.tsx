import { StatusMessage } from '@toystore/ui';
import { createContext, type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import { whenIdle } from '../loading/whenIdle.ts';
import { LazyAlert, preloadAlert } from './LazyAlert.tsx';

/** A success alert that waits for OK. */
export interface AlertContent {
  title: string;
  description?: string;
  /** `mail` for what waits in the shopper's mailbox. */
  mark?: 'mail';
}

/** A status message that needs no answer and goes by itself. */
export interface StatusContent {
  message: string;
  action?: { label: ReactNode; href: string };
}

interface Messages {
  /** Opens an alert; the next one waits until it is answered. */
  showAlert: (alert: AlertContent) => void;
  /** Shows a status in place of the last one. */
  showStatus: (status: StatusContent) => void;
}

/** Tells a message from an earlier one with the same text: each is announced. */
interface Numbered {
  number: number;
}

const MessagesContext = createContext<Messages | null>(null);

/** Shows alerts and status messages over whatever screen is there: they outlive a change of route. */
export function MessagesProvider({ children }: { children: ReactNode }) {
  const [alerts, setAlerts] = useState<(AlertContent & Numbered)[]>([]);
  const [status, setStatus] = useState<(StatusContent & Numbered) | null>(null);
  const shown = useRef(0);
  const [alert] = alerts;

  const numbered = <Message extends object>(message: Message) => {
    shown.current += 1;
    return { ...message, number: shown.current };
  };
  const messages: Messages = {
    showAlert: (next) => {
      const alert = numbered(next);
      setAlerts((waiting) => [...waiting, alert]);
    },
    showStatus: (next) => setStatus(numbered(next)),
  };

  return (
    <MessagesContext value={messages}>
      {children}
      {status !== null && (
        <StatusMessage
          key={status.number}
          message={status.message}
          action={status.action}
          onDismiss={() => setStatus(null)}
        />
      )}
      <Suspense>
        {alert !== undefined && (
          <LazyAlert
            key={alert.number}
            open
            title={alert.title}
            description={alert.description}
            mark={alert.mark}
            onClose={() => setAlerts((waiting) => waiting.slice(1))}
          />
        )}
      </Suspense>
    </MessagesContext>
  );
}

/** Shows messages to the shopper. Only below a `MessagesProvider`. */
export function useMessages(): Messages {
  const messages = use(MessagesContext);
  if (messages === null) throw new Error('useMessages needs a MessagesProvider above it.');
  return messages;
}

/** For a screen whose work ends with an alert: fetches the dialog when the browser is idle. */
export function usePreloadedAlert(): void {
  useEffect(() => whenIdle(preloadAlert), []);
}

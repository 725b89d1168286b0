import { StatusMessage } from '@toystore/ui';
import {
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useRef,
  useState,
} from 'react';
import { whenIdle } from '../loading/whenIdle.ts';
import { loadAlert } from './loadAlert.tsx';

const AlertMessage = lazy(loadAlert);

/** A success alert that waits for OK. */
export interface ShopAlert {
  title: string;
  description?: string;
  /** `mail` for what waits in the shopper's mailbox. */
  mark?: 'mail';
}

/** A note that needs no answer and goes by itself. */
export interface ShopStatus {
  message: string;
  action?: { label: ReactNode; href: string };
}

interface Messages {
  /** Opens an alert; the next one waits until it is answered. */
  showAlert: (alert: ShopAlert) => void;
  /** Shows a status in place of the last one. */
  showStatus: (status: ShopStatus) => void;
}

/** Tells a message from one with the same words: each is announced anew. */
interface Numbered {
  number: number;
}

const MessagesContext = createContext<Messages | null>(null);

/** Shows alerts and status messages over whatever screen is there: they outlive a change of route. */
export function MessagesProvider({ children }: { children: ReactNode }) {
  const [alerts, setAlerts] = useState<(ShopAlert & Numbered)[]>([]);
  const [status, setStatus] = useState<(ShopStatus & Numbered) | null>(null);
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
          <AlertMessage
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

/** The way to tell the shopper something. Only below a `MessagesProvider`. */
export function useMessages(): Messages {
  const messages = use(MessagesContext);
  if (messages === null) throw new Error('useMessages needs a MessagesProvider above it.');
  return messages;
}

/** For a screen whose work ends with an alert: has the dialog fetched as soon as there is time. */
export function useAlertAhead(): void {
  useEffect(() => whenIdle(loadAlert), []);
}

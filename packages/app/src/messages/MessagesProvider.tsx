import { AlertDialog, StatusMessage } from '@toystore/ui';
import { createContext, type ReactNode, use, useState } from 'react';

/** A success alert that waits for OK. */
export interface ShopAlert {
  title: string;
  description?: string;
}

/** A note that needs no answer and goes by itself. */
export interface ShopStatus {
  message: string;
  action?: { label: string; href: string };
}

interface Messages {
  /** Opens an alert; the next one waits until it is answered. */
  showAlert: (alert: ShopAlert) => void;
  /** Shows a status in place of the last one. */
  showStatus: (status: ShopStatus) => void;
}

const MessagesContext = createContext<Messages | null>(null);

/** Shows alerts and status messages over whatever screen is there: they outlive a change of route. */
export function MessagesProvider({ children }: { children: ReactNode }) {
  const [alerts, setAlerts] = useState<ShopAlert[]>([]);
  const [status, setStatus] = useState<(ShopStatus & { key: number }) | null>(null);
  const [alert] = alerts;

  const messages: Messages = {
    showAlert: (next) => setAlerts((waiting) => [...waiting, next]),
    showStatus: (next) => setStatus((last) => ({ ...next, key: (last?.key ?? 0) + 1 })),
  };

  return (
    <MessagesContext value={messages}>
      {children}
      {status !== null && (
        <StatusMessage
          key={status.key}
          message={status.message}
          action={status.action}
          onDismiss={() => setStatus(null)}
        />
      )}
      <AlertDialog
        open={alert !== undefined}
        title={alert?.title ?? ''}
        description={alert?.description}
        onClose={() => setAlerts((waiting) => waiting.slice(1))}
      />
    </MessagesContext>
  );
}

/** The way to tell the shopper something. Only below a `MessagesProvider`. */
export function useMessages(): Messages {
  const messages = use(MessagesContext);
  if (messages === null) throw new Error('useMessages needs a MessagesProvider above it.');
  return messages;
}

import { type AlertDialogProps, StatusMessage } from '@toystore/ui';
import { importWithRetry } from '../loading/importWithRetry.ts';
import { lazyWithFallback } from '../loading/lazyWithFallback.ts';

const SOURCE = 'src/messages/AlertMessage.tsx';
const load = () => import('./AlertMessage.tsx');

/** The dialog for alerts, which no screen opens with. Without its chunk a status message says the same. */
export const LazyAlert = lazyWithFallback(SOURCE, load, AlertAsStatus);

function AlertAsStatus({ title, description, onClose }: AlertDialogProps) {
  return <StatusMessage message={[title, description].join(' ').trim()} onDismiss={onClose} />;
}

/** Fetches the dialog's chunk before it is needed. */
export function preloadAlert(): void {
  importWithRetry(SOURCE, load).catch(() => {}); // rendering the alert reports it
}

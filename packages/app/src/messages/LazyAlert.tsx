import { type AlertDialogProps, Toast } from '@toystore/ui';
import { lazy } from 'react';
import { importWithRetry } from '../loading/importWithRetry.ts';

const loadAlert = () =>
  importWithRetry('src/messages/AlertMessage.tsx', () => import('./AlertMessage.tsx'));

/** The dialog for alerts, which no screen opens with. Without its chunk a status message says the same. */
export const LazyAlert = lazy(() =>
  loadAlert().catch((error: unknown) => {
    console.error('The dialog for alerts did not arrive.', error);
    return { default: AlertAsStatus };
  }),
);

function AlertAsStatus({ title, description, onClose }: AlertDialogProps) {
  return <Toast message={[title, description].join(' ').trim()} onDismiss={onClose} />;
}

/** Fetches the dialog's chunk before it is needed. */
export function preloadAlert(): void {
  loadAlert().catch(() => {}); // rendering the alert reports it
}

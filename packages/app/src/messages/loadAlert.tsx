import { type AlertDialogProps, StatusMessage } from '@toystore/ui';

/** Fetches the dialog for alerts, which no screen opens with. */
export async function loadAlert() {
  try {
    const { AlertMessage } = await import('./AlertMessage.tsx');
    return { default: AlertMessage };
  } catch {
    return { default: AlertWithoutDialog };
  }
}

/** What has to be known has to be said, even when the dialog's code cannot be fetched. */
function AlertWithoutDialog({ title, description, onClose }: AlertDialogProps) {
  return <StatusMessage message={[title, description].join(' ').trim()} onDismiss={onClose} />;
}

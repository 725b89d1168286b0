import { Alert } from '../../primitives/Alert/Alert.tsx';
import type { ProviderError } from '../../primitives/Form/fieldMessages.ts';
import { CancelButton } from '../dialog/AccountForm.tsx';
import { type GoogleProps, GoogleSection } from '../form/GoogleSection.tsx';
import * as styles from './GoogleOnly.module.css';
import type { ReauthenticateDialogLabels } from './reauthenticateDialogLabels.ts';

type GoogleOnlyProps = GoogleProps & {
  loading: string | undefined;
  error: ProviderError | undefined;
  labels: ReauthenticateDialogLabels;
};

/** The content of a `ReauthenticateDialog` for an account without a password. */
export function GoogleOnly({ loading, error, onGoogle, onGoogleIntent, labels }: GoogleOnlyProps) {
  const { googleWaiting, cancel } = labels;
  return (
    <div className={styles.ways}>
      {error !== undefined && <Alert message={error.message} help={error.help} />}
      <GoogleSection
        onGoogle={onGoogle}
        onGoogleIntent={onGoogleIntent}
        loading={loading}
        labels={{ googleWaiting }}
      />
      <CancelButton>{cancel}</CancelButton>
    </div>
  );
}

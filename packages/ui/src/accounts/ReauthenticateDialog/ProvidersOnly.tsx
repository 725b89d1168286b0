import { Alert } from '../../primitives/Alert/Alert.tsx';
import type { ProviderError } from '../../primitives/Form/fieldMessages.ts';
import { CancelButton } from '../dialog/AccountForm.tsx';
import { type ProviderProps, ProviderSection } from '../form/ProviderSection.tsx';
import * as styles from './ProvidersOnly.module.css';
import type { ReauthenticateDialogLabels } from './reauthenticateDialogLabels.ts';

type ProvidersOnlyProps = ProviderProps & {
  loading: string | undefined;
  error: ProviderError | undefined;
  labels: ReauthenticateDialogLabels;
};

/** The content of a `ReauthenticateDialog` for an account without a password. */
export function ProvidersOnly({ error, labels, ...rest }: ProvidersOnlyProps) {
  const { providers, providerWaiting, cancel } = labels;
  return (
    <div className={styles.ways}>
      {error !== undefined && <Alert {...error} />}
      <ProviderSection {...rest} labels={{ providers, providerWaiting }} />
      <CancelButton>{cancel}</CancelButton>
    </div>
  );
}

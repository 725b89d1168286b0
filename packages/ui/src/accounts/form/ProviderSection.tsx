import { ProviderButton } from '../ProviderButton/ProviderButton.tsx';
import type { ProviderFace } from '../providers/ProviderFace.ts';
import type { AuthFormLabels } from './authFormLabels.ts';
import * as styles from './ProviderSection.module.css';

/** The props about accounts elsewhere, for forms that may offer to continue with one. */
export interface ProviderProps {
  /** The providers that the form offers, in order, such as `[googleFace]`; none by default. */
  providers?: readonly ProviderFace[] | undefined;
  /** Called with the id of the provider whose button the user presses, also while its window is open. */
  onProvider?: ((id: string) => void) | undefined;
  /**
   * Called when the user hovers, focuses or touches such a button: time to load what the window needs. Can be called more
   * than once.
   */
  onProviderIntent?: (() => void) | undefined;
}

/** The texts around the providers' buttons. */
export type ProviderLabels = Partial<Pick<AuthFormLabels, 'or' | 'providers' | 'providerWaiting'>>;

type ProviderSectionProps = ProviderProps & {
  /** The form's action in progress, if there is one: a provider's id while its window is open. */
  loading: string | undefined;
  /** Without "or", the providers are the only sign-in methods. */
  labels: ProviderLabels;
};

/** Below a form's own button: "or", and a button for each provider. */
export function ProviderSection({
  providers = [],
  onProvider,
  onProviderIntent,
  loading,
  labels,
}: ProviderSectionProps) {
  // A single button needs no name but its own.
  const group = providers.length > 1 ? { role: 'group', 'aria-label': labels.providers } : {};
  const waiting = providers.find(({ id }) => id === loading);
  return (
    <>
      {labels.or && <p className={styles.or}>{labels.or}</p>}
      <div>
        <div {...group} className={styles.providers}>
          {providers.map((provider) => (
            <ProviderButton
              key={provider.id}
              provider={provider}
              loading={provider === waiting}
              inactive={loading !== undefined && provider !== waiting}
              onIntent={onProviderIntent}
              onClick={() => onProvider?.(provider.id)}
            />
          ))}
        </div>
        <p role="status" className={styles.waiting}>
          {waiting && labels.providerWaiting}
        </p>
      </div>
    </>
  );
}

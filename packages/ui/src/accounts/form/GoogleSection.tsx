import { GoogleButton } from '../GoogleButton/GoogleButton.tsx';
import type { AuthFormLabels } from './authFormLabels.ts';
import * as styles from './GoogleSection.module.css';

/** The props about Google, for forms that may offer it. */
export interface OptionalGoogleProps {
  /**
   * Called when the user presses "Continue with Google", also while its window is open. Without it the form does not
   * offer Google.
   */
  onGoogle?: (() => void) | undefined;
  /**
   * Called when the user hovers, focuses or touches "Continue with Google": time to load what its window needs. Can be
   * called more than once.
   */
  onGoogleIntent?: (() => void) | undefined;
}

/** The props about Google, for forms that always offer it. */
export interface GoogleProps extends OptionalGoogleProps {
  /** Called when the user presses "Continue with Google", also while its window is open. */
  onGoogle: () => void;
}

/** The texts around Google's button. */
export type GoogleLabels = Partial<Pick<AuthFormLabels, 'or' | 'googleWaiting'>>;

type GoogleSectionProps = GoogleProps & {
  /** The form's action in progress, if there is one. */
  loading: string | undefined;
  /** Without "or", Google is the only sign-in method. */
  labels: GoogleLabels;
};

/** Below a form's own button: "or", and Google's button. */
export function GoogleSection({ onGoogle, onGoogleIntent, loading, labels }: GoogleSectionProps) {
  const isWaiting = loading === 'google';
  return (
    <>
      {labels.or && <p className={styles.or}>{labels.or}</p>}
      <div>
        <GoogleButton
          loading={isWaiting}
          inactive={loading !== undefined && !isWaiting}
          onIntent={onGoogleIntent}
          onClick={onGoogle}
        />
        <p role="status" className={styles.waiting}>
          {isWaiting && labels.googleWaiting}
        </p>
      </div>
    </>
  );
}

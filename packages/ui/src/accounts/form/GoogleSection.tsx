import { GoogleButton } from '../GoogleButton/GoogleButton.tsx';
import type { AuthFormLabels } from './authFormLabels.ts';
import styles from './GoogleSection.module.css';

/** The props about Google of the forms that may offer it. */
export interface OptionalGoogleProps {
  /** "Continue with Google" was pressed, or pressed again while it waits for its window. Without it Google is not offered. */
  onGoogle?: (() => void) | undefined;
  /**
   * "Continue with Google" may be pressed soon: it was pointed at, focused or touched. Time to load what its window
   * needs. Called more than once.
   */
  onGoogleIntent?: (() => void) | undefined;
}

/** The same of those that do. */
export interface GoogleProps extends OptionalGoogleProps {
  /** "Continue with Google" was pressed, or pressed again while it waits for its window. */
  onGoogle: () => void;
}

/** The texts around Google's button. */
export type GoogleLabels = Partial<Pick<AuthFormLabels, 'or' | 'googleWaiting'>>;

type GoogleSectionProps = GoogleProps & {
  /** The action of the form that is under way, if any. */
  loading: string | undefined;
  /** Without "or" Google is the only way. */
  labels: GoogleLabels;
};

/** Under a form's own button: "or", and Google's. */
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

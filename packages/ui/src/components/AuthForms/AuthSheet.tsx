'use client';

import styles from './AuthSheet.module.css';
import type { AuthSheetLabels } from './authSheetLabels.ts';
import { FormSheet, type FormSheetProps } from './FormSheet.tsx';
import { GoogleButton } from './GoogleButton.tsx';

type AuthSheetProps = Omit<FormSheetProps, 'otherWays'> & {
  onGoogle: () => void;
  onGoogleIntent: (() => void) | undefined;
  words: Pick<AuthSheetLabels, 'submit' | 'problems' | 'or' | 'google' | 'googleWaiting'>;
};

/** The form that login and register have in common: their fields or Google. */
export function AuthSheet({ onGoogle, onGoogleIntent, ...rest }: AuthSheetProps) {
  const { pending, words } = rest;
  const waiting = pending === 'google';
  const held = pending !== undefined && !waiting;
  return (
    <FormSheet
      {...rest}
      otherWays={
        <>
          <p className={styles.or}>{words.or}</p>
          <div>
            <GoogleButton
              label={words.google}
              pending={waiting}
              held={held}
              onIntent={onGoogleIntent}
              // Also while it waits: a window that was lost or closed must not lock the form.
              onClick={() => {
                if (!held) onGoogle();
              }}
            />
            <p role="status" className={styles.waiting}>
              {waiting && words.googleWaiting}
            </p>
          </div>
        </>
      }
    />
  );
}

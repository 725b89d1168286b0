import { type ReactNode, useEffect, useState } from 'react';
import { type Auth, AuthContext, type SignedInUser } from './AuthContext.ts';
import { whenIdle } from './whenIdle.ts';

const loadFirebase = () => import('./firebase.ts');

interface AuthState {
  user: SignedInUser | null | undefined;
  loading: boolean;
}

/** Accounts through the Firebase SDK, which is loaded once the first screen is drawn. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [{ user, loading }, setState] = useState<AuthState>({ user: undefined, loading: true });

  useEffect(() => {
    let stopObserving: (() => void) | undefined;
    let left = false;
    const observe = async () => {
      const { observeUser } = await loadFirebase();
      if (!left)
        stopObserving = observeUser((reported) => setState({ user: reported, loading: false }));
    };
    const cancel = whenIdle(() => {
      observe().catch((error: unknown) => {
        console.error('Accounts could not be loaded.', error);
        setState({ user: null, loading: false });
      });
    });
    return () => {
      left = true;
      cancel();
      stopObserving?.();
    };
  }, []);

  /**
   * Runs an operation under the loading flag. However it ends, the flag clears with what the
   * provider holds then: its listener stays silent when an operation fails or changes nothing.
   */
  async function underLoadingFlag<Result>(
    operation: (firebase: Awaited<ReturnType<typeof loadFirebase>>) => Promise<Result>,
  ): Promise<Result> {
    setState((state) => ({ ...state, loading: true }));
    try {
      return await operation(await loadFirebase());
    } finally {
      await loadFirebase().then(
        ({ currentUser }) => setState({ user: currentUser(), loading: false }),
        () => setState((state) => ({ ...state, loading: false })),
      );
    }
  }

  const auth: Auth = {
    user,
    loading,
    createUser: (email, password) =>
      underLoadingFlag((firebase) => firebase.createAccount(email, password)),
    signInUser: (email, password) =>
      underLoadingFlag((firebase) => firebase.signIn(email, password)),
    signInWithGoogle: () => underLoadingFlag((firebase) => firebase.signInWithGoogle()),
    resetPassword: (email) => underLoadingFlag((firebase) => firebase.sendPasswordReset(email)),
    logOut: () => underLoadingFlag((firebase) => firebase.signOut()),
    updateUserProfile: async (changes) => {
      const { currentUser, updateProfile } = await loadFirebase();
      await updateProfile(changes);
      setState((state) => ({ ...state, user: currentUser() }));
    },
  };

  return <AuthContext value={auth}>{children}</AuthContext>;
}

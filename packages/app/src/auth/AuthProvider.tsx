import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { importWithRetry } from '../loading/importWithRetry.ts';
import { whenIdle } from '../loading/whenIdle.ts';
import {
  type AccountServices,
  AccountServicesContext,
  type ProviderPasswordPolicy,
} from './AccountServices.ts';
import { type Auth, AuthContext, type SignedInUser } from './AuthContext.ts';
import { authErrorCode } from './authErrorCode.ts';
import { type AuthFailure, describeAuthError, loadHelp } from './authErrors.ts';
import { markSession, mayHoldSession, watchSessionMark } from './sessionMark.ts';
import { useSessionCheck } from './useSessionCheck.ts';

const importFirebase = () => import('./firebase.ts');
const loadFirebase = () => {
  loadHelp(); // what the provider refuses may be that there is no network: the words for it come along
  return importWithRetry('src/auth/firebase.ts', importFirebase);
};
type Firebase = Awaited<ReturnType<typeof loadFirebase>>;

/** The provider's ways of saying that a signed-in account is there no more. */
const SESSION_ENDS = ['auth/user-disabled', 'auth/user-token-expired', 'auth/invalid-user-token'];

/** Who is there as far as it is known, and when the provider is to be asked. */
interface Session {
  user: SignedInUser | null | undefined;
  ask: 'not needed' | 'when idle' | 'at once';
}

/**
 * Accounts through the Firebase SDK, which is loaded once the first screen is drawn, and only where somebody may
 * be signed in or the page deals with accounts: a visitor who looks around never loads it.
 */
export function AuthProvider({ children }: { children: ReactNode }) {
  const [{ user, ask }, setSession] = useState<Session>({ user: undefined, ask: 'not needed' });
  const [operations, setOperations] = useState(0);
  const [passwordPolicy, setPasswordPolicy] = useState<ProviderPasswordPolicy>();
  const [endedSession, setEndedSession] = useState<AuthFailure>();

  const setUser = (next: SignedInUser | null) => setSession((last) => ({ ...last, user: next }));
  const hasReported = useRef(false);
  const learn = (reported: SignedInUser | null) => {
    hasReported.current = true;
    setUser(reported);
    markSession(reported !== null);
    if (reported !== null) setEndedSession(undefined);
  };
  const onReport = useEffectEvent(learn);
  const askWhenIdle = () =>
    setSession((last) => (last.ask === 'not needed' ? { ...last, ask: 'when idle' } : last));

  // A screen that needs the provider has asked by now: effects of what is inside run first.
  useEffect(() => {
    setSession((last) => {
      if (last.ask !== 'not needed') return last;
      return mayHoldSession() ? { ...last, ask: 'when idle' } : { ...last, user: null };
    });
    return watchSessionMark(() => setSession((last) => ({ ...last, ask: 'at once' })));
  }, []);

  useEffect(() => {
    if (ask === 'not needed') return;
    let stopObserving: (() => void) | undefined;
    let left = false;
    const observe = () => {
      loadFirebase().then(
        ({ observeUser }) => {
          if (!left) stopObserving = observeUser(onReport);
        },
        (error: unknown) => {
          console.error('Accounts could not be loaded.', error);
          setSession({ user: null, ask: 'not needed' }); // until somebody needs the provider again
        },
      );
    };
    const cancel = ask === 'at once' ? observe() : whenIdle(observe);
    return () => {
      left = true;
      cancel?.();
      stopObserving?.();
    };
  }, [ask]);

  useSessionCheck(user, () => {
    forSession((firebase) => firebase.refreshUser()).catch((problem: unknown) => {
      console.warn('The account could not be checked.', problem); // the next check may succeed
    });
  });

  /**
   * Runs an operation under the loading flag. However it ends, the flag clears with what the
   * provider holds then: its listener stays silent when an operation fails or changes nothing. Nobody there means
   * nothing before its first report: it may still be restoring a session.
   */
  async function underLoadingFlag<Result>(
    operation: (firebase: Firebase) => Promise<Result>,
  ): Promise<Result> {
    setOperations((running) => running + 1);
    askWhenIdle();
    try {
      return await operation(await loadFirebase());
    } finally {
      await loadFirebase().then(
        ({ currentUser }) => {
          const now = currentUser();
          if (now !== null || hasReported.current) learn(now);
        },
        () => setSession((last) => ({ ...last, user: last.user ?? null })),
      );
      setOperations((running) => running - 1);
    }
  }

  /** Runs an operation of the signed-in account, and remembers it when the provider ends the session over it. */
  async function forSession(operation: (firebase: Firebase) => Promise<void>): Promise<void> {
    try {
      await operation(await loadFirebase());
    } catch (error) {
      if (SESSION_ENDS.includes(authErrorCode(error))) {
        setEndedSession(await describeAuthError(error));
      }
      throw error;
    }
  }

  /**
   * Runs an operation that sets a password. When the provider's policy refuses it, the policy is refreshed
   * and the error passed on (specification, section 5).
   */
  async function underPolicy<Result>(
    firebase: Firebase,
    operation: () => Promise<Result>,
  ): Promise<Result> {
    try {
      return await operation();
    } catch (error) {
      if (authErrorCode(error) === 'auth/password-does-not-meet-requirements') {
        await firebase.fetchPasswordPolicy().then(setPasswordPolicy, (problem: unknown) => {
          console.warn('The password policy could not be refreshed.', problem);
        });
      }
      throw error;
    }
  }

  const auth: Auth = {
    user,
    loading: user === undefined || operations > 0,
    createUser: (email, password) =>
      underLoadingFlag((firebase) =>
        underPolicy(firebase, () => firebase.createAccount(email, password)),
      ),
    signInUser: (email, password) =>
      underLoadingFlag((firebase) => firebase.signIn(email, password)),
    signInWithGoogle: () => underLoadingFlag((firebase) => firebase.signInWithGoogle()),
    resetPassword: (email) => underLoadingFlag((firebase) => firebase.sendPasswordReset(email)),
    logOut: () => underLoadingFlag((firebase) => firebase.signOut()),
    updateUserProfile: (changes) =>
      forSession(async ({ currentUser, updateProfile }) => {
        await updateProfile(changes);
        learn(currentUser());
      }),
  };

  const services: AccountServices = {
    askWhenIdle,
    sendVerificationEmail: () => forSession((firebase) => firebase.sendVerificationEmail()),
    applyEmailCode: async (code) => (await loadFirebase()).applyEmailCode(code),
    checkResetCode: async (code) => (await loadFirebase()).checkResetCode(code),
    setNewPassword: async (code, newPassword) => {
      const firebase = await loadFirebase();
      await underPolicy(firebase, () => firebase.setNewPassword(code, newPassword));
    },
    warmUpGoogle: () => {
      loadFirebase()
        .then(({ warmUpGoogle }) => warmUpGoogle())
        .catch((problem: unknown) => {
          console.warn('The sign-in window could not be prepared.', problem); // the click tries again
        });
    },
    passwordPolicy,
    endedSession,
    forgetEndedSession: () => setEndedSession(undefined),
  };

  return (
    <AuthContext value={auth}>
      <AccountServicesContext value={services}>{children}</AccountServicesContext>
    </AuthContext>
  );
}

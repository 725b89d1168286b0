import type { PasswordPolicy } from '@toystore/ui';
import { type ReactNode, useState } from 'react';
import {
  type AccountServices,
  AccountServicesContext,
  type EmailCode,
  type EmailOperation,
} from '../auth/AccountServices.ts';
import { type Auth, AuthContext, type SignedInUser } from '../auth/AuthContext.ts';
import type { AuthFailure } from '../auth/authErrors.ts';
import { googleShopper, type Person, people } from './people.ts';

type Operation =
  | Exclude<keyof Auth, 'user' | 'loading'>
  | 'sendVerificationEmail'
  | 'applyEmailCode'
  | 'checkEmailCode'
  | 'setNewPassword';

/** How account operations end: with the provider's error of that code, or never. All others succeed. */
export type StubAnswers = Partial<Record<Operation, 'never' | `auth/${string}`>>;

/** An error as the identity provider's library words it. */
class ProviderError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`Firebase: Error (${code}).`);
    this.code = code;
  }
}

interface StubAuthProps {
  /** Who is there at first. */
  person: Person;
  answers: StubAnswers;
  /** What the provider asks of passwords, once it has refused one. */
  passwordPolicy?: PasswordPolicy | undefined;
  /** Why the provider ended the last session. */
  endedSession?: AuthFailure | undefined;
  children: ReactNode;
}

/** What the codes of e-mails do to the demo shopper. */
const emailCodes: Record<EmailOperation, EmailCode> = {
  PASSWORD_RESET: { email: 'shopper@toystore.example' },
  VERIFY_AND_CHANGE_EMAIL: {
    email: 'robin@toystore.example',
    previousEmail: 'shopper@toystore.example',
  },
  RECOVER_EMAIL: { email: 'shopper@toystore.example', previousEmail: 'someone@else.example' },
};

type User = SignedInUser | null | undefined;

/** Accounts without a provider: every password is right, and the loading flag keeps its rules (specification, section 4). */
export function StubAuth({
  person,
  answers,
  passwordPolicy,
  endedSession,
  children,
}: StubAuthProps) {
  const [isEndRead, setEndRead] = useState(false);
  const [unavailable, setUnavailable] = useState(person === 'unavailable');
  const [{ user, loading }, setState] = useState<{ user: User; loading: boolean }>({
    user: people[person],
    loading: people[person] === undefined,
  });

  const answer = async (operation: Operation): Promise<void> => {
    const code = answers[operation];
    if (code === 'never') await new Promise<never>(() => {});
    if (code !== undefined) throw new ProviderError(code);
  };
  const withLoading = async (operation: Operation, next: (last: User) => User) => {
    setState((last) => ({ ...last, loading: true }));
    try {
      await answer(operation);
      setState((last) => ({ user: next(last.user), loading: false }));
    } catch (error) {
      setState((last) => ({ ...last, loading: false }));
      throw error;
    }
  };

  const auth: Auth = {
    user,
    loading,
    createUser: async (email) => {
      await withLoading('createUser', () => account(email));
      return { sendVerificationEmail: () => answer('sendVerificationEmail') };
    },
    signInUser: (email) => withLoading('signInUser', () => ({ ...people.withoutPhoto, email })),
    signInWithGoogle: () => withLoading('signInWithGoogle', () => googleShopper),
    resetPassword: () => withLoading('resetPassword', (last) => last),
    logOut: () => withLoading('logOut', () => null),
    updateUserProfile: async (changes) => {
      await answer('updateUserProfile');
      setState((last) => ({ ...last, user: last.user && { ...last.user, ...changes } }));
    },
  };

  const services: AccountServices = {
    observeAuth: () => {},
    requireAuthState: () => () => {},
    authStateReady: user !== undefined,
    unavailable,
    retry: () => {
      setUnavailable(false);
      setState({ user: people.withoutPhoto, loading: false });
    },
    sendVerificationEmail: () => answer('sendVerificationEmail'),
    applyEmailCode: async () => {
      await answer('applyEmailCode');
      setState((last) => ({ ...last, user: last.user && { ...last.user, emailVerified: true } }));
    },
    checkEmailCode: async (_code, operation) => {
      await answer('checkEmailCode');
      return emailCodes[operation];
    },
    setNewPassword: () => answer('setNewPassword'),
    warmUpGoogle: () => {},
    passwordPolicy,
    endedSession: isEndRead ? undefined : endedSession,
    forgetEndedSession: () => setEndRead(true),
  };

  return (
    <AuthContext value={auth}>
      <AccountServicesContext value={services}>{children}</AccountServicesContext>
    </AuthContext>
  );
}

function account(email: string): SignedInUser {
  return { uid: email, email, displayName: null, photoURL: null, emailVerified: false };
}

import helpTexts from '@shop/texts/accountHelp';
import accountTexts from '@shop/texts/accounts';
import {
  type AccountOperations,
  type Accounts,
  AccountsContext,
  type Auth,
  AuthContext,
  asksForCode,
  type EmailCode,
  helpFor,
  type PasswordPolicy,
  type SecondStep,
  type SignedInUser,
  type VerificationEmail,
} from '@toystore/accounts';
import { type ReactNode, useState } from 'react';
import { googleShopper, type TestUser, testUsers } from './testUsers.ts';

type Operation =
  | Exclude<keyof Auth, 'user' | 'loading'>
  | keyof AccountOperations
  | 'turnOnTwoStep';

/**
 * How account operations end: with the provider's error of that code, never, or late: after the story calls `answerLate`. All
 * others succeed. In a list, the first answer is for the first call, and the last one for all later calls.
 */
export type StubAnswers = Partial<Record<Operation, StubAnswer | readonly StubAnswer[]>>;
type StubAnswer = 'never' | StubOutcome | `late ${StubOutcome}`;
type StubOutcome = 'success' | `auth/${string}`;

const late = new Set<() => void>();

/** Ends the operations whose answer is late. */
export function answerLate() {
  for (const end of late) end();
  late.clear();
}

/** An error as the identity provider's library words it. */
class ProviderError extends Error {
  readonly code: string;

  constructor(code: string) {
    super(`Firebase: Error (${code}).`);
    this.code = code;
  }
}

interface StubAuthProps {
  /** The user at the start. */
  person: TestUser;
  answers: StubAnswers;
  /** The provider's rules for passwords, which it reports when it refuses one. */
  passwordPolicy?: PasswordPolicy | undefined;
  /** The provider's error code for the end of the last session. */
  endedSession?: string | undefined;
  children: ReactNode;
}

/** The codes of e-mails and how they change the demo shopper. */
const emailCodes: Record<string, EmailCode> = {
  VERIFY_AND_CHANGE_EMAIL: {
    email: 'robin@toystore.example',
    previousEmail: 'shopper@toystore.example',
  },
  RECOVER_EMAIL: { email: 'shopper@toystore.example', previousEmail: 'someone@else.example' },
};

/** The same function in every render, as the provider's. */
const shopHelpFor = (error: unknown) => helpFor(error, helpTexts);

const TODAY = new Date('2026-11-23T12:00:00Z');

const FIRST_KEY = 'JBSWY3DPEHPK3PXPKRUGKIDROVUWG2ZA';
const SECOND_KEY = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

type User = SignedInUser | null | undefined;

/** Accounts without a provider: every password is right, and the loading flag follows its rules (specification, section 4). */
export function StubAuth({
  person,
  answers,
  passwordPolicy,
  endedSession,
  children,
}: StubAuthProps) {
  const [isEndRead, setEndRead] = useState(false);
  const [unavailable, setUnavailable] = useState(person === 'unavailable');
  const [user, setUser] = useState<User>(testUsers[person]);
  const [isRunning, setRunning] = useState(false);
  const [secondStep, setSecondStep] = useState<SecondStep>();
  const [calls] = useState(() => new Map<Operation, number>());

  const answer = async (operation: Operation): Promise<void> => {
    const call = calls.get(operation) ?? 0;
    calls.set(operation, call + 1);
    const planned = [answers[operation] ?? 'success'].flat();
    const next = planned[Math.min(call, planned.length - 1)];
    if (next === 'never') await new Promise<never>(() => {});
    if (next?.startsWith('late ')) await new Promise<void>((end) => late.add(end));
    const code = next?.replace('late ', '');
    if (code !== undefined && code !== 'success') throw new ProviderError(code);
  };
  const change = async (operation: Operation, changes: Partial<SignedInUser> = {}) => {
    await answer(operation);
    setUser((last) => last && { ...last, ...changes });
  };
  const withLoading = async (operation: Operation, next: (last: User) => User) => {
    setRunning(true);
    try {
      await answer(operation);
      setUser(next);
    } finally {
      setRunning(false);
    }
  };

  const signIn = async (
    operation: 'signInUser' | 'signInWithGoogle',
    next: SignedInUser,
    email?: string,
  ) => {
    try {
      await withLoading(operation, () => next);
    } catch (error) {
      if (asksForCode(error)) setSecondStep({ error, email });
      throw error;
    }
  };

  const setEmail = (verificationEmail: VerificationEmail) =>
    setUser((last) => last && { ...last, verificationEmail });
  const sendVerificationEmail = () =>
    answer('sendVerificationEmail').then(
      () => setEmail({ sentAt: TODAY }),
      (error: unknown) => {
        setEmail({ error });
        throw error;
      },
    );

  const auth: Auth = {
    user,
    loading: user === undefined || isRunning,
    createUser: async (email) => {
      await withLoading('createUser', () => newUser(email));
      return { sendVerificationEmail };
    },
    signInUser: (email) => signIn('signInUser', { ...testUsers.withoutPhoto, email }, email),
    signInWithGoogle: () => signIn('signInWithGoogle', googleShopper),
    resetPassword: () => withLoading('resetPassword', (last) => last),
    logOut: () => withLoading('logOut', () => null),
    updateUserProfile: (changes) => change('updateUserProfile', changes),
  };

  const account: AccountOperations = {
    changePassword: () => change('changePassword', { hasPassword: true }),
    sendEmailChange: () => answer('sendEmailChange'),
    connectProvider: (id) =>
      change('connectProvider', { providers: [{ id, email: 'demo.shopper@gmail.example' }] }),
    disconnectProvider: () => change('disconnectProvider', { providers: [] }),
    deleteAccount: async (beforeSignOut) => {
      await answer('deleteAccount');
      await beforeSignOut();
      setUser(null);
    },
    confirmPassword: () => answer('confirmPassword'),
    confirmProvider: () => answer('confirmProvider'),
    finishSignIn: () => answer('finishSignIn'),
    startTwoStep: async () => {
      await answer('startTwoStep');
      const turnOn = () => change('turnOnTwoStep', { twoStepSince: TODAY });
      const key = calls.get('startTwoStep') === 1 ? FIRST_KEY : SECOND_KEY;
      const url = `otpauth://totp/ToyStore:shopper%40toystore.example?secret=${key}&issuer=ToyStore`;
      return { key, url, turnOn };
    },
    turnOffTwoStep: () => change('turnOffTwoStep', { twoStepSince: undefined }),
    fetchAccountDates: async () => {
      await answer('fetchAccountDates');
      const created = new Date('2025-12-06T12:00:00Z');
      const changed = calls.has('changePassword') ? '2026-11-03' : '2026-05-02';
      const passwordChanged = new Date(`${changed}T12:00:00Z`);
      return { created, passwordChanged: user?.hasPassword ? passwordChanged : undefined };
    },
    refreshUser: () => answer('refreshUser'),
    sendVerificationEmail,
    applyEmailCode: () => change('applyEmailCode', { emailVerified: true }),
    checkEmailCode: async (_code, operation) => {
      await answer('checkEmailCode');
      return emailCodes[operation] ?? { email: 'shopper@toystore.example' };
    },
    setNewPassword: () => answer('setNewPassword'),
  };

  const accounts: Accounts = {
    run: (operation) => operation(account),
    observeAuth: () => () => {},
    authStateReady: user !== undefined,
    unavailable,
    retry: () => {
      setUnavailable(false);
      setUser(testUsers.withoutPhoto);
    },
    signInWith: auth.signInWithGoogle,
    preparePopup: () => {},
    texts: accountTexts,
    helpFor: shopHelpFor,
    secondStep,
    finishSignIn: () => withLoading('finishSignIn', () => testUsers.withTwoStep),
    passwordPolicy,
    endedSession: isEndRead ? undefined : endedSession,
    forgetEndedSession: () => setEndRead(true),
  };

  return (
    <AuthContext value={auth}>
      <AccountsContext value={accounts}>{children}</AccountsContext>
    </AuthContext>
  );
}

function newUser(email: string): SignedInUser {
  const user = { uid: email, email, displayName: null, photoURL: null };
  return { ...user, emailVerified: false, hasPassword: true, providers: [] };
}

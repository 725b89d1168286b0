import { createContext, use } from 'react';
import type * as session from './session.ts';

/** The signed-in user, from the identity provider (specification, section 3). Never mutated. */
export interface SignedInUser {
  uid: string;
  email: string | null;
  displayName: string | null;
  photoURL: string | null;
  /** Whether the shopper has followed the link of a verification e-mail, or the provider knows the address otherwise. */
  emailVerified: boolean;
  hasPassword: boolean;
  /** The Google account that is connected, if there is one. */
  google?: { email: string | null } | undefined;
}

/** A change to a profile; what is left out stays as it is. */
export type ProfileChanges = { displayName?: string; photoURL?: string };

/** An account that was just created, and the way to send the e-mail that verifies its address. */
export type NewAccount = { sendVerificationEmail: () => Promise<void> };

type AuthOperations = Pick<
  typeof session,
  | 'createUser'
  | 'signInUser'
  | 'signInWithGoogle'
  | 'resetPassword'
  | 'logOut'
  | 'updateUserProfile'
>;

/** What the auth context offers (specification, section 3). Every operation rejects with the provider's error. */
export interface Auth extends AuthOperations {
  /** `undefined` while nobody knows who is there, `null` for a visitor. */
  user: SignedInUser | null | undefined;
  /** Set while `user` is `undefined`, and while an account operation runs (specification, section 4). */
  loading: boolean;
}

/** Accounts for everything below. The app provides `AuthProvider`; stories provide a stub. */
export const AuthContext = createContext<Auth | null>(null);

/** The accounts of the nearest provider. Only below one. */
export function useAuth(): Auth {
  const auth = use(AuthContext);
  if (auth === null) throw new Error('useAuth needs an AuthProvider above it.');
  return auth;
}

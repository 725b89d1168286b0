import {
  createUserWithEmailAndPassword,
  GoogleAuthProvider,
  onAuthStateChanged,
  sendEmailVerification,
  sendPasswordResetEmail,
  signInWithEmailAndPassword,
  signInWithPopup,
  signOut,
  type User,
  updateProfile,
} from 'firebase/auth';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { auth } from './firebase.ts';

const googleProvider = new GoogleAuthProvider();

const methods = {
  signInUser: (email: string, password: string) =>
    signInWithEmailAndPassword(auth, email, password),
  signInWithGoogle: () => signInWithPopup(auth, googleProvider),
  resetPassword: (email: string) => sendPasswordResetEmail(auth, email),
  logOut: () => signOut(auth),
  createUser: async (email: string, password: string) => {
    const { user } = await createUserWithEmailAndPassword(auth, email, password);
    await sendEmailVerification(user);
  },
  updateUserProfile: async (profile: { displayName: string; photoURL: string }) => {
    if (auth.currentUser) await updateProfile(auth.currentUser, profile);
  },
};

const AuthContext = createContext({ user: null as User | null, ...methods });
export const useAuth = () => useContext(AuthContext);

export function AuthProvider({ children }: { children: ReactNode }) {
  const [user, setUser] = useState<User | null>(null);
  useEffect(() => onAuthStateChanged(auth, setUser), []);
  return <AuthContext value={{ user, ...methods }}>{children}</AuthContext>;
}

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
import { Navigate, useLocation } from 'react-router';
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
    return user;
  },
  updateUserProfile: async (profile: { displayName: string; photoURL: string }) => {
    if (auth.currentUser) await updateProfile(auth.currentUser, profile);
  },
};

const AuthContext = createContext({ user: null as User | null, loading: true, ...methods });
export const useAuth = () => useContext(AuthContext);

export function AuthProvider({ children }: { children: ReactNode }) {
  const [user, setUser] = useState<User | null>(null);
  const [loading, setLoading] = useState(true);

  useEffect(
    () =>
      onAuthStateChanged(auth, (currentUser) => {
        setUser(currentUser);
        setLoading(false);
      }),
    [],
  );

  return <AuthContext value={{ user, loading, ...methods }}>{children}</AuthContext>;
}

export function PrivateRoute({ children }: { children: ReactNode }) {
  const { user, loading } = useAuth();
  const { pathname } = useLocation();
  if (loading) return <p>Loading...</p>;
  return user ? children : <Navigate to="/login" state={pathname} />;
}

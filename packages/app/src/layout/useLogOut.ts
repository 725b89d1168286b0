import { useAuth } from '../auth/AuthContext.ts';

/** Signs out; a failure is only logged (specification, section 8). */
export function useLogOut(): () => void {
  const { logOut } = useAuth();
  return () => {
    logOut().catch((error: unknown) => console.error('Sign-out failed.', error));
  };
}

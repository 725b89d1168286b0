import { useAccounts, useAuth } from '@toystore/accounts';
import { mountPanel, type PanelCredential } from '@toystore/auth-emulator/panel';
import { deleteDataOfDeletedAccount } from '@toystore/storefront';
import { useEffect, useEffectEvent, useRef } from 'react';
import { EMULATOR_OPTIONS, emulatorUrl } from '../auth/emulatorSettings.ts';
import { paths } from '../page/paths.ts';

/** Mounts the emulator's panel, which signs in and out by the shop's own functions. */
export default function EmulatorPanel() {
  const { user, signInUser, logOut } = useAuth();
  const { run, finishSignIn } = useAccounts();
  const notify = useRef((_uid: string | undefined) => {});

  const signIn = useEffectEvent((credential: PanelCredential) =>
    credential.method === 'password'
      ? signInUser(credential.email, credential.password)
      : run(async () => {
          const { getAuth, GoogleAuthProvider, signInWithCredential } = await import(
            'firebase/auth'
          );
          await signInWithCredential(getAuth(), GoogleAuthProvider.credential(credential.idToken));
        }),
  );
  const finish = useEffectEvent(finishSignIn);
  const signOut = useEffectEvent(logOut);

  useEffect(
    () =>
      mountPanel({
        url: emulatorUrl(import.meta.env.VITE_AUTH_EMULATOR),
        projectId: EMULATOR_OPTIONS.projectId,
        signIn,
        finishSignIn: finish,
        signOut,
        watchUser(listener) {
          notify.current = listener;
          return () => {};
        },
        onAccountDeleted: deleteDataOfDeletedAccount,
        openLink: (link) => location.assign(`${paths.authAction}${new URL(link).search}`),
        startCommand: 'npm start',
        leavesRoom: true,
      }),
    [],
  );
  useEffect(() => notify.current(user?.uid), [user]);
  return null;
}

import * as texts from '@shop/texts/myProfile';
import { type SignedInUser, useAction, useAuth } from '@toystore/accounts';
import {
  Container,
  ProfileCard,
  type ProfileChanges,
  ProfileForm,
  useMessages,
} from '@toystore/ui';
import { startTransition, useState } from 'react';
import { defaultPhoto } from '../../pictures/images.ts';
import * as styles from './MyProfile.module.css';
import { SignInAndSecurity } from './SignInAndSecurity.tsx';

/**
 * My profile (specification, section 2). Typed values, open dialogs and pending requests belong to one account. When its
 * session ends, its profile stays until the next screen is ready.
 */
export function MyProfile() {
  const { user } = useAuth();
  const [shown, setShown] = useState(user);
  if (user && user !== shown) setShown(user);
  return shown ? <Profile key={shown.uid} user={shown} /> : null;
}

/** Shows the signed-in user, and the form that changes name and photo. */
function Profile({ user }: { user: SignedInUser }) {
  const { updateUserProfile } = useAuth();
  const { showAlert } = useMessages();
  const { pending, run } = useAction<'save'>();

  const save = (changes: ProfileChanges) =>
    run('save', () =>
      updateUserProfile(changes).then(
        // If nothing had changed there was no request to wait for: the alert opens after the paint of the press.
        () => startTransition(() => showAlert({ title: texts.updated })),
        (error: unknown) => console.error('Profile update failed.', error), // only logged: specification, section 8
      ),
    );

  return (
    <>
      <Container className={styles.profile}>
        <h1 tabIndex={-1}>{texts.heading}</h1>
        <div className={styles.sheets}>
          <ProfileCard
            name={user.displayName}
            email={user.email}
            photoURL={user.photoURL}
            defaultPhotoURL={defaultPhoto}
          />
          <ProfileForm
            name={user.displayName}
            photoURL={user.photoURL}
            loading={pending !== undefined}
            onSave={save}
          />
        </div>
      </Container>
      <SignInAndSecurity user={user} />
    </>
  );
}

export { MyProfile as Component };

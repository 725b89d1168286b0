import type { RegisterFormProps } from '@toystore/ui';
import type { Auth } from '../../auth/AuthContext.ts';
import { messageOf } from '../../auth/authErrors.ts';

type RegisterDetails = Parameters<RegisterFormProps['onRegister']>[0];

/**
 * Creates the account, sets its name and photo, then sends the verification e-mail (specification,
 * section 4). Once the account exists nothing takes it back: a failed profile is only logged, and
 * a failed e-mail is returned as a sentence for the shopper.
 * @throws the provider's error when the account could not be created
 */
export async function registerAccount(
  auth: Pick<Auth, 'createUser' | 'updateUserProfile'>,
  { name, email, photoURL, password }: RegisterDetails,
): Promise<string | undefined> {
  const account = await auth.createUser(email, password);
  await auth
    .updateUserProfile({ displayName: name, photoURL })
    .catch((error: unknown) => console.error('Profile update failed.', error));
  return account.sendVerificationEmail().then(
    () => undefined,
    (error: unknown) =>
      `Your account is ready, but the email could not be sent: ${messageOf(error)}`,
  );
}

import type { AccountTexts } from '../errors/accountTexts.ts';
import { type AuthFailure, describeAuthError, mayBeDone } from '../errors/authErrors.ts';
import type { Auth } from '../provider/AuthContext.ts';

/** The fields of the registration form. */
export interface NewAccount {
  name: string;
  email: string;
  /** Empty without a photo. */
  photoURL: string;
  password: string;
}

/** A verification e-mail that failed, or may have: the provider's message, and the sentence that contains it. */
export type UnsentEmail = Pick<AuthFailure, 'message' | 'messageLang'> & { sentence: string };

/**
 * Creates the account, sets its name and photo, then sends the verification e-mail. Nothing undoes an account that was
 * created: a failed profile is only logged, and an e-mail that failed, or may have, is returned.
 * @throws the provider's error when the account could not be created
 */
export async function registerAccount(
  auth: Pick<Auth, 'createUser' | 'updateUserProfile'>,
  { name, email, photoURL, password }: NewAccount,
  texts: AccountTexts,
): Promise<UnsentEmail | undefined> {
  const account = await auth.createUser(email, password);
  await auth
    .updateUserProfile({ displayName: name, photoURL })
    .catch((error: unknown) => console.error('Profile update failed.', error));
  return account.sendVerificationEmail().then(
    () => undefined,
    (error: unknown) => {
      const say = mayBeDone(error) ? texts.emailUncertain : texts.emailNotSent;
      const failure = describeAuthError(error, texts);
      return { ...failure, sentence: say(failure) };
    },
  );
}

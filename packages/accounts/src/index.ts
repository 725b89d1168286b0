/*
 * Accounts with Firebase Auth, without a screen: the user, the operations of the user's account, and errors.
 */

export {
  type AppliedMode,
  type EmailAction,
  type EmailMode,
  isEmailMode,
  readEmailAction,
} from './actions/emailAction.ts';
export { type NewAccount, registerAccount, type UnsentEmail } from './actions/registerAccount.ts';
export { type StartAction, useAccountAction } from './actions/useAccountAction.ts';
export { useAction } from './actions/useAction.ts';
export { useEmailAction } from './actions/useEmailAction.ts';
export { useSecondStep } from './actions/useSecondStep.ts';
export { useSignIn } from './actions/useSignIn.ts';
export { useSignInMethods } from './actions/useSignInMethods.ts';
export { useTwoStep } from './actions/useTwoStep.ts';
export { useVerificationEmail } from './actions/useVerificationEmail.ts';
export type { AccountTexts } from './errors/accountTexts.ts';
export { type HelpKey, type HelpTexts, helpFor } from './errors/authErrorHelp.ts';
export {
  AccountsLoadError,
  type AuthFailure,
  asksForCode,
  authErrorCode,
  describeAuthError,
  mayBeDone,
  SignedOutError,
} from './errors/authErrors.ts';
export { englishAccountTexts } from './errors/englishAccountTexts.ts';
export { englishHelpTexts } from './errors/englishHelpTexts.ts';
export type { AccountDates } from './firebase/accountDates.ts';
export type { AccountOperations, EmailCode } from './firebase/accountOperations.ts';
export type { AccountService } from './firebase/accountService.ts';
export type { TwoStepSetup } from './firebase/twoStep.ts';
export {
  type Accounts,
  AccountsContext,
  type Auth,
  AuthContext,
  type SecondStep,
  useAccounts,
  useAuth,
  useAuthObserver,
  useLogOut,
} from './provider/AuthContext.ts';
export { AuthProvider, type AuthProviderProps } from './provider/AuthProvider.tsx';
export type { AccountServiceModule, AccountSettings } from './provider/accountSettings.ts';
export { loadAccountService } from './provider/loadAccountService.ts';
export type { EmulatorSettings, ServiceSettings } from './settings.ts';
export { type SignInProvider, signInProviders } from './signInProvider.ts';
export type {
  ConnectedProvider,
  PasswordPolicy,
  ProfileChanges,
  SignedInUser,
  VerificationEmail,
} from './user.ts';

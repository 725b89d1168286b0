import {
  AccountSecurity,
  AuthPage,
  Avatar,
  ChangeEmailDialog,
  ChangePasswordDialog,
  CodeField,
  CodeForm,
  DeleteAccountDialog,
  DisconnectProviderDialog,
  googleFace,
  LoginForm,
  NewPasswordForm,
  PasswordField,
  PasswordRules,
  ProfileCard,
  ProfileForm,
  ProviderButton,
  ReauthenticateDialog,
  RegisterForm,
  SignedInNotice,
  TurnOffTwoStepDialog,
  TwoStepDialog,
  VerifyEmailBanner,
} from '@toystore/ui';
import { act } from '../actions.js';

const dialog = { open: false, onClose: act, email: 'bear@example.com' };

export function Accounts() {
  return (
    <>
      <AuthPage
        title="Accounts"
        pictures={['/bear.svg', '/bear.svg']}
        notice={<SignedInNotice name="Bear" storeHref="/" onSignOut={act} />}
      >
        <LoginForm onSignIn={act} onForgotPassword={act} registerHref="/" />
      </AuthPage>
      <Avatar displayName="Bear" photoURL={null} />
      <AuthPage pictures={['/bear.svg', '/bear.svg']}>
        <CodeForm email="bear@example.com" loading={false} onCode={act} onBack={act} />
      </AuthPage>
      <CodeField label="Another code" />
      <ProviderButton provider={googleFace} />
      <RegisterForm onRegister={act} signInHref="/" />
      <NewPasswordForm email="bear@example.com" onSave={act} signInHref="/" />
      <PasswordField label="Another password" />
      <PasswordRules value="Honey" />
      <ProfileCard
        name="Bear"
        email="bear@example.com"
        photoURL={null}
        defaultPhotoURL="/bear.svg"
      />
      <ProfileForm name="Bear" onSave={act} />
      <VerifyEmailBanner email="bear@example.com" onResend={act} />
      <AccountSecurity
        email="bear@example.com"
        password={{ changed: new Date('2026-11-03T12:00:00Z') }}
        providers={[googleFace]}
        twoStep={{ onTurnOn: act, onTurnOff: act }}
        onChangeEmail={act}
        onChangePassword={act}
        onConnect={act}
        onDisconnect={act}
        onDeleteAccount={act}
      />
      <ChangeEmailDialog {...dialog} onSend={act} />
      <ChangePasswordDialog {...dialog} hasPassword onSave={act} />
      <DeleteAccountDialog {...dialog} onDelete={act} />
      <DisconnectProviderDialog open={false} provider="Google" onClose={act} onDisconnect={act} />
      <TurnOffTwoStepDialog open={false} onClose={act} onTurnOff={act} />
      <TwoStepDialog open={false} onClose={act} done={false} loading={false} onCode={act} />
      <ReauthenticateDialog {...dialog} purpose="changeEmail" hasPassword onPassword={act} />
    </>
  );
}

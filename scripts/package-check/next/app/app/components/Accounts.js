import {
  AccountSecurity,
  AuthPage,
  Avatar,
  appleFace,
  Button,
  ChangeEmailDialog,
  ChangePasswordDialog,
  CodeField,
  CodeForm,
  DeleteAccountDialog,
  DeleteAccountRow,
  DisconnectProviderDialog,
  EmailRow,
  googleFace,
  LoginForm,
  NewPasswordForm,
  PasswordField,
  PasswordRow,
  PasswordRules,
  ProfileCard,
  ProfileForm,
  ProviderButton,
  ReauthenticateDialog,
  RegisterForm,
  SecurityRow,
  SecurityRows,
  SignedInNotice,
  SignInMethodsRow,
  TurnOffTwoStepDialog,
  TwoStepDialog,
  TwoStepRow,
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
      <AccountSecurity>
        <SecurityRows>
          <EmailRow email="bear@example.com" onChangeEmail={act} />
          <PasswordRow
            password={{ changed: new Date('2026-11-03T12:00:00Z') }}
            onChangePassword={act}
          />
          <SignInMethodsRow
            providers={[googleFace, appleFace]}
            hasPassword
            onConnect={act}
            onDisconnect={act}
          />
          <TwoStepRow onTurnOn={act} onTurnOff={act} />
          <SecurityRow what="Passkeys" value="None" button={<Button>Add a passkey</Button>} />
        </SecurityRows>
        <DeleteAccountRow onDeleteAccount={act} />
      </AccountSecurity>
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

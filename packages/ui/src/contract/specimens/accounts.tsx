import { AuthPage } from '../../components/AuthForms/AuthPage.tsx';
import { GoogleButton } from '../../components/AuthForms/GoogleButton.tsx';
import { LoginForm } from '../../components/AuthForms/LoginForm.tsx';
import { NewPasswordForm } from '../../components/AuthForms/NewPasswordForm.tsx';
import { PasswordField } from '../../components/AuthForms/PasswordField.tsx';
import { PasswordRules } from '../../components/AuthForms/PasswordRules.tsx';
import { RegisterForm } from '../../components/AuthForms/RegisterForm.tsx';
import { SignedInNotice } from '../../components/AuthForms/SignedInNotice.tsx';
import { VerifyEmailBar } from '../../components/AuthForms/VerifyEmailBar.tsx';
import { Avatar } from '../../components/NavBar/Avatar.tsx';
import { ProfileCard } from '../../components/ProfileCard/ProfileCard.tsx';
import { ProfileForm } from '../../components/ProfileForm/ProfileForm.tsx';
import {
  loginWords,
  newPasswordWords,
  registerWords,
  rulesWords,
  verifyEmailWords,
} from './accountWords.ts';
import type { Specimen } from './rootProps.ts';
import { label, name, nothing, pictureUrl } from './words.ts';

const error = { message: name, help: name };

/** Stricter than the specified rule in all that a provider can ask for. */
const policy = { minLength: 12, maxLength: 20, special: true, allowedSpecial: '!?' };

/** What has to do with accounts. */
export const accounts = {
  AuthPage: (root) => (
    <AuthPage {...root} title={label()} pictures={[pictureUrl, pictureUrl]}>
      {name}
    </AuthPage>
  ),
  Avatar: (root) => <Avatar {...root} displayName={name} photoURL={pictureUrl} noName={label()} />,
  'Avatar without a name': (root) => (
    <Avatar {...root} displayName={null} photoURL={pictureUrl} noName={label()} />
  ),
  GoogleButton: (root) => <GoogleButton {...root} label={label()} />,
  LoginForm: (root) => (
    <LoginForm
      {...root}
      onLogin={nothing}
      onForgotPassword={nothing}
      onGoogle={nothing}
      registerHref="/register"
      error={error}
      labels={loginWords}
    />
  ),
  'LoginForm waiting for Google': (root) => (
    <LoginForm
      {...root}
      onLogin={nothing}
      onForgotPassword={nothing}
      onGoogle={nothing}
      registerHref="/register"
      pending="google"
      labels={loginWords}
    />
  ),
  NewPasswordForm: (root) => (
    <NewPasswordForm
      {...root}
      email={name}
      onSave={nothing}
      loginHref="/login"
      error={error}
      passwordPolicy={policy}
      labels={newPasswordWords}
    />
  ),
  PasswordField: (root) => (
    <PasswordField
      {...root}
      label={label()}
      labels={{ show: label(2), hide: label(3) }}
      error={name}
    />
  ),
  PasswordRules: (root) => <PasswordRules {...root} value="Ж" labels={rulesWords} />,
  "PasswordRules with a provider's rules": (root) => (
    <PasswordRules {...root} value="Ж" policy={policy} labels={rulesWords} />
  ),
  ProfileCard: (root) => (
    <ProfileCard
      {...root}
      name={name}
      email={name}
      photoURL={null}
      defaultPhotoURL={pictureUrl}
      labels={{ region: label(1), photo: label(2), noName: label(3) }}
    />
  ),
  'ProfileCard without a name': (root) => (
    <ProfileCard
      {...root}
      name={null}
      email={null}
      photoURL={pictureUrl}
      defaultPhotoURL={pictureUrl}
      labels={{ region: label(1), photo: label(2), noName: label(3) }}
    />
  ),
  ProfileForm: (root) => (
    <ProfileForm
      {...root}
      name={name}
      onSave={nothing}
      labels={{
        name: label(1),
        photoURL: label(2),
        photoPlaceholder: 'жж',
        hint: label(3),
        submit: label(4),
        photoUnusable: name,
      }}
    />
  ),
  RegisterForm: (root) => (
    <RegisterForm
      {...root}
      onRegister={nothing}
      onGoogle={nothing}
      loginHref="/login"
      error={error}
      labels={registerWords}
    />
  ),
  SignedInNotice: (root) => (
    <SignedInNotice
      {...root}
      name={name}
      storeHref="/home"
      onSignOut={nothing}
      labels={{ message: (who) => `${label(1)} ${who}`, store: label(2), signOut: label(3) }}
    />
  ),
  VerifyEmailBar: (root) => (
    <VerifyEmailBar {...root} email={name} sent onResend={nothing} labels={verifyEmailWords} />
  ),
  'VerifyEmailBar while waiting': (root) => (
    <VerifyEmailBar
      {...root}
      email={null}
      secondsLeft={42}
      error={error}
      onResend={nothing}
      labels={verifyEmailWords}
    />
  ),
} satisfies Record<string, Specimen>;

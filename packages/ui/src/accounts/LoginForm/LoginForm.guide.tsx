import { expect } from 'storybook/test';
import { defineGuide } from '../../foundations/guide/defineGuide.ts';
import * as stories from './LoginForm.stories.tsx';
import { LoginForm } from './LoginForm.tsx';

const failed = 'Firebase: Error (auth/invalid-credential).';
const form = {
  onSignIn: () => undefined,
  onForgotPassword: () => undefined,
  registerHref: '#register',
};

export default defineGuide(stories, {
  lead: '`LoginForm` is the first of the forms of an account (AuthForms). They know no backend: they check what was typed, call back with it, and show what you pass.',
  use: [
    '`LoginForm` to sign in, and to ask for a reset e-mail; also under a `SignedInNotice`',
    '`CodeForm` in its place when the account has a second step',
    '`RegisterForm` to open an account',
    '`NewPasswordForm` behind the link of a reset e-mail',
    '`AuthPage` around each of them: heading, pictures, and room for a notice',
  ],
  avoid: [
    { when: 'to change an existing account', instead: 'Forms/ProfileForm' },
    { when: 'to confirm a change of the account', instead: 'Forms/ReauthenticateDialog' },
  ],
  anatomy: {
    story: 'Failed',
    parts: [
      {
        name: 'Heading',
        text: 'The `title` of `AuthPage`, the page’s heading of level 1.',
        selector: 'h1',
      },
      {
        name: 'Alert',
        text: 'What the provider said, from `error`, and one sentence of help.',
        selector: '[role="alert"]',
      },
      {
        name: 'Fields',
        text: 'Label, input, and under it the message of what is wrong.',
        selector: 'input[type="email"]',
      },
      {
        name: 'Show password',
        text: 'Submitting the form hides the password again.',
        selector: 'input + button',
      },
      {
        name: 'Forgot password?',
        text: 'Needs only the email. Only `LoginForm` has it.',
        selector: 'form > div:has(input) > button',
      },
      {
        name: 'Submit',
        text: 'The main action. While it is loading it keeps its name and the focus.',
        selector: 'button[type="submit"]',
      },
      {
        name: 'Continue with Google',
        text: 'Google’s own words and logo. Can be pressed again while it waits.',
        selector: 'button[data-opens-window]',
      },
      {
        name: 'Way to the other form',
        text: 'A link to `registerHref`, or to `signInHref`.',
        selector: 'form > p:last-child',
      },
    ],
  },
  pairs: [
    {
      do: {
        text: 'Pass the provider’s message to `error` word for word, and say in `help` what to do. What was typed stays.',
        show: (
          <div inert>
            <LoginForm
              {...form}
              defaultEmail="shopper@toystore.example"
              error={{ message: failed, help: 'Please check your details and try again.' }}
            />
          </div>
        ),
      },
      dont: {
        text: 'Don’t clear the fields after a failure, and don’t say only that something went wrong.',
        show: <LoginForm {...form} error={{ message: 'Oops! Something went wrong.' }} />,
      },
    },
    {
      do: {
        text: 'Fill in the email when the user comes back from another step: the password takes the focus.',
        show: (
          <div inert>
            <LoginForm {...form} defaultEmail="shopper@toystore.example" />
          </div>
        ),
      },
      dont: {
        text: 'Don’t offer two ways to the same reset: the form has its own button.',
        show: (
          <div>
            <LoginForm {...form} />
            <a href="#reset">Forgot password?</a>
          </div>
        ),
      },
    },
  ],
  more: [
    {
      title: 'Compose it',
      code: `<AuthPage
  title="Login"
  pictures={['/pictures/otter.avif', '/pictures/sailboat.avif']}
  notice={user && <SignedInNotice name={user.email} storeHref="/home" onSignOut={signOut} />}
>
  <LoginForm
    loading={pending}
    error={failure}
    registerHref="/register"
    onSignIn={({ email, password }) => signIn(email, password)}
    onProvider={signInWithGoogle}
    onForgotPassword={sendResetEmail}
  />
</AuthPage>`,
      paragraphs: [
        '`loading` names the action under way: `submit`, `google` or `reset`. Its button shows a spinner, and nothing else starts.',
        '`error` is what the provider said about the last try: remove it when a new one starts. Values arrive trimmed, except for passwords.',
        'Put only one of these forms on a page: a password manager cannot distinguish two.',
      ],
    },
    {
      title: 'What is wrong',
      paragraphs: [
        'A submit checks all fields at once (WCAG 3.3.1). A single wrong field takes the focus. With two or more, an `ErrorSummary` takes it, and each of its links leads to a field. Changing a field removes its message.',
        'A new problem in the form hides the provider’s alert. Input is never cleared.',
      ],
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through the fields in order. Show password comes after its field.',
      story: 'Default',
      focuses: [
        'Email',
        'Password',
        'Show password',
        'Forgot password?',
        'Sign in',
        'Continue with Google',
        'Register',
      ],
    },
    {
      keys: ['Enter'],
      does: 'In a field: submits the form. If it is empty, the summary of its problems takes the focus.',
      story: 'Default',
      from: (page) => page.getByLabelText('Password'),
      expects: (page) =>
        expect(page.getByRole('region', { name: 'There is a problem' })).toHaveFocus(),
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On Show password: shows it. The button keeps the focus, and its name changes.',
      story: 'Default',
      from: (page) => page.getByRole('button', { name: 'Show password' }),
      expects: (page) => expect(page.getByRole('button', { name: 'Hide password' })).toHaveFocus(),
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On a button that is loading: nothing. It is `aria-disabled`, so it keeps the focus.',
      story: 'LoggingIn',
      from: (page) => page.getByRole('button', { name: 'Sign in' }),
      expects: ({ args, ...page }) => {
        expect(args.onSignIn).not.toHaveBeenCalled();
        expect(page.getByRole('button', { name: 'Sign in' })).toHaveFocus();
      },
    },
  ],
  reader: [
    'Each message describes its field, which is `aria-invalid` then. The summary is a named `region`.',
    'The provider’s alert is announced at once (role `alert`); an open Google popup is announced by a `status` (WCAG 4.1.3).',
    'Fields have their `autocomplete` (WCAG 1.3.5). Passwords can be pasted, shown, and filled in by a password manager (WCAG 3.3.8).',
  ],
  words: [
    'A message says what to do: *Please enter your email.*, not *Email is required*.',
    'A button names its action, and the same action has the same name everywhere. *Login* is the page, *Sign in* the action.',
  ],
});

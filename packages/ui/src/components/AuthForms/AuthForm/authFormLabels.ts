/** The texts that login and register have in common. */
export interface AuthFormLabels {
  email: string;
  password: string;
  showPassword: string;
  hidePassword: string;
  submit: string;
  or: string;
  google: string;
  /** Under Google's button while its window is open. */
  googleWaiting: string;
  /** Over the list of what is wrong, when more than one field is. */
  problems: string;
}

export const authFormLabels: Omit<AuthFormLabels, 'submit'> = {
  email: 'Email',
  password: 'Password',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  or: 'or',
  google: 'Continue with Google',
  googleWaiting: 'Please continue in the sign-in window. Lost it? Press the button again.',
  problems: 'There is a problem',
};

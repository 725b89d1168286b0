/** The texts that login and register have in common, beside those of the parts that both are made of. */
export interface AuthFormLabels {
  email: string;
  password: string;
  submit: string;
  or: string;
  /** Under Google's button while its window is open. */
  googleWaiting: string;
}

export const authFormLabels: Omit<AuthFormLabels, 'submit'> = {
  email: 'Email',
  password: 'Password',
  or: 'or',
  googleWaiting: 'Please continue in the sign-in window. Lost it? Press the button again.',
};

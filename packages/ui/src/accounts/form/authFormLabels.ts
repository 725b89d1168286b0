/** The common texts of login and register, besides those of their parts. */
export interface AuthFormLabels {
  email: string;
  password: string;
  submit: string;
  or: string;
  /** Below Google's button while its window is open. */
  googleWaiting: string;
}

export const authFormLabels: Omit<AuthFormLabels, 'submit'> = {
  email: 'Email',
  password: 'Password',
  or: 'or',
  googleWaiting: 'Please continue in the sign-in window. Lost it? Press the button again.',
};

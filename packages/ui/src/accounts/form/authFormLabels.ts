/** The common texts of login and register, besides those of their parts. */
export interface AuthFormLabels {
  email: string;
  password: string;
  submit: string;
  or: string;
  /** The name of the group of providers, if there are several. */
  providers: string;
  /** Below a provider's button while its window is open. */
  providerWaiting: string;
}

export const authFormLabels: Omit<AuthFormLabels, 'submit'> = {
  email: 'Email',
  password: 'Password',
  or: 'or',
  providers: 'Continue with another account',
  providerWaiting: 'Please continue in the sign-in window. Lost it? Press the button again.',
};

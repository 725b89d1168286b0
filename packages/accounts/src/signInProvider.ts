/** An account elsewhere that users can sign in with, in the window of its provider. */
export interface SignInProvider {
  /** Firebase's id of the provider, such as `google.com`, `oidc.my-company` or `saml.my-company`. */
  id: string;
  /** The OAuth scopes to request besides the provider's own. */
  scopes?: readonly string[] | undefined;
  /** Further OAuth parameters, such as `{ prompt: 'select_account' }`. */
  parameters?: Readonly<Record<string, string>> | undefined;
}

/** The providers that Firebase knows, with the scopes that name and address need. */
export const signInProviders = {
  google: { id: 'google.com', scopes: ['profile'] },
  apple: { id: 'apple.com', scopes: ['email', 'name'] },
  microsoft: { id: 'microsoft.com', parameters: { prompt: 'select_account' } },
  facebook: { id: 'facebook.com', scopes: ['email'] },
  github: { id: 'github.com', scopes: ['user:email'] },
} as const satisfies Record<string, SignInProvider>;

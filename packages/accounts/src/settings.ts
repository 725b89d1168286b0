import type { SignInProvider } from './signInProvider.ts';

/** A site's accounts, and how the provider presents the site. */
export interface ServiceSettings {
  /** The Firebase project, as its console shows it. */
  firebase: { apiKey: string; authDomain: string; projectId: string; appId?: string };
  /** The Auth emulator, which replaces the project's accounts. */
  emulator?: EmulatorSettings | undefined;
  /** The providers that users can sign in with. One that is not listed is used without scopes and parameters. */
  providers?: readonly SignInProvider[] | undefined;
  /** The site's name. Authenticator apps list its codes under it. */
  issuer: string;
  /** The name of the second step in the provider's e-mails; `Authenticator app` by default. */
  factorName?: string | undefined;
  /** The page to which the links of e-mails lead back; `/` by default. */
  continuePath?: string | undefined;
  /** The language of e-mails and of the provider's pages, such as `de`; the provider's default without it. */
  language?: string | undefined;
}

export interface EmulatorSettings {
  /** Such as `http://127.0.0.1:9099`. */
  url: string;
  /**
   * Runs before a provider's popup is prepared: before each popup, and before the SDK is initialised, which prepares it at once
   * in Safari and on phones. The SDK loads a script from Google for it, unless a stub is loaded: see `loadGapiStub` of
   * `@toystore/auth-emulator/client`.
   */
  beforePopup?: ((url: string) => Promise<void>) | undefined;
}

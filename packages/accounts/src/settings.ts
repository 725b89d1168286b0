/** Which accounts a site has, and what the provider says about it. */
export interface ServiceSettings {
  /** The Firebase project, as its console shows it. */
  firebase: { apiKey: string; authDomain: string; projectId: string; appId?: string };
  /** The Auth emulator, in place of the project's own accounts. */
  emulator?: EmulatorSettings | undefined;
  /** The site's name. Authenticator apps list its codes under it. */
  issuer: string;
  /** What the provider's e-mails call the second step of a sign-in; `Authenticator app` by default. */
  factorName?: string | undefined;
  /** The page of this site that the links of e-mails lead on to; `/` by default. */
  continuePath?: string | undefined;
  /** The language of e-mails and of the provider's pages, such as `de`; the provider's default without it. */
  language?: string | undefined;
}

export interface EmulatorSettings {
  /** Such as `http://127.0.0.1:9099`. */
  url: string;
  /**
   * Runs before the Google popup is prepared: before each popup, and before the SDK is initialised, which prepares it at once
   * in Safari and on phones. The SDK loads a script from Google for it, unless a stub is there: see `loadGapiStub` of
   * `@toystore/auth-emulator/client`.
   */
  beforePopup?: ((url: string) => Promise<void>) | undefined;
}

/** The meaning of a success of an operation. Operations that are not listed are complete. */
export type Meaning = ['partial' | 'simulated', text: string];

const PHONE: Meaning = ['simulated', 'any `recaptchaToken`'];
const PASSKEY: Meaning = ['simulated', 'any credential signs in'];
const PROOF: Meaning = ['partial', 'without `androidVerificationProof`'];
const LOOKUP: Meaning = ['partial', 'without `initialEmail`'];
const UPDATE: Meaning = [
  'partial',
  'without `provider`, `upgradeToFederatedLogin`, `deleteAttribute` `PROVIDER` and `RAW_USER_INFO`',
];
const IMPORT: Meaning = ['partial', 'without `federatedId` in place of `providerId` and `rawId`'];
const TENANT: Meaning = ['partial', 'only sign-in methods and second factors have an effect'];
const PROVIDER: Meaning = ['simulated', 'stored; every provider signs in'];

/** By operation, where several paths end in the same one. */
const MEANINGS: [operations: RegExp, meaning: Meaning][] = [
  [/:createAuthUri$/, ['partial', 'without `providerId`']],
  [/:lookup$/, LOOKUP],
  [/:resetPassword$/, ['partial', 'without `oldPassword`']],
  [/:sendVerificationCode$|mfa\w+:start$/, PHONE],
  [/:signInWithCustomToken$/, ['simulated', 'any signature']],
  [
    /:signInWithIdp$/,
    ['simulated', 'any claims, as JSON; without `pendingIdToken`, `returnRefreshToken`'],
  ],
  [
    /:signInWithPassword$/,
    ['partial', 'without `captchaChallenge`, `captchaResponse`, `idToken`, `pendingIdToken`'],
  ],
  [/accounts:update$/, UPDATE],
  [/mfa\w+:finalize$/, PROOF],
  [/passkey/, PASSKEY],
  [/^GET v1\/projects$/, ['partial', 'only `projectId` and `authorizedDomains`']],
  [/recaptchaParams$/, ['simulated', 'no keys of Google']],
  [/v1\/token$/, ['partial', 'without `grantType` `authorization_code`']],
  [/:batchCreate$/, IMPORT],
  [
    /v2\/projects\/…\/config$/,
    ['partial', 'only `signIn.allowDuplicateEmails`, `emailPrivacyConfig`, `blockingFunctions`'],
  ],
  [/^(POST|PATCH) v2\/projects\/…\/tenants(\/…)?$/, TENANT],
  [/^(POST|PATCH) .*(oauthIdp|inboundSaml)Configs/, PROVIDER],
];

/** @param operation its method and short path, such as `POST v1/accounts:lookup` */
export const meaningOf = (operation: string): Meaning | undefined =>
  MEANINGS.find(([pattern]) => pattern.test(operation))?.[1];

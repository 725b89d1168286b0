/** The provider's dates of an account. */
export interface AccountDates {
  created?: Date | undefined;
  /** When the password was last set; `undefined` if the account never had one. */
  passwordChanged?: Date | undefined;
}

/**
 * Requests when an account was created and when its password was set: the SDK makes the same request, but drops the second
 * date (https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts/lookup).
 * @param providerUrl the provider's or an emulator's URL
 * @throws {Error} when the response has no account
 */
export async function lookUpDates(
  providerUrl: string,
  idToken: string,
  apiKey: string,
): Promise<AccountDates> {
  const response = await fetch(`${providerUrl}/v1/accounts:lookup?key=${apiKey}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ idToken }),
  });
  if (!response.ok) throw new Error(`The provider responded with ${response.status}.`);
  return readAccountDates(await response.json());
}

/** Reads the provider's response and ignores invalid dates. */
export function readAccountDates(answer: unknown): AccountDates {
  const { users }: { users?: unknown } = Object(answer);
  const { createdAt, passwordUpdatedAt }: { createdAt?: unknown; passwordUpdatedAt?: unknown } =
    Object(Array.isArray(users) ? users[0] : undefined);
  return { created: toDate(createdAt), passwordChanged: toDate(passwordUpdatedAt) };
}

/** Milliseconds since 1970, as a number or, for the provider's int64, a text. */
function toDate(milliseconds: unknown): Date | undefined {
  const date = new Date(Number(milliseconds));
  return date.getTime() > 0 ? date : undefined;
}

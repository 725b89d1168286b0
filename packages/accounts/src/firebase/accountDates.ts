/** When the provider says something about an account happened. */
export interface AccountDates {
  created?: Date | undefined;
  /** The password was set or changed. Nothing for an account that never had one. */
  passwordChanged?: Date | undefined;
}

/**
 * Requests when an account was created and when its password was set: the SDK drops the second from the answer to the
 * same request (https://cloud.google.com/identity-platform/docs/reference/rest/v1/accounts/lookup).
 * @param providerUrl where the provider, or an emulator of it, answers
 * @throws {Error} when it does not answer with an account
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
  if (!response.ok) throw new Error(`The provider answered with ${response.status}.`);
  return readAccountDates(await response.json());
}

/** Reads the provider's answer. What is no date is left out. */
export function readAccountDates(answer: unknown): AccountDates {
  const { users }: { users?: unknown } = Object(answer);
  const { createdAt, passwordUpdatedAt }: { createdAt?: unknown; passwordUpdatedAt?: unknown } =
    Object(Array.isArray(users) ? users[0] : undefined);
  return { created: toDate(createdAt), passwordChanged: toDate(passwordUpdatedAt) };
}

/** Milliseconds since 1970, as a number or, in what the provider calls int64, a text. */
function toDate(milliseconds: unknown): Date | undefined {
  const date = new Date(Number(milliseconds));
  return date.getTime() > 0 ? date : undefined;
}

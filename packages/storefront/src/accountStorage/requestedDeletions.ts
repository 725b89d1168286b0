import { deleteAccountData } from './deleteAccountData.ts';

const requested = new Set<string>();

/**
 * Deletes an account, then its data. If the provider's response is lost, it removes the data when the provider ends the session.
 * If the provider rejects the deletion, the data stays.
 * @param send sends the request to the provider
 * @param mayBeDone whether the account may be deleted although `send` failed
 * @throws what `send` throws
 */
export async function requestDeletion(
  accountId: string,
  send: () => Promise<void>,
  mayBeDone: (error: unknown) => boolean,
): Promise<void> {
  requested.add(accountId);
  try {
    await send();
  } catch (error) {
    if (!mayBeDone(error)) requested.delete(accountId);
    throw error;
  }
  await deleteDataOfDeletedAccount(accountId);
}

/** Deletes the data of an account that the provider has deleted. It only logs a failure, because the account is already deleted. */
export async function deleteDataOfDeletedAccount(accountId: string): Promise<void> {
  requested.delete(accountId);
  try {
    await deleteAccountData(accountId);
  } catch (error) {
    console.warn('What this browser has stored of the account could not be deleted.', error);
  }
}

/** Reports that the provider has ended a session: an account whose deletion had no response is deleted. */
export async function deleteDataOfRequestedDeletions(): Promise<void> {
  await Promise.all([...requested].map(deleteDataOfDeletedAccount));
}

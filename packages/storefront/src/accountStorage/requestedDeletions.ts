import { deleteAccountData } from './deleteAccountData.ts';

const requested = new Set<string>();

/**
 * Deletes an account, and then its data. The provider's answer may be lost on the way: the data goes when the provider
 * ends the session. It stays when the provider has refused.
 * @param send asks the provider
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

/** Deletes the data of an account that the provider has deleted. A failure is only logged: the account is gone. */
export async function deleteDataOfDeletedAccount(accountId: string): Promise<void> {
  requested.delete(accountId);
  try {
    await deleteAccountData(accountId);
  } catch (error) {
    console.warn('What this browser has stored of the account could not be deleted.', error);
  }
}

/** The provider has ended a session: an account whose deletion had no answer is deleted. */
export async function deleteDataOfRequestedDeletions(): Promise<void> {
  await Promise.all([...requested].map(deleteDataOfDeletedAccount));
}

import { deleteAccountData } from './deleteAccountData.ts';

const requested = new Set<string>();

/** The provider is asked to delete an account. Its answer may be lost on the way. */
export function noteRequestedDeletion(accountId: string): void {
  requested.add(accountId);
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
export function deleteDataOfRequestedDeletions(): void {
  for (const accountId of requested) void deleteDataOfDeletedAccount(accountId);
}

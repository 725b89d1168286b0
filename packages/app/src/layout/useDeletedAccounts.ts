import { deleteDataOfRequestedDeletions } from '@toystore/storefront';
import { useEffect } from 'react';
import { useAccountServices } from '../auth/AccountServices.ts';

/** A session that ends after the provider was asked to delete the account: it is deleted, only the answer was lost. */
export function useDeletedAccounts(): void {
  const { endedSession } = useAccountServices();
  useEffect(() => {
    if (endedSession !== undefined) void deleteDataOfRequestedDeletions();
  }, [endedSession]);
}

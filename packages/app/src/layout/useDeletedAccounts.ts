import { deleteDataOfRequestedDeletions } from '@toystore/storefront';
import { useEffect } from 'react';
import { useAccountServices } from '../auth/AccountServices.ts';

/** A session that ends after a deletion was requested: the account is deleted, only the answer was lost. */
export function useDeletedAccounts(): void {
  const { endedSession } = useAccountServices();
  useEffect(() => {
    if (endedSession !== undefined) void deleteDataOfRequestedDeletions();
  }, [endedSession]);
}

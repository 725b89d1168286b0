import { useEffect, useEffectEvent, useState } from 'react';
import { type AccountDates, useAccountServices } from '../../auth/AccountServices.ts';

/** When the provider says something about the account happened; nothing until it has said it. */
export function useAccountDates() {
  const { withAccount } = useAccountServices();
  const [dates, setDates] = useState<AccountDates>({});

  const refreshDates = () => {
    withAccount(({ fetchAccountDates }) => fetchAccountDates()).then(
      setDates,
      (error: unknown) => console.warn('The dates of the account are not known.', error), // the page does without
    );
  };
  const onMount = useEffectEvent(refreshDates);
  useEffect(() => onMount(), []);

  return { dates, refreshDates };
}

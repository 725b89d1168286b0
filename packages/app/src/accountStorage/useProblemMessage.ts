import { useEffect, useEffectEvent } from 'react';
import type { StoreSnapshot } from './AccountStore.ts';

type Problem = StoreSnapshot<unknown>['problem'];

/** Says once that a store has a problem, as soon as it has one. An empty store that is not saved lacks nothing. */
export function useProblemMessage(
  { problem, entries }: Pick<StoreSnapshot<unknown>, 'problem' | 'entries'>,
  show: (problem: NonNullable<Problem>) => void,
): void {
  const shown = problem === 'quarantined' || entries.length > 0 ? problem : undefined;
  const onProblem = useEffectEvent(show);
  useEffect(() => {
    if (shown !== undefined) onProblem(shown);
  }, [shown]);
}

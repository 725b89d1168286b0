import { useEffect } from 'react';
import { useLive, useProject } from '../api/useLive.ts';
import { COMMON_FAILURES } from '../failures/commonFailures.ts';
import { useFailure } from '../failures/useFailure.ts';
import { sendToHost, useHost } from './host.ts';
import { useNewMessages } from './newMessages.ts';

/** Sends the app's page what its tab names: the number of new messages, and the failure that is simulated. */
export function useSummary(): void {
  const unread = useNewMessages().length;
  const failure = useFailureLabel();
  const isConnected = useHost() !== undefined;
  useEffect(() => {
    if (!isConnected) return;
    sendToHost({ type: 'summary', unread, ...(failure !== undefined && { failure }) });
  }, [isConnected, unread, failure]);
}

function useFailureLabel(): string | undefined {
  const failure = useFailure();
  const { data } = useLive(useProject().failures);
  if (data === undefined) return undefined;
  if (failure === undefined) return 'Other failures';
  if (failure !== 'none') return COMMON_FAILURES[failure].label;
  return data.faults.length > 0 ? 'Waiting failures' : undefined;
}

import type { EmulatorMessage } from '../../../src/client.ts';
import { useLive, useProject } from '../api/useLive.ts';
import { useUnread } from '../messages/readMessages.ts';

/** Returns the messages whose link or code was not used, the newest first. */
export function useWaitingMessages(): EmulatorMessage[] | undefined {
  return useLive(useProject().messages).data?.filter(({ used }) => !used);
}

/** Returns those that were not opened in this tab either. */
export function useNewMessages(): EmulatorMessage[] {
  const unread = useUnread();
  return useWaitingMessages()?.filter(({ id }) => unread.has(id)) ?? [];
}

import type { Message } from '../api/types.ts';
import { useLive, useProject } from '../api/useLive.ts';
import { useUnread } from '../messages/readMessages.ts';

/** Returns the messages whose link or code was not used, the newest first. */
export function useWaitingMessages(): Message[] | undefined {
  return useLive(useProject().messages).data?.filter(({ used }) => !used);
}

/** Returns those that were not opened in this tab either. */
export function useNewMessages(): Message[] {
  const unread = useUnread();
  return useWaitingMessages()?.filter(({ id }) => unread.has(id)) ?? [];
}

import type { LoggedOperation } from '../client.ts';
import type { Feed } from '../pipeline/feed.ts';
import { readBodyText } from './bodyText.ts';

const KEPT = 1000;

/** An operation with its bodies as JSON, which takes less memory. */
export interface Entry extends Omit<LoggedOperation, 'request' | 'response'> {
  requestText: string;
  responseText: string;
}

export function createLog() {
  const entries: Entry[] = [];
  let last = 0;

  return {
    /** @returns the operation without its bodies */
    add({ requestText, responseText, ...operation }: Omit<Entry, 'id'>): LoggedOperation {
      last += 1;
      const numbered = { ...operation, id: last };
      entries.push({ ...numbered, requestText, responseText });
      if (entries.length > KEPT) entries.shift();
      return numbered;
    },

    /** Returns the operations with a higher ID, the oldest first. */
    after: (id: number, withSecrets = false): LoggedOperation[] =>
      entries
        .filter((entry) => entry.id > id)
        .map(({ requestText, responseText, ...entry }) => ({
          ...entry,
          request: readBodyText(requestText, withSecrets),
          response: readBodyText(responseText, withSecrets),
        })),
  };
}

const logs = new WeakMap<Feed, ReturnType<typeof createLog>>();

/** Returns the log of a project. A reset keeps it, as it keeps the feed. */
export function logOf(feed: Feed) {
  const log = logs.get(feed) ?? createLog();
  logs.set(feed, log);
  return log;
}

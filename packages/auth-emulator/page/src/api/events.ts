import type { LoggedOperation } from '../../../src/client.ts';

export type ChangedTopic =
  | 'accounts'
  | 'messages'
  | 'clock'
  | 'faults'
  | 'settings'
  | 'projects'
  | 'snapshots';
/** `operation`: after each request of an app or of the Admin SDK. */
export type Topic = ChangedTopic | 'operation';

export type Connection = 'connecting' | 'connected' | 'lost';

const RETRY = 1000; // ms

/**
 * The emulator's events for one project. The stream is open while something listens and the page is visible: browsers open at
 * most six connections to a server, and each tab of an app has a panel.
 */
export type Events = ReturnType<typeof createEvents>;

/** @param projectId the project whose events it reads */
export function createEvents(projectId: string) {
  const changeListeners = new Set<(changed: ReadonlySet<Topic> | 'everything') => void>();
  const operationListeners = new Set<(operation: LoggedOperation) => void>();
  const connectionListeners = new Set<() => void>();
  let connection: Connection = 'connecting';
  let source: EventSource | undefined;
  let retry: ReturnType<typeof setTimeout> | undefined;

  const isHeard = () =>
    changeListeners.size + operationListeners.size + connectionListeners.size > 0;

  function setConnection(next: Connection): void {
    if (next === connection) return;
    connection = next;
    for (const listener of connectionListeners) listener();
  }

  function open(): void {
    retry = undefined;
    if (document.hidden) return;
    const opened = new EventSource(`/toystore/events?project=${encodeURIComponent(projectId)}`);
    source = opened;
    opened.addEventListener('hello', () => {
      setConnection('connected');
      notify('everything'); // also what changed while the connection was lost
    });
    opened.addEventListener('changed', ({ data }) => {
      const { what }: { what: ChangedTopic[] } = JSON.parse(data);
      notify(new Set(what));
    });
    opened.addEventListener('operation', ({ data }) => {
      const operation: LoggedOperation = JSON.parse(data);
      for (const listener of operationListeners) listener(operation);
      // After the page's own requests it would request the same again, without end.
      if (operation.caller !== 'tool') notify(new Set(['operation']));
    });
    // Browsers differ in whether they retry after a refused connection.
    opened.addEventListener('error', () => {
      opened.close();
      setConnection('lost');
      retry = setTimeout(open, RETRY);
    });
  }

  function close(): void {
    source?.close();
    clearTimeout(retry);
    source = undefined;
    retry = undefined;
  }

  function followVisibility(): void {
    if (document.hidden) close();
    else if (source === undefined) open();
  }

  function notify(changed: ReadonlySet<Topic> | 'everything'): void {
    for (const listener of changeListeners) listener(changed);
  }

  const listenerOf =
    <Listener>(listeners: Set<Listener>) =>
    (listener: Listener) => {
      listeners.add(listener);
      if (source === undefined && retry === undefined) {
        document.addEventListener('visibilitychange', followVisibility);
        open();
      }
      return () => {
        listeners.delete(listener);
        if (isHeard()) return;
        document.removeEventListener('visibilitychange', followVisibility);
        close();
      };
    };

  return {
    connection: (): Connection => connection,
    onConnection: listenerOf(connectionListeners),
    onChange: listenerOf(changeListeners),
    onOperation: listenerOf(operationListeners),
  };
}

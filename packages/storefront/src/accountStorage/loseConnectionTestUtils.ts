import { unwrap } from 'idb';
import { openDatabase } from './database.ts';

/** How the transactions of a dead connection fail. */
export const WAYS = [
  'starts no transaction',
  'aborts each transaction',
  'reports late that it has aborted one',
  'loses each answer',
] as const;

export type WayToFail = (typeof WAYS)[number];

const lost = () =>
  new DOMException(
    'Connection to Indexed Database server lost. Refresh the page to try again',
    'UnknownError',
  );

const LATE_MS = 20;

/**
 * Makes every later transaction of the current connection fail, without a `close` event. If the answer is lost, the
 * transaction was committed.
 */
export async function loseConnection(way: WayToFail): Promise<void> {
  const connection: IDBDatabase = unwrap(await openDatabase());
  if (Object.hasOwn(connection, 'transaction')) return; // it is dead already
  const { transaction: start } = connection;
  const isLate = way === 'reports late that it has aborted one';
  connection.transaction = (...parameters) => {
    const [stores] = parameters;
    if (way === 'starts no transaction' || (isLate && stores !== 'changes')) throw lost();
    const transaction = start.apply(connection, parameters);
    if (way === 'loses each answer') transaction.addEventListener('complete', loseAnswer);
    else {
      Object.defineProperty(transaction, 'error', { get: lost });
      transaction.commit = () => transaction.abort();
      if (stores !== 'changes') queueMicrotask(() => transaction.abort());
    }
    if (isLate) {
      transaction.addEventListener('error', (event) => event.stopImmediatePropagation());
      transaction.addEventListener('abort', delay);
    }
    return transaction;
  };
}

/** Changes an event's type, by which fake-indexeddb chooses the listeners that it has not called yet. */
const setType = (event: Event, type: string) => Object.assign(event, { type });

function loseAnswer(event: Event) {
  Object.defineProperty(event.target, 'error', { get: lost });
  setType(event, 'abort');
}

const delayed = new WeakSet<Event>();

function delay(event: Event) {
  if (delayed.has(event)) return;
  delayed.add(event);
  const { target } = event;
  setType(event, 'blocked'); // which has no listeners
  setTimeout(() => target?.dispatchEvent(setType(event, 'abort')), LATE_MS);
}

/* Requests of the proxy that need the emulator's state: the search of accounts, and snapshots. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { json } from 'node:stream/consumers';
import { accountsOf, copyState, type ProjectState } from './projectState.ts';
import { type AccountSearch, searchAccounts } from './searchAccounts.ts';
import { takeUserEvents } from './userEvents.ts';

const SNAPSHOT = /^\/toystore\/snapshots\/(.+)$/;

/** @param stateOf returns the state of a project, which it creates if needed */
export function createStateRequests(
  states: Map<string, ProjectState>,
  stateOf: (projectId: string) => ProjectState,
) {
  const snapshots = new Map<string, ProjectState>();

  function actOnSnapshot(method: string | undefined, name: string, projectId: string) {
    const key = `${projectId}/${name}`;
    if (method === 'DELETE') return { deleted: snapshots.delete(key) };
    const source = method === 'PUT' ? stateOf(projectId) : snapshots.get(key);
    if (source === undefined) throw new Error(`The snapshot ${key} is missing.`);
    const copy = copyState(source);
    if (method === 'PUT') snapshots.set(key, copy);
    else states.set(projectId, copy);
    return { accounts: accountsOf(copy).length };
  }

  async function answerTo(
    request: IncomingMessage,
    projectId: string,
  ): Promise<object | undefined> {
    const { url = '/', method } = request;
    const [, name] = SNAPSHOT.exec(url) ?? [];
    if (name !== undefined) return actOnSnapshot(method, name, projectId);
    if (url === '/toystore/user-events') return { events: takeUserEvents(projectId) };
    const accounts = () => accountsOf(stateOf(projectId));
    if (url === '/toystore/accounts') {
      return searchAccounts(accounts(), (await json(request)) as AccountSearch); // the proxy sends nothing else
    }
    if (url === '/toystore/addressees') {
      const { emails } = (await json(request)) as { emails: string[] }; // as above
      const wanted = new Set<unknown>(emails);
      const userInfo = accounts().filter(
        ({ email, initialEmail }) => wanted.has(email) || wanted.has(initialEmail),
      );
      return { userInfo };
    }
    return undefined;
  }

  /** Whether a request is one of these. If so, it is answered. */
  return (request: IncomingMessage, response: ServerResponse, projectId: string): boolean => {
    if (!/^\/toystore\/(accounts|addressees|snapshots\/.+|user-events)$/.test(request.url ?? ''))
      return false;
    answerTo(request, projectId).then(
      (answer) => response.end(JSON.stringify(answer)),
      (error) => response.writeHead(500).end(JSON.stringify({ error: { message: String(error) } })),
    );
    return true;
  };
}

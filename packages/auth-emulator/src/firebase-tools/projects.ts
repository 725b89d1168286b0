/*
 * Preloaded into the Firebase tools: one emulator serves several projects. By itself it does not read API keys: a request
 * whose path names no project is about the project that it was started for. The proxy names the project of each request in
 * a header, and this file selects the state of that project.
 */
import { createServer, type RequestListener, type Server } from 'node:http';
import { createRequire } from 'node:module';
import { projectHeader } from '../client.ts';
import { offsetHeader } from '../pipeline/project.ts';
import { type AuthOperations, importWholeAccounts } from './accountImport.ts';
import type { ProjectState } from './projectState.ts';
import { currentRequest } from './shiftClock.ts';
import { createStateRequests } from './stateRequests.ts';
import { UNKNOWN_TOOLS } from './unknownTools.ts';
import { keepUserEvents } from './userEvents.ts';

interface App {
  (...args: Parameters<RequestListener>): void;
  listen: (port: number, host: string) => Server;
}

type CreateApp = (project: string, mode: undefined, states: Map<string, object>) => Promise<App>;
type StateClass = new (projectId: string) => ProjectState;

const STATE = '../emulator/auth/state.js';
const OPERATIONS = '../emulator/auth/operations.js';

/** A reset fills a new state by requests with this prefix, then replaces the project's state with it. */
const NEW_PATH = '/toystore/new';
const NEW = 'new ';

const { server, createApp, State } = loadInternals();

server.createApp = async (firstProject) => {
  const states = new Map<string, ProjectState>();

  /** Returns the state of a named project. The first one is also the name for requests that name none. */
  function stateOf(named: string): object {
    const { projectId } = currentRequest.getStore() ?? {};
    if (projectId === undefined) throw new Error('The project of this request is unknown.');
    const key = named === firstProject || projectId.startsWith(NEW) ? projectId : named;
    return stateByKey(key);
  }

  function stateByKey(key: string): ProjectState {
    const state = states.get(key) ?? newState(key.replace(NEW, ''));
    states.set(key, state);
    return state;
  }

  const projects = Object.assign(new Map<string, object>(), { get: stateOf });
  const app = await createApp(firstProject, undefined, projects);
  const answerByState = createStateRequests(states, stateByKey);
  const answer: RequestListener = (request, response) => {
    const named = request.headers[projectHeader];
    const projectId = typeof named === 'string' ? named : firstProject;
    const offset = Number(request.headers[offsetHeader] ?? 0);
    const { method, url = '/' } = request;
    const key = NEW + projectId;
    const state = states.get(key);
    if (url === NEW_PATH) {
      if (method === 'PUT' && state) states.set(projectId, state); // links in e-mails, codes and tenants go with the old state
      states.delete(key);
      response.end('{}');
    } else if (url.startsWith(`${NEW_PATH}/`)) {
      request.url = url.slice(NEW_PATH.length);
      currentRequest.run({ projectId: key, offset }, () => app(request, response));
    } else if (!answerByState(request, response, projectId)) {
      currentRequest.run({ projectId, offset }, () => app(request, response));
    }
  };
  app.listen = (port, host) => createServer(answer).listen(port, host);
  return app;
};

/** Creates a project with e-mail enumeration protection, as the provider does since September 2023. */
function newState(projectId: string) {
  const state = Object.assign(new State(projectId), { enableImprovedEmailPrivacy: true });
  keepUserEvents(state._authCloudFunction);
  return state;
}

/** Loads unpublished parts of the Firebase tools, and ends this process if one is missing. */
function loadInternals() {
  const [, script = ''] = process.argv;
  const load = createRequire(script);
  try {
    const server: { createApp: CreateApp } = load('../emulator/auth/server.js');
    const { AgentProjectState: State }: { AgentProjectState: StateClass } = load(STATE);
    const { authOperations }: { authOperations: AuthOperations } = load(OPERATIONS);
    const { createApp } = server;
    if (typeof createApp !== 'function' || typeof State !== 'function') {
      throw new Error('createApp or AgentProjectState is missing.');
    }
    importWholeAccounts(authOperations);
    return { server, createApp, State };
  } catch (error) {
    console.error(error);
    process.exit(UNKNOWN_TOOLS);
  }
}

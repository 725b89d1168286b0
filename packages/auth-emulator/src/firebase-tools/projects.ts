/*
 * Preloaded into the Firebase tools: one emulator has several projects at once. By itself it takes every request whose path
 * names no project for one about the project that it was started for: it does not read API keys. The proxy names the
 * project of each request, and here that one's accounts are found for it.
 */
import { createServer, type RequestListener, type Server } from 'node:http';
import { createRequire } from 'node:module';
import { projectHeader } from '../client.ts';
import { offsetHeader } from '../pipeline/project.ts';
import { type AuthOperations, importWholeAccounts } from './accountImport.ts';
import { currentRequest } from './currentRequest.ts';
import { UNKNOWN_TOOLS } from './unknownTools.ts';

interface App {
  (...args: Parameters<RequestListener>): void;
  listen: (port: number, host: string) => Server;
}

/** As the Firebase tools have them. */
type CreateApp = (project: string, mode: undefined, states: Map<string, object>) => Promise<App>;
type StateClass = new (projectId: string) => object;

/** A reset fills a new project, by requests with this prefix, then lets it replace the current one. */
const NEW_PATH = '/toystore/new';
const NEW = 'new ';

const { server, createApp, State } = loadInternals();

server.createApp = async (firstProject) => {
  const states = new Map<string, object>();

  /** What the emulator holds of a project; of the first one, if it was not named. */
  function stateOf(named: string): object {
    const { projectId } = currentRequest.getStore() ?? {};
    if (projectId === undefined) throw new Error('The project of this request is unknown.');
    const key = named === firstProject || projectId.startsWith(NEW) ? projectId : named;
    const state = states.get(key) ?? newState(key.replace(NEW, ''));
    states.set(key, state);
    return state;
  }

  const projects = Object.assign(new Map<string, object>(), { get: stateOf });
  const app = await createApp(firstProject, undefined, projects);
  const answer: RequestListener = (request, response) => {
    const named = request.headers[projectHeader];
    const projectId = typeof named === 'string' ? named : firstProject;
    const offset = Number(request.headers[offsetHeader] ?? 0);
    const { method, url = '/' } = request;
    const key = NEW + projectId;
    const state = states.get(key);
    if (url === NEW_PATH) {
      if (method === 'PUT' && state) states.set(projectId, state); // drops links in emails, codes and tenants, too
      states.delete(key);
      response.end('{}');
    } else if (url.startsWith(`${NEW_PATH}/`)) {
      request.url = url.slice(NEW_PATH.length);
      currentRequest.run({ projectId: key, offset }, () => app(request, response));
    } else currentRequest.run({ projectId, offset }, () => app(request, response));
  };
  app.listen = (port, host) => createServer(answer).listen(port, host);
  return app;
};

/** A new project, with e-mail enumeration protection as at the provider since September 2023. */
const newState = (projectId: string) =>
  Object.assign(new State(projectId), { enableImprovedEmailPrivacy: true });

/** What the Firebase tools do not publish, or the end of this process: without it, nothing here would be right. */
function loadInternals() {
  const [, script = ''] = process.argv;
  const load = createRequire(script);
  try {
    const server: { createApp: CreateApp } = load('../emulator/auth/server.js');
    const { AgentProjectState: State }: { AgentProjectState: StateClass } = load(
      '../emulator/auth/state.js',
    );
    const { authOperations }: { authOperations: AuthOperations } = load(
      '../emulator/auth/operations.js',
    );
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

import { type AuthEmulatorClient, createClient } from './client.ts';
import { createFeatures } from './features.ts';
import { findFirebaseTools } from './firebase-tools/findFirebaseTools.ts';
import { findFreePort } from './firebase-tools/findFreePort.ts';
import { readApiSpec } from './firebase-tools/readApiSpec.ts';
import { retryTakenPort } from './firebase-tools/retryTakenPort.ts';
import { type FirebaseTools, startFirebaseTools } from './firebase-tools/startFirebaseTools.ts';
import { waitUntilReady } from './firebase-tools/waitUntilReady.ts';
import { openLog } from './openLog.ts';
import type { AuthEmulatorOptions } from './options.ts';
import { createCanonicalFields } from './pipeline/canonicalFields.ts';
import { createPipeline } from './pipeline/createPipeline.ts';
import { createFindRoute } from './pipeline/findRoute.ts';
import { newProject, type Project } from './pipeline/project.ts';
import { createProjects } from './pipeline/projects.ts';
import { readOrigin } from './pipeline/readOrigin.ts';
import { startProxy } from './pipeline/startProxy.ts';
import { resetProject } from './reset.ts';
import { NO_SEED, readSeed } from './seed/readSeed.ts';
import { createSigner } from './signing/index.ts';

export interface AuthEmulator extends FirebaseTools {
  /** The address for `connectAuthEmulator`. */
  url: string;
  client: AuthEmulatorClient;
  /** How the accounts differ from the seed, a sentence each: the emulator skips what it cannot import. */
  seedProblems: string[];
}

/**
 * Starts the Auth emulator and the proxy. Resolves when the seed is imported.
 * @throws {Error} if the seed cannot be read, the log cannot be written, the port is taken, or the emulator does not start.
 * No process is left then
 */
export function startAuthEmulator(options: AuthEmulatorOptions): Promise<AuthEmulator> {
  return retryTakenPort(() => start(options));
}

async function start(options: AuthEmulatorOptions): Promise<AuthEmulator> {
  const { projectId, seed, blockingFunctions, signal } = options;
  const currentSeed = () => (seed === undefined ? NO_SEED : readSeed(seed));
  currentSeed(); // reports a wrong seed before anything starts
  const allowOrigins = (options.allowOrigins ?? []).map(readOrigin);
  const script = findFirebaseTools();
  const spec = readApiSpec(script);
  const emulatorPort = await findFreePort();
  const emulatorUrl = `http://127.0.0.1:${emulatorPort}`;
  let log: (line: string) => void = () => undefined;
  let url = ''; // known as soon as the proxy listens
  const projects = createProjects(projectId, (id) => newProject(id, { emulatorUrl, url }));
  const reset = async (project: Project) =>
    resetProject(project, { projects, seed: currentSeed(), blockingFunctions });
  const features = createFeatures({
    ...options,
    signer: await createSigner(options),
    reset,
    projects,
    print(line) {
      log(line);
      options.onEmail?.(line);
    },
  });
  const { promise: ready, resolve: answerRequests } = Promise.withResolvers<void>();
  const { close } = await startProxy({ ...options, allowOrigins, ready }, (at) => {
    url = at;
    const findRoute = createFindRoute(spec);
    const canonicalFields = createCanonicalFields(spec.components.schemas);
    return createPipeline(features, { findRoute, canonicalFields, projects });
  });
  let stop = async () => close();
  try {
    log = openLog(options.log); // no other emulator writes it, because the port is ours
    const tools = await startFirebaseTools({
      ...{ script, projectId, port: emulatorPort },
      allowOrigins: [...allowOrigins, url],
      onLine: (line) => log(line),
    });
    stop = tools.stop;
    tools.ended.then(close);
    signal?.addEventListener('abort', stop);
    signal?.throwIfAborted();
    await waitUntilReady(emulatorUrl, tools);
    const { problems, unusable } = await reset(projects.get());
    const seedProblems = [...problems, ...unusable];
    answerRequests();
    return { ...tools, url, client: createClient({ url, projectId }), seedProblems };
  } catch (error) {
    await stop();
    signal?.throwIfAborted(); // the caller stopped it, so its end is not a failure
    throw error;
  }
}

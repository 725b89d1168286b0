import {
  type AuthEmulatorClient,
  type BlockingFunctions,
  createClient,
  type MailTemplates,
} from './client.ts';
import { createFeatures } from './features.ts';
import { findFirebaseTools } from './firebase-tools/findFirebaseTools.ts';
import { findFreePort } from './firebase-tools/findFreePort.ts';
import { readApiSpec } from './firebase-tools/readApiSpec.ts';
import { type FirebaseTools, startFirebaseTools } from './firebase-tools/startFirebaseTools.ts';
import { waitUntilReady } from './firebase-tools/waitUntilReady.ts';
import { openLog } from './openLog.ts';
import { createCanonicalFields } from './pipeline/canonicalFields.ts';
import { createPipeline } from './pipeline/createPipeline.ts';
import { createFindRoute } from './pipeline/findRoute.ts';
import { createClock, type Project } from './pipeline/project.ts';
import { createProjects } from './pipeline/projects.ts';
import { readOrigin } from './pipeline/readOrigin.ts';
import { startProxy } from './pipeline/startProxy.ts';
import { DEFAULT_POLICY, type PasswordPolicy } from './policy.ts';
import { resetProject } from './reset.ts';
import { NO_SEED, readSeed } from './seed/readSeed.ts';
import { createSigner } from './signing/index.ts';

export interface AuthEmulatorOptions {
  /** No tool can reach a real project if it starts with `demo-`. */
  projectId: string;
  /** The port for apps; 9099 by default, with 0 any free one. */
  port?: number;
  /** The address at which it listens; 127.0.0.1 by default. `0.0.0.0` is all addresses, for containers. */
  host?: string;
  /** The folder of the accounts to start with, as `firebase emulators:export` writes it. */
  seed?: string | undefined;
  /** Your app's page for links in e-mails. By default they lead to the emulator. */
  actionUrl?: string | undefined;
  /** Hosting domains that links in e-mails may name (`linkDomain`) besides `<project>.web.app` and `.firebaseapp.com`. */
  linkDomains?: string[];
  policy?: PasswordPolicy | undefined;
  mailTemplates?: MailTemplates | undefined;
  blockingFunctions?: BlockingFunctions;
  /** Signs ID tokens and session cookies, for programs that verify them. The Admin SDK then refuses them. */
  sign?: boolean;
  /** The file with the private key, in PEM. By default each start generates a key. */
  signingKey?: string | undefined;
  /** The `iss` of signed ID tokens: `https://securetoken.google.com/<project>` by default. */
  issuer?: string | undefined;
  /** Enforces the provider's rate limits. */
  rateLimits?: boolean;
  /** Origins of other machines that may send requests. `null` and `file://` are pages from a disk. */
  allowOrigins?: string[];
  /** The file for the emulator's output. */
  log?: string | undefined;
  /** Called with a line for each e-mail and text message: its purpose, and its link or code. */
  onEmail?: (line: string) => void;
  /** Called with the reason when a request from elsewhere is refused. */
  onRefused?: (reason: string) => void;
  /** Stops the emulator, also while it starts. */
  signal?: AbortSignal | undefined;
}

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
export async function startAuthEmulator(options: AuthEmulatorOptions): Promise<AuthEmulator> {
  const { projectId, port = 9099, host = '127.0.0.1', seed, signal } = options;
  const currentSeed = () => (seed === undefined ? NO_SEED : readSeed(seed));
  currentSeed(); // reports a wrong seed before anything starts
  const allowOrigins = (options.allowOrigins ?? []).map(readOrigin);
  const script = findFirebaseTools();
  const spec = readApiSpec(script);
  const emulatorPort = await findFreePort();
  const emulatorUrl = `http://127.0.0.1:${emulatorPort}`;
  let log: (line: string) => void = () => undefined;
  let url = ''; // known as soon as the proxy listens
  const projects = createProjects(projectId, (id) => {
    return { id, emulatorUrl, url, clock: createClock() };
  });
  const { blockingFunctions } = options;
  const reset = async (project: Project) =>
    resetProject(project, { projects, seed: currentSeed(), blockingFunctions });
  const features = createFeatures({
    policy: options.policy ?? DEFAULT_POLICY,
    templates: options.mailTemplates ?? {},
    actionUrl: options.actionUrl,
    linkDomains: options.linkDomains ?? [],
    rateLimits: options.rateLimits ?? false,
    signer:
      options.sign || options.signingKey || options.issuer
        ? await createSigner(options)
        : undefined,
    reset,
    print(line) {
      log(line);
      options.onEmail?.(line);
    },
  });
  const { onRefused = () => undefined } = options;
  const { close } = await startProxy({ port, host, allowOrigins, onRefused }, (at) => {
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
    return { ...tools, url, client: createClient({ url, projectId }), seedProblems };
  } catch (error) {
    await stop();
    signal?.throwIfAborted(); // the caller stopped it, so its end is not a failure
    throw error;
  }
}

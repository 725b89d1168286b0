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
import { startFirebaseTools } from './firebase-tools/startFirebaseTools.ts';
import { waitUntilReady } from './firebase-tools/waitUntilReady.ts';
import { openLog } from './openLog.ts';
import { createCanonicalFields } from './pipeline/canonicalFields.ts';
import { createClock } from './pipeline/clock.ts';
import { createPipeline } from './pipeline/createPipeline.ts';
import { createFindRoute } from './pipeline/findRoute.ts';
import type { Project } from './pipeline/project.ts';
import { createProjects } from './pipeline/projects.ts';
import { readOrigin } from './pipeline/readOrigin.ts';
import { startProxy } from './pipeline/startProxy.ts';
import { DEFAULT_POLICY, type PasswordPolicy } from './policy.ts';
import { resetProject } from './reset.ts';
import { NO_SEED, readSeed } from './seed/readSeed.ts';
import { createSigner } from './signing/index.ts';

export interface AuthEmulatorOptions {
  /** One that starts with `demo-` keeps every tool from reaching a real project. */
  projectId: string;
  /** The port where apps reach it: 9099 unless given; with 0 any free one. */
  port?: number;
  /** The address at which it listens: 127.0.0.1 unless given; `0.0.0.0`, in a container, is all of them. */
  host?: string;
  /** The folder of the accounts to start with, as `firebase emulators:export` writes it. */
  seed?: string | undefined;
  /** Where links in e-mails lead to: your app's page for them. Unless given they work without a page. */
  actionUrl?: string | undefined;
  /** Hosting domains that links in e-mails may name (`linkDomain`) besides `<project>.web.app` and `.firebaseapp.com`. */
  linkDomains?: string[];
  /** The password policy to serve and enforce. */
  policy?: PasswordPolicy | undefined;
  /** What e-mails say, by language and type: see `client.mail()`. */
  mailTemplates?: MailTemplates | undefined;
  /** Functions that may refuse or change new accounts and logins. */
  blockingFunctions?: BlockingFunctions;
  /** Signs ID tokens and session cookies, for programs that verify them. The Admin SDK then refuses them. */
  sign?: boolean;
  /** The file with the private key that signs them, in PEM. Unless given, each start makes a new key. */
  signingKey?: string | undefined;
  /** The `iss` of signed ID tokens: `https://securetoken.google.com/<project>` unless given. */
  issuer?: string | undefined;
  /** Refuses what is done too often, as the provider does; unless given, nothing is too often. */
  rateLimits?: boolean;
  /**
   * Origins that may send requests besides those of this machine, such as `https://tunnel.example`; `null` and `file://`
   * for pages from a disk.
   */
  allowOrigins?: string[];
  /** The file for what the emulator prints. */
  log?: string | undefined;
  /** Takes the line that stands for an e-mail: to whom, and the link in it. */
  onEmail?: (line: string) => void;
  /** Called with the reason why a request was refused that did not come from this machine. */
  onRefused?: (reason: string) => void;
  /** Stops the emulator, while it starts as well as later. */
  signal?: AbortSignal | undefined;
}

/** A running Auth emulator. */
export interface AuthEmulator {
  /** Where it answers: what `connectAuthEmulator` wants. */
  url: string;
  /** Asks and changes what it holds, with all rights. */
  client: AuthEmulatorClient;
  /** How its accounts differ from the seed, a sentence each: the emulator leaves out what it cannot import. */
  seedProblems: string[];
  /** Its exit code, once it has ended. */
  ended: Promise<number>;
  /** The last lines that it printed: what may explain that it ended. */
  lastLines: () => string;
  stop: () => Promise<void>;
}

/**
 * Starts the Auth emulator with what it lacks. Resolves when it is ready and holds the seed.
 * @throws {Error} when the seed cannot be read, the log cannot be written, the port is taken, or the emulator does not
 * start. Nothing of it is left then
 */
export async function startAuthEmulator(options: AuthEmulatorOptions): Promise<AuthEmulator> {
  const { projectId, port = 9099, host = '127.0.0.1', seed, signal } = options;
  const currentSeed = () => (seed === undefined ? NO_SEED : readSeed(seed));
  currentSeed(); // better refused now than when all has started
  const allowOrigins = (options.allowOrigins ?? []).map(readOrigin);
  const script = findFirebaseTools();
  const spec = readApiSpec(script);
  const [auth, hub, logging] = await Promise.all([findFreePort(), findFreePort(), findFreePort()]);
  const emulatorUrl = `http://127.0.0.1:${auth}`;
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
    log = openLog(options.log); // now that no other one writes it: the port is ours
    const ports = { auth, hub, logging };
    const tools = startFirebaseTools({
      ...{ script, projectId, ports },
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
    signal?.throwIfAborted(); // stopped on purpose: its end is no failure
    throw error;
  }
}

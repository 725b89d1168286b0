import { createServer, type IncomingHttpHeaders, type RequestListener, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import type { BlockingFunctions } from '../src/client.ts';
import { createFeatures, type FeatureOptions } from '../src/features.ts';
import { findFirebaseTools } from '../src/firebase-tools/findFirebaseTools.ts';
import { readApiSpec } from '../src/firebase-tools/readApiSpec.ts';
import { createCanonicalFields } from '../src/pipeline/canonicalFields.ts';
import { createPipeline } from '../src/pipeline/createPipeline.ts';
import { createFindRoute } from '../src/pipeline/findRoute.ts';
import { type Clock, newProject, type Project } from '../src/pipeline/project.ts';
import { createProjects } from '../src/pipeline/projects.ts';
import { startProxy } from '../src/pipeline/startProxy.ts';
import { resetProject } from '../src/reset.ts';
import { NO_SEED, type Seed } from '../src/seed/readSeed.ts';
import { excludeServer } from './coverage/operationRecorder.ts';

const spec = readApiSpec(findFirebaseTools());
const findRoute = createFindRoute(spec);
const canonicalFields = createCanonicalFields(spec.components.schemas);

/** Where the app is, for links that name none. */
export const APP = 'http://localhost:5173';

interface ReceivedRequest {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Answer {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
}

interface SendOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Sent as it is, instead of the path in the address. */
  path?: string;
}

/** Starts a server that ends with the test; returns its address. */
export async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(async () => {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const url = `http://127.0.0.1:${address.port}`;
  onTestFinished(excludeServer(url));
  return url;
}

export interface Settings extends Partial<Omit<FeatureOptions, 'projects' | 'reset'>> {
  allowOrigins?: string[];
  onRefused?: (reason: string) => void;
  clock?: Clock;
  readSeed?: () => Seed;
  blockingFunctions?: BlockingFunctions;
}

interface Place {
  port?: number;
  projectId?: string;
  otherProjects?: string[];
}

/** Starts the proxy before a server that stands for the emulator. */
export async function startProxyBefore(
  emulatorUrl: string,
  settings: Settings = {},
  { port = 0, projectId = 'demo-test', otherProjects = [] }: Place = {},
) {
  const { allowOrigins = [], onRefused = () => undefined, readSeed = () => NO_SEED } = settings;
  let proxyUrl = '';
  const projects = createProjects(projectId, (id) =>
    newProject(id, { emulatorUrl, url: proxyUrl }, settings.clock),
  );
  const reset = (project: Project) => {
    const { blockingFunctions } = settings;
    return resetProject(project, { projects, seed: readSeed(), blockingFunctions });
  };
  const features = createFeatures({ print: () => undefined, reset, projects, ...settings });
  const place = { port, allowOrigins, onRefused };
  const proxy = await startProxy(place, (url) => {
    proxyUrl = url;
    for (const id of otherProjects) projects.get(id);
    return createPipeline(features, { findRoute, canonicalFields, projects });
  });
  return { ...proxy, project: projects.get(), reset: () => reset(projects.get()) };
}

/** The same, for an app at `APP`; it ends with the test. */
export async function proxyBefore(emulatorUrl: string, settings: Settings = {}, place?: Place) {
  const options = { actionUrl: `${APP}/auth/action`, ...settings };
  const proxy = await startProxyBefore(emulatorUrl, options, place);
  onTestFinished(proxy.close);
  onTestFinished(excludeServer(proxy.url));
  return proxy;
}

/** The proxy before a server that answers each request with `answer`, and remembers it. */
export async function startTestServer(
  answer: { status?: number; headers?: Record<string, string>; body?: string | Buffer } = {},
  settings: Settings = {},
  otherProjects: string[] = [],
) {
  const received: ReceivedRequest[] = [];
  const emulatorUrl = await serve(async (incoming, response) => {
    const { method, url, headers } = incoming;
    received.push({ method, url, headers, body: await buffer(incoming) });
    response.writeHead(answer.status ?? 200, answer.headers).end(answer.body);
  });
  const proxy = await proxyBefore(emulatorUrl, settings, { otherProjects });
  return { proxy, emulatorUrl, received };
}

/** Sends a request as plainly as can be: nothing is followed, added or decoded. */
export function send(url: string, { method = 'GET', headers = {}, body, path }: SendOptions = {}) {
  return new Promise<Answer>((resolve, reject) => {
    const options = { method, headers, agent: false, ...(path && { path }) };
    const outgoing = request(url, options, (incoming) => {
      buffer(incoming).then((bytes) => {
        const { statusCode: status, headers } = incoming;
        resolve({ status, headers, body: bytes, text: bytes.toString('utf8') });
      }, reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

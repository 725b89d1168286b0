import { createServer, type IncomingHttpHeaders, type RequestListener, request } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';
import { createMailbox } from '../src/mail/createMailbox.ts';
import { DEFAULT_POLICY } from '../src/policy.ts';
import { createClock } from '../src/proxy/clock.ts';
import { createCurrentPolicy } from '../src/proxy/currentPolicy.ts';
import type { ProjectSettings, ProxySettings } from '../src/proxy/exchange.ts';
import { createFaults } from '../src/proxy/faults.ts';
import { createLinkAges } from '../src/proxy/linkAges.ts';
import { createProjects } from '../src/proxy/projects.ts';
import { createRecentLogin } from '../src/proxy/recentLogin.ts';
import { startProxy } from '../src/proxy/startProxy.ts';
import { createTotpFactors } from '../src/proxy/totpFactors.ts';

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
  return `http://127.0.0.1:${address.port}`;
}

/** Starts the proxy before a server that stands for the emulator; both end with the test. */
export async function proxyBefore(
  emulatorUrl: string,
  settings: Partial<ProxySettings> = {},
  { port = 0, otherProjects = [] }: { port?: number; otherProjects?: string[] } = {},
) {
  const project: Omit<ProjectSettings, 'projectId'> = {
    clock: createClock(),
    linkAges: createLinkAges(Date.now),
    faults: createFaults(),
    policy: createCurrentPolicy(DEFAULT_POLICY),
    rateLimits: undefined,
    recentLogin: createRecentLogin(),
    fixedSmsCodes: new Map(),
    mailbox: createMailbox(),
    importedPasswords: new Map(),
    providerConfigs: new Map(),
    totp: createTotpFactors(),
    reset: async () => ({ accounts: 0, problems: [] }),
  };
  const shared = {
    emulatorUrl,
    mailTemplates: {},
    actionUrl: `${APP}/auth/action`,
    linkDomains: [],
    allowOrigins: [],
    onRefused: () => undefined,
  };
  const create = (projectId: string) => ({ ...project, ...settings, projectId });
  const projects = createProjects('demo-test', create);
  for (const id of otherProjects) projects.get(id);
  const proxy = await startProxy({ port }, { ...shared, ...settings }, projects);
  onTestFinished(proxy.close);
  return proxy;
}

/** The proxy before a server that answers each request with `answer`, and remembers it. */
export async function startTestServer(
  answer: { status?: number; headers?: Record<string, string>; body?: string | Buffer } = {},
  settings: Partial<ProxySettings> = {},
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

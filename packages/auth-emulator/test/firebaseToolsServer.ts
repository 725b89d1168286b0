import { once } from 'node:events';
import { createServer } from 'node:http';
import type { TestProject } from 'vitest/node';
import { retryTakenPort } from '../src/firebase-tools/retryTakenPort.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Answers `?project=…&file=…` with the address of the Firebase tools, which it starts at the first request. */
    firebaseToolsServer: string;
  }
}

/**
 * Lets the files of a test run share one process of the Firebase tools, which take ten seconds to start: each file has a
 * project of its own.
 */
export default async function setup(project: TestProject) {
  let starting: ReturnType<typeof startFirebaseTools> | undefined;
  const fileOf = new Map<string | null, string | null>(); // by project
  const server = createServer(async ({ url = '' }, response) => {
    const { searchParams } = new URL(url, 'http://localhost');
    const [projectId, file] = [searchParams.get('project'), searchParams.get('file')];
    const owner = fileOf.get(projectId) ?? file;
    if (owner !== file) return response.writeHead(409).end(`${projectId} belongs to ${owner}.`);
    fileOf.set(projectId, file);
    starting ??= retryTakenPort(startFirebaseTools);
    const started = await starting.catch((error: unknown) => error);
    if (started instanceof Error) response.writeHead(500).end(started.message);
    else response.end((await starting).url);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  project.provide('firebaseToolsServer', `http://127.0.0.1:${address.port}`);
  return async () => {
    server.close();
    await starting?.then(({ stop }) => stop()).catch(() => undefined); // a file has reported a failed start
  };
}

/** Imports its modules late: most runs of the unit tests need no emulator. */
async function startFirebaseTools() {
  const { findFirebaseTools } = await import('../src/firebase-tools/findFirebaseTools.ts');
  const { findFreePort } = await import('../src/firebase-tools/findFreePort.ts');
  const { startFirebaseTools: start } = await import('../src/firebase-tools/startFirebaseTools.ts');
  const { waitUntilReady } = await import('../src/firebase-tools/waitUntilReady.ts');
  const port = await findFreePort();
  const url = `http://127.0.0.1:${port}`;
  const script = findFirebaseTools();
  const onLine = () => undefined;
  const tools = await start({ script, projectId: 'demo-shared', port, allowOrigins: [], onLine });
  await waitUntilReady(url, tools);
  return { ...tools, url };
}

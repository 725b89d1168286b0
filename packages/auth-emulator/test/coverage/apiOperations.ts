import { createRequire } from 'node:module';
import { findFirebaseTools } from '../../src/firebase-tools/findFirebaseTools.ts';
import { readApiSpec } from '../../src/firebase-tools/readApiSpec.ts';
import { createFindRoute } from '../../src/pipeline/findRoute.ts';
import type { CoveredOperation } from './readCoverage.ts';

export type ApiOperation = Pick<CoveredOperation, 'id' | 'method' | 'path' | 'bare'>;

/** The emulator's functions, nested by the parts of an operation's name. `_` is one that has others below it. */
interface Implementations {
  [part: string]: Implementations | (() => unknown);
}

const script = findFirebaseTools();
const spec = readApiSpec(script);
const findRoute = createFindRoute(spec);

/** The version of the pinned Firebase tools. */
export const toolsVersion: string = createRequire(script)('../../package.json').version;

const { authOperations }: { authOperations: Implementations } = createRequire(script)(
  '../emulator/auth/operations.js',
);

function isImplemented(id: string): boolean {
  let found: Implementations[string] | undefined = authOperations;
  for (const part of id.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'function' || typeof found?._ === 'function';
}

/** Returns every operation that the pinned Firebase tools describe, in the order of their specification. */
export const apiOperations = (): ApiOperation[] =>
  Object.entries(spec.paths).flatMap(([path, { servers = spec.servers, ...operations }]) =>
    Object.entries(operations).flatMap(([method, { operationId: id }]) => {
      if (id === undefined) return [];
      const host = servers[0]?.url.replace('https://', '/') ?? '';
      return { id, method: method.toUpperCase(), path: `${host}${path}`, bare: isImplemented(id) };
    }),
  );

/** Names an operation by its method and path: the specification uses some names for two paths. */
export const keyOf = ({ method, path }: Pick<ApiOperation, 'method' | 'path'>) =>
  `${method} ${path}`;

/** Returns the key of the operation that a request is for; undefined if the API has none. */
export function requestedOperation(method: string, url: string): string | undefined {
  const address = URL.parse(url, 'http://localhost'); // `null` for a hostile one, such as `//`
  const found = address ? findRoute(method, address.pathname) : undefined;
  return found && keyOf({ method: found.route.method, path: found.route.template });
}

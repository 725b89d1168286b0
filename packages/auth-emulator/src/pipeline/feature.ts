import type { IncomingHttpHeaders } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { Effect } from '../loggedOperation.ts';
import type { Fields } from './canonicalFields.ts';
import type { Route } from './findRoute.ts';
import type { Project } from './project.ts';

export interface Env {
  Bindings: HttpBindings;
  Variables: { project: Project };
}
export type App = Hono<Env>;
export type Exchange = Context<Env>;

/** A request to the emulator. Checks read exactly this, and exactly this is forwarded. */
export interface Operation {
  /** The name in the REST API: `signInWithPassword`, `mfaSignIn:finalize`, `token`. */
  name: string;
  route: Route;
  /** The variable parts of its path, such as `tenantId`. */
  params: Record<string, string>;
  query: Record<string, string>;
  fields: Fields;
  /** Whether it has the owner's rights: a server's, not a browser's. */
  isOwner: boolean;
  /** Whether the proxy requests an e-mail's link with the owner's rights. */
  isMailed?: boolean;
  tenantId: string | undefined;
  project: Project;
  headers: IncomingHttpHeaders;
  /** The IP address of the client. */
  address: string | undefined;
  /** Aborted when the client disconnects. */
  signal: AbortSignal;
  /** For the log: see `note`. */
  effects: Effect[];
}

export interface Answer {
  status: number;
  body: Record<string, unknown>;
  location?: string | undefined;
}

type Later<Result> = Result | Promise<Result>;

/** The hooks that a feature adds to the pipeline. They run in the order of these lines. */
export interface Feature {
  /** The name in the README and in the log. */
  name: string;
  /** Serves addresses of its own. */
  routes?: (app: App) => void;
  /** Throws a `Refusal` if the operation is not allowed. */
  check?: (operation: Operation) => Later<void>;
  /** Changes the operation after every check has passed. */
  rewrite?: (operation: Operation) => Later<void>;
  /** Answers instead of the emulator. */
  answer?: (operation: Operation) => Later<Answer | undefined>;
  /** Changes an answer, including a refusal. */
  edit?: (answer: Answer, operation: Operation) => Later<Answer | undefined>;
  /** Sees each operation before the first check; the returned function sees its answer, if the client gets one. */
  watch?: (operation: Operation) => ((answer: Answer | undefined) => void) | undefined;
}

/** Notes for the log what a feature did to an operation. The pipeline notes refusals itself. */
export const note = (operation: Operation, feature: string, text: string): void =>
  void operation.effects.push({ feature, text });

export const success = (body: object): Answer => ({ status: 200, body: { ...body } });

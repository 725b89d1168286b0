import type { IncomingHttpHeaders } from 'node:http';
import type { HttpBindings } from '@hono/node-server';
import type { Context, Hono } from 'hono';
import type { Fields } from './canonicalFields.ts';
import type { Route } from './findRoute.ts';
import type { Project } from './project.ts';

export interface Env {
  Bindings: HttpBindings;
  Variables: { project: Project };
}
export type App = Hono<Env>;
export type Exchange = Context<Env>;

/** What a request asks of the emulator. Checks read exactly this, and exactly this is forwarded. */
export interface Operation {
  /** Its name in the REST API: `signInWithPassword`, `mfaSignIn:finalize`, `token`. */
  name: string;
  route: Route;
  /** The variable parts of its path, such as `tenantId`. */
  params: Record<string, string>;
  query: Record<string, string>;
  fields: Fields;
  /** Whether it has the emulator owner's rights: those of a server, not of a person's browser. */
  isOwner: boolean;
  /** Whether it is an e-mail whose link the proxy asks for in the owner's name. */
  isMailed?: boolean;
  tenantId: string | undefined;
  project: Project;
  headers: IncomingHttpHeaders;
  /** The IP address of the client. */
  address: string | undefined;
  /** Aborted when the client gives up. */
  signal: AbortSignal;
}

export interface Answer {
  status: number;
  body: Record<string, unknown>;
  location?: string | undefined;
}

type Later<Result> = Result | Promise<Result>;

/** What a part of the proxy adds to the pipeline, in the order of these lines. */
export interface Feature {
  /** Serves addresses of its own. */
  routes?: (app: App) => void;
  /** Throws a `Refusal` when an operation may not be executed. */
  check?: (operation: Operation) => Later<void>;
  /** Changes what the emulator executes. Every check has passed then. */
  rewrite?: (operation: Operation) => Later<void>;
  /** Answers an operation in the emulator's place. */
  answer?: (operation: Operation) => Later<Answer | undefined>;
  /** Changes an answer, that of a refusal as well. */
  edit?: (answer: Answer, operation: Operation) => Later<Answer | undefined>;
}

/** The answer to an operation that succeeded. */
export const success = (body: object): Answer => ({ status: 200, body: { ...body } });

/** The effect of a feature of the proxy on an operation. */
export interface Effect {
  /** The feature's name, such as `faults`. */
  feature: string;
  text: string;
}

export interface LoggedOperation {
  /** Counts from 1 since the start. */
  id: number;
  /** Milliseconds since 1970, by the project's clock. */
  at: number;
  /** The name in the REST API, such as `signInWithPassword`. */
  operation: string;
  /** `tool` is the emulator itself, its page, the panel, or this client. */
  caller: 'app' | 'admin' | 'tool';
  account?: { localId?: string; email?: string };
  /** The HTTP status; 0 if the client got no answer. */
  status: number;
  /** The provider's code of the error. */
  error?: string;
  milliseconds: number;
  effects: Effect[];
  /** The fields of the request, `{ cut: true }` if they take more than 4 kB. */
  request?: unknown;
  response?: unknown;
}

export type Call = <Answer>(method: string, path: string, body?: object) => Promise<Answer>;

/** The header that names the project of a request. An API key names an app, not a project. */
export const projectHeader = 'x-toystore-project';

export class EmulatorError extends Error {
  /** The HTTP status; `undefined` if the emulator did not answer. */
  readonly status: number | undefined;

  constructor(message: string, { status, cause }: { status?: number; cause?: unknown }) {
    super(message, { cause });
    this.status = status;
  }
}

export interface ClientOptions {
  /** The emulator's address, such as `http://127.0.0.1:9099`. */
  url: string;
  /** The project that the emulator was started with, or any other: the emulator creates it. */
  projectId: string;
  /** Replaces the global `fetch`. */
  fetch?: typeof fetch;
  /** Milliseconds until a request fails. */
  timeout?: number;
}

export function createCall({ url, projectId, fetch, timeout = 10_000 }: ClientOptions): Call {
  const send = fetch ?? globalThis.fetch;
  return async <Answer>(method: string, path: string, body?: object): Promise<Answer> => {
    const response = await send(`${url}/${path}`, {
      method,
      headers: {
        authorization: 'Bearer owner',
        'content-type': 'application/json',
        [projectHeader]: projectId,
      },
      signal: AbortSignal.timeout(timeout),
      ...(body && { body: JSON.stringify(body) }),
    }).catch((cause: unknown) => {
      throw new EmulatorError(`The emulator does not answer at ${url}.`, { cause });
    });
    const answer = await response.json().catch(() => undefined);
    if (response.ok) return answer;
    const { status } = response;
    const reason = answer?.error?.message ?? `HTTP ${status}`;
    throw new EmulatorError(`The emulator refused ${method} ${path}: ${reason}`, { status });
  };
}

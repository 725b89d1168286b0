/** A request that is refused, with the provider's message or with the emulator's own answer. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: object;

  constructor(message: string, status = 400, body: object = errorBody(status, message)) {
    super(message);
    this.status = status;
    this.body = body;
  }
}

/** An error in the form of Google's APIs, which the SDK reads. */
export function errorBody(code: number, message: string) {
  return { error: { code, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } };
}

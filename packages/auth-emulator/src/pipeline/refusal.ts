/** A refusal of a request, with the provider's message or the emulator's answer. */
export class Refusal extends Error {
  readonly status: number;
  readonly body: object;

  constructor(message: string, status = 400, body: object = errorBody(status, message)) {
    super(message);
    this.status = status;
    this.body = body;
  }
}

/** Lets the connection end in the middle of an answer: browsers repeat a request of which they have received nothing. */
export class CutAnswer extends Error {}

/** Returns an error in the form of Google's APIs. */
export function errorBody(code: number, message: string) {
  return { error: { code, message, errors: [{ message, reason: 'invalid', domain: 'global' }] } };
}

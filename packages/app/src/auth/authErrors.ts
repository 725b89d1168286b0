import { authErrorCode, textOf } from './authErrorCode.ts';

/** A provider's error as a shopper sees it: its message word for word, and one sentence of help for a known code. */
export interface AuthFailure {
  message: string;
  help?: string;
}

/** What an operation rejects with when the provider's code could not be loaded. The message is fit for a shopper. */
export class AuthUnavailableError extends Error {
  override readonly name = 'AuthUnavailableError';

  constructor(cause: unknown) {
    super(
      'The account service could not be loaded. Please check your connection, then try again.',
      {
        cause,
      },
    );
  }
}

const NO_MESSAGE = 'Something went wrong. Please try again.';

/** Fetches the sentences of help; none when they do not arrive. */
export const loadHelp = () =>
  import('./authErrorHelp.ts').then(
    ({ helpByCode }) => helpByCode,
    () => new Map<string, string>(),
  );

/** What a thrown value says, word for word. */
export function messageOf(error: unknown): string {
  const message = typeof error === 'string' ? error : textOf(error, 'message');
  return message?.trim() ? message : NO_MESSAGE;
}

/** Reads any thrown value: an error with an unknown code or none still shows what it says. */
export async function describeAuthError(error: unknown): Promise<AuthFailure> {
  const message = messageOf(error);
  const help = (await loadHelp()).get(authErrorCode(error));
  return help === undefined ? { message } : { message, help };
}

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type AuthFailure, AuthUnavailableError, authErrorCode } from '../../auth/authErrors.ts';
import { describeAuthError } from '../../auth/describeAuthError.ts';

/** What became of an e-mail's action code. */
type ActionCodeState<Result> =
  | { status: 'pending' }
  | { status: 'succeeded'; result: Result }
  | { status: 'failed'; failure: AuthFailure; retry?: () => void };

/**
 * Sends the action code of an e-mail to the provider, once: most codes are valid once only. Where the provider could
 * not be reached, the state has a `retry`. One code a component: give it a `key`.
 */
export function useActionCode<Result>(send: () => Promise<Result>): ActionCodeState<Result> {
  const [state, setState] = useState<ActionCodeState<Result>>({ status: 'pending' });
  const isSent = useRef(false);

  const start = () => {
    setState({ status: 'pending' });
    send().then(
      (result) => setState({ status: 'succeeded', result }),
      (error: unknown) =>
        setState({
          status: 'failed',
          failure: describeAuthError(error),
          ...(wasNotReached(error) && { retry: start }),
        }),
    );
  };
  const onMount = useEffectEvent(start);

  useEffect(() => {
    if (isSent.current) return; // React may run an effect twice
    isSent.current = true;
    onMount();
  }, []);

  return state;
}

const wasNotReached = (error: unknown) =>
  error instanceof AuthUnavailableError || authErrorCode(error) === 'auth/network-request-failed';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { authErrorCode } from '../../auth/authErrorCode.ts';
import { type AuthFailure, describeAuthError } from '../../auth/authErrors.ts';

/** What became of an e-mail's code. */
export type CodeAnswer<Result> =
  | { status: 'asking' }
  | { status: 'done'; result: Result }
  | { status: 'failed'; failure: AuthFailure; retry?: () => void };

/**
 * Asks the provider about the code of an e-mail, once: most codes count once only. Where it could not be
 * reached, the answer holds the way to ask again. One code a component: give it a `key`.
 */
export function useCodeAnswer<Result>(ask: () => Promise<Result>): CodeAnswer<Result> {
  const [answer, setAnswer] = useState<CodeAnswer<Result>>({ status: 'asking' });
  const [attempt, setAttempt] = useState(1);
  const asked = useRef(0);
  const onAsk = useEffectEvent(ask);

  useEffect(() => {
    if (asked.current === attempt) return; // React may run an effect twice
    asked.current = attempt;
    const retry = () => {
      setAnswer({ status: 'asking' });
      setAttempt(attempt + 1);
    };
    onAsk().then(
      (result) => setAnswer({ status: 'done', result }),
      async (error: unknown) =>
        setAnswer({
          status: 'failed',
          failure: await describeAuthError(error),
          ...(authErrorCode(error) === 'auth/network-request-failed' && { retry }),
        }),
    );
  }, [attempt]);

  return answer;
}

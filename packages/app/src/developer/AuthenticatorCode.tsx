import { TextButton, VisuallyHidden } from '@toystore/ui';
import { useEffect, useState } from 'react';
import styles from './Accounts.module.css';
import type { RunAction } from './runAction.ts';
import { typeCode } from './typeCode.ts';

const PERIOD = 30; // seconds that a code is shown

interface AuthenticatorCodeProps {
  code: string;
  /** The account's name in the button's label. */
  who: string;
  run: RunAction;
}

/** The current code of an account's authenticator app, its remaining time, and a button that types it. */
export function AuthenticatorCode({ code, who, run }: AuthenticatorCodeProps) {
  const secondsLeft = useSecondsLeft();

  const type = () =>
    run('Typing the code …', async () => {
      typeCode(code);
      return `The code of ${who} is typed.`;
    });

  return (
    <p className={styles.authenticator}>
      <span>
        <span>Code</span>{' '}
        <span className={styles.code}>{`${code.slice(0, 3)} ${code.slice(3)}`}</span>
      </span>
      <span className={styles.name}>{`another one in ${secondsLeft} s`}</span>
      <TextButton
        className={styles.action}
        onMouseDown={(event) => event.preventDefault()} // keeps the focus in the page's field
        onClick={type}
      >
        <span>
          <span>Type code</span>
          <VisuallyHidden>{` of ${who}`}</VisuallyHidden>
        </span>
      </TextButton>
    </p>
  );
}

/** Returns the seconds until authenticator apps show the next code. */
function useSecondsLeft(): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return PERIOD - (Math.floor(now / 1000) % PERIOD);
}

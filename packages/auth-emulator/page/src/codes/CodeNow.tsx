import { PERIOD } from '../api/projectData.ts';
import { useNow } from '../shell/useNow.ts';
import * as text from '../ui/text.module.css';
import * as styles from '../ui/text.module.css';

const SECONDS = PERIOD / 1000;
const SOON = 5; // seconds: too few to type six digits

/** Groups a code's digits as authenticator apps do. */
const spaced = (code: string) => code.replace(/^(\d{3})(\d{3})$/, '$1 $2');

/** Renders the current code of an authenticator app, and for how long the app shows it. */
export function CodeNow({ code }: { code: string }) {
  const left = SECONDS - (useNow().seconds % SECONDS);
  return (
    <span className={styles.now}>
      <span className={text.code}>{spaced(code)}</span>
      <span className={styles.ring} style={{ '--part': left / SECONDS }} aria-hidden="true" />
      <span className={text.soft}>{left < SOON ? `${left} s, use the next one` : `${left} s`}</span>
    </span>
  );
}

import { useState } from 'react';
import type { LoggedOperation } from '../../../src/client.ts';
import { useLive, useProject } from '../api/useLive.ts';
import { Button } from '../ui/Button.tsx';
import { Cell, Row } from '../ui/Table.tsx';
import * as text from '../ui/text.module.css';
import * as styles from './LogView.module.css';
import { bodyText, hasSecrets } from './masked.ts';
import { meaningOf } from './result.ts';

const CALLERS = { app: 'an app', admin: 'the Admin SDK', tool: 'this page or a test' };

/** Renders what an operation sent and got, and what features did to it. Passwords and tokens are masked at first. */
export function OperationDetails({ operation }: { operation: LoggedOperation }) {
  const [isShown, setShown] = useState(false);
  const { data: bodies, problem } = useLive(useProject().operation(operation.id));
  const meaning = meaningOf(operation);
  const secret = hasSecrets(bodies?.request) || hasSecrets(bodies?.response);
  return (
    <Row className={styles.details}>
      <Cell colSpan={5}>
        <div className={styles.parts}>
          <p>
            {meaning && <b>{meaning} </b>}
            Called by {CALLERS[operation.caller]}.
          </p>
          {operation.effects.length > 0 && (
            <ul className={styles.effects} aria-label="What the emulator did">
              {operation.effects.map(({ feature, text: done }) => (
                <li key={`${feature} ${done}`}>
                  <code>{feature}</code>: {done}
                </li>
              ))}
            </ul>
          )}
          {problem && <p>{problem}</p>}
          {bodies && (
            <div className={styles.pair}>
              <Body title="Request" body={bodies.request} isShown={isShown} />
              <Body title="Answer" body={bodies.response} isShown={isShown} />
            </div>
          )}
          {secret && (
            <div>
              <Button aria-pressed={isShown} onClick={() => setShown(!isShown)}>
                Show passwords and tokens
              </Button>
            </div>
          )}
        </div>
      </Cell>
    </Row>
  );
}

const isCut = (body: unknown) => typeof body === 'object' && body !== null && 'cut' in body;

const Body = ({ title, body, isShown }: { title: string; body: unknown; isShown: boolean }) => (
  <div>
    <p className={text.small}>
      <b>{title}</b>
    </p>
    <pre className={text.snippet}>
      {isCut(body) ? 'Longer than 4 kB: not kept' : bodyText(body, isShown) || 'Empty'}
    </pre>
  </div>
);

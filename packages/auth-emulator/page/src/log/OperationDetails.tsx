import { useState } from 'react';
import type { LoggedOperation } from '../../../src/client.ts';
import { useLive, useProject } from '../api/useLive.ts';
import { Button, Buttons } from '../ui/Button.tsx';
import * as layout from '../ui/layout.module.css';
import { Cell, Row } from '../ui/Table.tsx';
import * as text from '../ui/text.module.css';
import * as styles from './LogView.module.css';
import { bodyText, hasSecrets } from './masked.ts';
import { isDelivery, meaningOf } from './result.ts';

const CALLERS = { app: 'an app', admin: 'the Admin SDK', tool: 'this page or a test' };

/** Renders what an operation sent and got, and what features did to it. Passwords and tokens are masked at first. */
export function OperationDetails({ operation }: { operation: LoggedOperation }) {
  const [isShown, setShown] = useState(false);
  const { data: bodies, problem } = useLive(useProject().operation(operation.id));
  const meaning = meaningOf(operation);
  return (
    <Row className={styles.open}>
      <Cell colSpan={5}>
        <p>
          {meaning && <b>{`${meaning} `}</b>}
          <span>
            {isDelivery(operation)
              ? 'Sent by the emulator.'
              : `Called by ${CALLERS[operation.caller]}.`}
          </span>
        </p>
        {operation.effects.map(({ feature, text: done }) => (
          <p key={`${feature} ${done}`}>
            <code>{feature}</code>: {done}
          </p>
        ))}
        {problem && <p>{problem}</p>}
        {bodies && (
          <div className={layout.columns}>
            <Body title="Request" body={bodies.request} isShown={isShown} />
            <Body title="Answer" body={bodies.response} isShown={isShown} />
          </div>
        )}
        {(hasSecrets(bodies?.request) || hasSecrets(bodies?.response)) && (
          <Buttons>
            <Button
              label="Show passwords and tokens"
              aria-pressed={isShown}
              onClick={() => setShown(!isShown)}
            />
          </Buttons>
        )}
      </Cell>
    </Row>
  );
}

const isCut = (body: unknown) => typeof body === 'object' && body !== null && 'cut' in body;

const Body = ({ title, body, isShown }: { title: string; body: unknown; isShown: boolean }) => (
  <figure>
    <figcaption className={text.small}>{title}</figcaption>
    <pre className={text.snippet}>
      {isCut(body) ? 'Longer than 4 kB: not kept' : bodyText(body, isShown) || 'Empty'}
    </pre>
  </figure>
);

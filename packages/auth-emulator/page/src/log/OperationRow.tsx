import { memo } from 'react';
import type { LoggedOperation } from '../../../src/client.ts';
import { Badge } from '../ui/Badge.tsx';
import { Breakable } from '../ui/Breakable.tsx';
import { Icon } from '../ui/Icon.tsx';
import { Cell, Row, RowHeader } from '../ui/Table.tsx';
import * as text from '../ui/text.module.css';
import { exactTime } from '../ui/times.ts';
import * as styles from './LogView.module.css';
import { OperationDetails } from './OperationDetails.tsx';
import { RESULTS, resultOf } from './result.ts';

interface OperationRowProps {
  operation: LoggedOperation;
  isOpen: boolean;
  onToggle: (id: number) => void;
}

/** Renders an operation; what it sent and got is in a row below it. */
export const OperationRow = memo(
  ({ operation, isOpen, onToggle }: OperationRowProps) => {
    const { id, at, operation: name, account, status, error, milliseconds } = operation;
    const { label, icon, tone } = RESULTS[resultOf(operation)];
    const time = exactTime(at);
    const who = account?.email ?? account?.localId;
    return (
      <>
        <Row className={isOpen ? styles.open : undefined}>
          <Cell className={`${text.numbers} ${text.mono}`}>{time}</Cell>
          <RowHeader>
            <button
              type="button"
              className={styles.expand}
              aria-expanded={isOpen}
              onClick={() => onToggle(id)}
            >
              <Icon name={isOpen ? 'down' : 'right'} />
              {name}
              <span className={text.hidden}>, request and answer of {time}</span>
            </button>
          </RowHeader>
          <Cell className={text.wraps}>{who && <Breakable text={who} />}</Cell>
          <Cell>
            <Badge icon={icon} tone={tone}>
              {label}
            </Badge>{' '}
            <code className={text.small}>
              {[status || undefined, error].filter(Boolean).join(' ')}
            </code>
          </Cell>
          <Cell className={`${text.numbers} ${text.soft}`}>{milliseconds}&nbsp;ms</Cell>
        </Row>
        {isOpen && <OperationDetails operation={operation} />}
      </>
    );
  },
  // `onToggle` is another function at each render, and does the same.
  (last, next) => last.operation === next.operation && last.isOpen === next.isOpen,
);

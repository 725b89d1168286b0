import { ChevronDown, ChevronRight } from 'lucide-react';
import { memo } from 'react';
import type { LoggedOperation } from '../../../src/client.ts';
import { Badge } from '../ui/Badge.tsx';
import { Breakable } from '../ui/Breakable.tsx';
import { Button } from '../ui/Button.tsx';
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
    const time = exactTime(at);
    return (
      <>
        <Row className={isOpen ? styles.open : undefined}>
          <Cell>{time}</Cell>
          <RowHeader>
            <Button
              label={name}
              of={`request and answer of ${time}`}
              icon={isOpen ? ChevronDown : ChevronRight}
              look="quiet"
              aria-expanded={isOpen}
              onClick={() => onToggle(id)}
            />
          </RowHeader>
          <Cell className={text.wraps}>
            <Breakable text={account?.email ?? account?.localId ?? ''} />
          </Cell>
          <Cell>
            <Badge {...RESULTS[resultOf(operation)]} />{' '}
            <code>{[status || undefined, error].filter(Boolean).join(' ')}</code>
          </Cell>
          <Cell className={text.soft}>{`${milliseconds} ms`}</Cell>
        </Row>
        {isOpen && <OperationDetails operation={operation} />}
      </>
    );
  },
  // `onToggle` is another function at each render, and does the same.
  (last, next) => last.operation === next.operation && last.isOpen === next.isOpen,
);

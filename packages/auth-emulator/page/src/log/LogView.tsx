import { ChevronDown, ChevronRight, List } from 'lucide-react';
import { memo, useState } from 'react';
import type { LoggedOperation } from '../../../src/client.ts';
import { useLive, useProject } from '../api/useLive.ts';
import { Badge } from '../ui/Badge.tsx';
import { Button } from '../ui/Button.tsx';
import { Check, Input, Select } from '../ui/Field.tsx';
import * as layout from '../ui/layout.module.css';
import { Cell, Row, RowHeader, Table } from '../ui/Table.tsx';
import * as text from '../ui/text.module.css';
import { exactTime } from '../ui/times.ts';
import { Breakable, Empty, Problem, View } from '../ui/View.tsx';
import * as styles from './LogView.module.css';
import { OperationDetails } from './OperationDetails.tsx';
import { isDelivery, RESULTS, type Result, resultOf } from './result.ts';

const SHOWN = 100;

/** Renders the last operations, newest first. Opening a row pauses it, so that the row does not move away. */
export function LogView() {
  const project = useProject();
  const { data: live, problem } = useLive(project.log);
  const [paused, setPaused] = useState<LoggedOperation[]>();
  const [search, setSearch] = useState('');
  const [result, setResult] = useState<Result | 'all'>('all');
  const [withTools, setWithTools] = useState(false);
  const [shown, setShown] = useState(SHOWN);
  const [open, setOpen] = useState<number>();
  const operations = paused ?? live;
  const words = search.trim().toLowerCase();
  const found = operations?.filter(
    (operation) =>
      (withTools || operation.caller !== 'tool' || isDelivery(operation)) &&
      (result === 'all' || resultOf(operation) === result) &&
      textOf(operation).includes(words),
  );
  const toggle = (id: number) => {
    setPaused(operations);
    setOpen((last) => (last === id ? undefined : id));
  };
  return (
    <View
      title="Log"
      summary={`The last ${(1000).toLocaleString('en')} requests of ${project.projectId}, newest first.`}
      actions={
        <Button
          label="Pause"
          aria-pressed={paused !== undefined}
          onClick={() => setPaused(paused ? undefined : live)}
        />
      }
    >
      <div className={layout.card}>
        <search className={layout.toolbar} aria-label="Log">
          <Input
            label="Search"
            type="search"
            placeholder="Operation, account or code"
            value={search}
            onChange={setSearch}
          />
          <Select
            label="Result"
            options={{ all: 'All', ...RESULTS }}
            value={result}
            onChange={setResult}
          />
          <Check label="This page’s, too" checked={withTools} onChange={setWithTools} />
        </search>
        <Problem text={problem} />
        {found?.length === 0 && (
          <Empty icon={List} title="No request">
            <p>
              {words
                ? 'No request matches the search.'
                : 'Use your app: its requests are listed here.'}
            </p>
          </Empty>
        )}
        {found && found.length > 0 && (
          <Table
            label="Requests"
            className={styles.log}
            columns={['Time', 'Operation', 'Account', 'Result', 'Took']}
          >
            {found.slice(0, shown).map((operation) => (
              <OperationRow
                key={operation.id}
                operation={operation}
                isOpen={operation.id === open}
                onToggle={toggle}
              />
            ))}
          </Table>
        )}
        {found && found.length > shown && (
          <div className={layout.foot}>
            <Button
              label={`Show ${Math.min(SHOWN, found.length - shown)} older ones`}
              onClick={() => setShown((last) => last + SHOWN)}
            />
          </div>
        )}
      </div>
    </View>
  );
}

const textOf = ({ operation, account, error, status }: LoggedOperation) =>
  [operation, account?.email, account?.localId, error, status].join(' ').toLowerCase();

interface OperationRowProps {
  operation: LoggedOperation;
  isOpen: boolean;
  onToggle: (id: number) => void;
}

/** Renders an operation; what it sent and got is in a row below it. */
const OperationRow = memo(
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

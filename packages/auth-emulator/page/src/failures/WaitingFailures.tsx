import type { Fault } from '../../../src/client.ts';
import { useProject } from '../api/useLive.ts';
import { act } from '../shell/notices.ts';
import { Button } from '../ui/Button.tsx';
import * as layout from '../ui/layout.module.css';
import { Actions, Cell, Row, RowHeader, Table } from '../ui/Table.tsx';
import * as text from '../ui/text.module.css';
import { Card } from '../ui/View.tsx';
import { replaceFaults, waitingOf } from './commonFailures.ts';

const sameFault = (one: Fault, other: Fault) => JSON.stringify(one) === JSON.stringify(other);

/** Returns what a failing request gets. */
function answerOf({ error, delay }: Fault): string {
  const late = delay > 0 ? `, ${delay} ms late` : '';
  if (error === 'delay') return `only late: ${delay} ms`;
  if (error === 'hang') return `no answer${late}`;
  if (error === 'close') return `closed connection${late}`;
  return `${typeof error === 'number' ? `HTTP ${error}` : error.split(' ')[0]}${late}`;
}

const whoseOf = ({ account, admin }: Fault) =>
  [account?.email ?? account?.localId ?? 'Any account', admin && 'Admin SDK']
    .filter(Boolean)
    .join(', ');

/** Renders the failures that wait for a number of requests. */
export function WaitingFailures({ faults }: { faults: Fault[] }) {
  const { client } = useProject();
  const waiting = waitingOf(faults);
  const clear = (fault: Fault) => {
    const without = (all: Fault[]) => {
      const index = all.findIndex((one) => sameFault(one, fault));
      return all.filter((_, at) => at !== index);
    };
    act(() => replaceFaults(client, without), `The failure of ${fault.operation} is cleared.`);
  };
  return (
    <Card title="Waiting" isFull>
      {waiting.length === 0 ? (
        <p className={`${layout.body} ${text.soft}`}>No failure waits for a request.</p>
      ) : (
        <Table
          label="Failures that wait"
          columns={['Operation', 'Answer', 'Whose', 'Left', 'Actions']}
        >
          {waiting.map((fault, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: failures have no name, and equal ones may wait
            <Row key={index}>
              <RowHeader>
                <code>{fault.operation === '*' ? 'any operation' : fault.operation}</code>
              </RowHeader>
              <Cell>
                <code>{answerOf(fault)}</code>
              </Cell>
              <Cell className={text.wraps}>{whoseOf(fault)}</Cell>
              <Cell label="Left">
                {fault.times.toLocaleString('en')}
                {fault.every && `, each ${fault.every}th`}
              </Cell>
              <Actions>
                <Button
                  label="Clear"
                  of={`the failure of ${fault.operation}`}
                  onClick={() => clear(fault)}
                />
              </Actions>
            </Row>
          ))}
        </Table>
      )}
    </Card>
  );
}
